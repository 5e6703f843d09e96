import { createHash } from 'node:crypto';
import { maxAge, retryAfter, type Waiting } from '#core/feeds/poll-plan.ts';
import { problemOfStatus, type SourceProblem } from '#core/feeds/source-problem.ts';
import type { Outbound, OutboundReply } from '#server/outbound/outbound.ts';
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

const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const NOTHING: Waiting = { retryAfterMs: null, maxAgeMs: null, ttlMs: null };

/**
 * Fetches a feed conditionally through the guarded client. Follows redirects here, to know which
 * are permanent. Never throws.
 */
export async function fetchFeed(
	address: string,
	condition: Condition,
	{ deadlineMs = FEED_LIMITS.deadlineMs, ...fetching }: Fetching,
): Promise<FetchedFeed> {
	const deadline = performance.now() + deadlineMs;
	let [at, permanent] = [address, true];
	let movedTo: string | null = null;
	for (let hop = 0; hop <= FEED_LIMITS.maxRedirects; hop += 1) {
		const asked = await ask(at, condition, {
			...fetching,
			deadlineMs: Math.ceil(deadline - performance.now()),
		});
		if (!asked.ok)
			return {
				...NOTHING,
				movedTo: null,
				outcome: { kind: 'problem', problem: asked.error, status: null },
			};
		const { status, headers } = asked.value;
		const next = REDIRECTS.has(status) ? URL.parse(headers.location ?? '', at) : null;
		if (!REDIRECTS.has(status) || headers.location === undefined)
			return judge(asked.value, { condition, movedTo, now: fetching.now });
		if (next === null || (at.startsWith('https:') && next.protocol === 'http:')) break;
		permanent &&= PERMANENT.has(status);
		movedTo = permanent ? next.href : null;
		at = next.href;
	}
	return {
		...NOTHING,
		movedTo: null,
		outcome: { kind: 'problem', problem: 'redirects', status: null },
	};
}

function ask(
	url: string,
	{ etag, lastModified }: Condition,
	{ outbound, userAgent, signal, deadlineMs }: Fetching & { deadlineMs: number },
) {
	const { maxBytes, protocols } = FEED_LIMITS;
	return outbound.request({
		...{ url, maxBytes, protocols, deadlineMs: Math.max(deadlineMs, 1) },
		...(signal === undefined ? {} : { signal }),
		headers: {
			...{ accept: FEED_ACCEPT, 'user-agent': userAgent },
			...(etag === null ? {} : { 'if-none-match': etag }),
			...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
		},
	});
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
	const bodyHash = createHash('sha256').update(body).digest('hex');
	const learnt = {
		etag: headerOf(headers.etag),
		lastModified: headerOf(headers['last-modified']),
		bodyHash,
	};
	// Some sources change validators without changing content: the hash avoids parsing it again.
	if (bodyHash === condition.bodyHash)
		return { ...waiting, movedTo, outcome: { kind: 'unchanged', status: 200, condition: learnt } };
	const contentType = headers['content-type'] ?? null;
	return {
		...waiting,
		movedTo,
		outcome: { kind: 'document', body, contentType, url, condition: learnt },
	};
}

/** Stored only if it can be sent back as a header: bounded, with visible characters only. */
function headerOf(value: string | undefined): string | null {
	return value === undefined || value.length > 500 || !/^[\x20-\x7e]+$/.test(value) ? null : value;
}
