import { maxAge, retryAfter, type Waiting } from '#core/feeds/poll-plan.ts';
import { problemOfStatus, type SourceProblem } from '#core/feeds/source-problem.ts';
import { conditionHeaders, validatorsOf } from '#server/outbound/condition.ts';
import type { Outbound, OutboundReply } from '#server/outbound/outbound.ts';
import { requestMoved } from '#server/outbound/request-moved.ts';
import { FEED_ACCEPT, FEED_LIMITS } from './feed-limits.ts';
import type { SourceMemory } from './feed-source.ts';

/** Validators, so that an unchanged feed is neither sent nor parsed again. */
type Condition = Pick<SourceMemory, 'etag' | 'lastModified' | 'bodyHash'>;

export type FetchedFeed = Waiting & {
	/** Target of permanent redirects only; null = none. */
	movedTo: string | null;
	outcome:
		| {
				kind: 'document';
				body: Buffer;
				contentType: string | null;
				url: string;
				condition: Condition;
		  }
		| { kind: 'unchanged'; status: 200 | 304; condition: Condition }
		| { kind: 'problem'; problem: SourceProblem; status: number | null };
};

export type Fetching = {
	outbound: Outbound;
	userAgent: string;
	now: number;
	signal?: AbortSignal | undefined;
	/** For the whole response including redirects, milliseconds. */
	deadlineMs?: number | undefined;
};

const NOTHING: Waiting = { retryAfterMs: null, maxAgeMs: null, ttlMs: null };

/** Fetches a feed conditionally through the guarded client. Never throws. */
export async function fetchFeed(
	address: string,
	condition: Condition,
	{ deadlineMs = FEED_LIMITS.deadlineMs, ...fetching }: Fetching,
): Promise<FetchedFeed> {
	const { outbound, userAgent, now, signal } = fetching;
	const { etag, lastModified } = condition;
	const asked = await requestMoved(outbound, {
		...FEED_LIMITS,
		...{ url: address, deadlineMs, signal },
		headers: {
			...{ accept: FEED_ACCEPT, 'user-agent': userAgent },
			...conditionHeaders({ etag, lastModified }),
		},
	});
	if (!asked.ok)
		return {
			...NOTHING,
			movedTo: null,
			outcome: { kind: 'problem', problem: asked.error, status: null },
		};
	return judge(asked.value.reply, { condition, movedTo: asked.value.movedTo, now });
}

type Judging = { condition: Condition; movedTo: string | null; now: number };

function judge(
	{ status, headers, body, url }: OutboundReply,
	{ condition, movedTo, now }: Judging,
): FetchedFeed {
	const waiting = {
		retryAfterMs: retryAfter(headers['retry-after'], now),
		maxAgeMs: maxAge(headers['cache-control'], headers.age),
		ttlMs: null,
	};
	// A 304 has no body; one that is sent anyway is ignored.
	if (status === 304)
		return { ...waiting, movedTo, outcome: { kind: 'unchanged', status: 304, condition } };
	if (status !== 200)
		return {
			...waiting,
			movedTo: null,
			outcome: { kind: 'problem', problem: problemOfStatus(status), status },
		};
	const learnt = validatorsOf(headers, body);
	// Some sources change validators without changing content: the hash avoids parsing it again.
	if (learnt.bodyHash === condition.bodyHash)
		return { ...waiting, movedTo, outcome: { kind: 'unchanged', status: 200, condition: learnt } };
	const contentType = headers['content-type'] ?? null;
	return {
		...waiting,
		movedTo,
		outcome: { kind: 'document', body, contentType, url, condition: learnt },
	};
}
