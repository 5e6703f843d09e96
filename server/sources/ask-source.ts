import { retryAfter } from '#core/feeds/poll-plan.ts';
import { IMPORT_FILE_BYTES } from '#core/importing/limits.ts';
import type { KeptAnswer, SourceConfiguration } from '#core/sources/game-source.ts';
import { holdsKey, renderAddress } from '#core/sources/render-address.ts';
import {
	type GameSourceProblem,
	problemOfAnswer,
	waitInWords,
} from '#core/sources/source-problem.ts';
import type { AppContext } from '#server/context.ts';
import type { LoadedSource } from '#server/importing/source/load-source.ts';
import { conditionHeaders, validatorsOf } from '#server/outbound/condition.ts';
import type { OutboundReply } from '#server/outbound/outbound.ts';
import { requestMoved } from '#server/outbound/request-moved.ts';

/** `sealedKey` null = none. */
export type AskedSource = SourceConfiguration & { sealedKey: string | null };
export type AskContext = Pick<AppContext, 'outbound' | 'config' | 'identity'>;

/** What came: a document, the same as before, or why nothing did. `moved`: a permanent redirect. */
type SourceAnswer = {
	movedTo: string | null;
	waitMs: number | null;
	status: number | null;
} & (
	| { kind: 'document'; document: LoadedSource; validators: Validators }
	| { kind: 'unchanged'; validators: Validators }
	| { kind: 'problem'; problem: GameSourceProblem }
);

const LIMITS = {
	maxBytes: IMPORT_FILE_BYTES,
	deadlineMs: 30_000,
	maxRedirects: 5,
	protocols: ['https:', 'http:'],
} as const;
/** A refusal is named at the beginning of a body. */
const HEAD_BYTES = 20_000;
const NEVER: Validators = { etag: null, lastModified: null, bodyHash: null };

type Validators = Pick<KeptAnswer, 'etag' | 'lastModified' | 'bodyHash'>;

type Asking = {
	/** UTC milliseconds. */
	now: number;
	/** The day that the address is for, YYYY-MM-DD in São Paulo. */
	day: string;
	/** Of the last answer of the same address. */
	known?: Validators | undefined;
	signal?: AbortSignal | undefined;
};

/** Asks a source through the guarded client, with its key where it needs one. Never throws. */
export async function askSource(
	{ outbound, config, identity }: AskContext,
	source: AskedSource,
	{ now, day, known = NEVER, signal }: Asking,
): Promise<SourceAnswer> {
	const { template, season, keyHeader, sealedKey } = source;
	const key = sealedKey === null ? null : identity.box.open('source-key', sealedKey);
	if (sealedKey !== null && key === null) return refused('key-sealed');
	if (keyHeader !== null && key === null) return refused('no-key');
	const address = renderAddress(template, { day, season }, key);
	if (!address.ok) return refused(address.error);
	const asked = await requestMoved(outbound, {
		...{ ...LIMITS, url: address.value, signal },
		headers: { 'user-agent': agentOf(config), ...conditionHeaders(known) },
		secretHeaders: keyHeader === null || key === null ? {} : { [keyHeader]: key },
	});
	if (!asked.ok) return refused(asked.error);
	const { reply, movedTo } = asked.value;
	const shared = { movedTo: holdsKey(template) ? null : movedTo, status: reply.status };
	return { ...shared, ...judge(reply, { known, hasKey: key !== null, now }) };
}

type Judging = { known: Validators; hasKey: boolean; now: number };

function judge({ status, headers, body, url }: OutboundReply, { known, hasKey, now }: Judging) {
	if (status === 304) return { kind: 'unchanged', validators: known, waitMs: null } as const;
	const text = body.subarray(0, HEAD_BYTES).toString('utf8');
	const problem = problemOfAnswer({ status, text, hasKey });
	if (problem !== null) {
		const waitMs = retryAfter(headers['retry-after'], now) ?? resetOf(headers) ?? waitInWords(text);
		return { kind: 'problem', problem, waitMs } as const;
	}
	const validators = validatorsOf(headers, body);
	if (validators.bodyHash === known.bodyHash)
		return { kind: 'unchanged', validators, waitMs: null } as const;
	const fileName = new URL(url).pathname.split('/').at(-1) ?? '';
	const document = { bytes: body, fileName };
	return { kind: 'document', document, validators, waitMs: null } as const;
}

/** football-data.org says in a header of its own when its counter starts again, in seconds. */
function resetOf(headers: Readonly<Record<string, string>>): number | null {
	const seconds = headers['x-requestcounter-reset'] ?? '';
	return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : null;
}

function refused(problem: GameSourceProblem): SourceAnswer {
	return { kind: 'problem', problem, movedTo: null, waitMs: null, status: null };
}

/** With a contact address for complaints. */
function agentOf({ publicUrl }: Pick<AppContext['config'], 'publicUrl'>): string {
	return `GuiaDeJogos/jogos${publicUrl === null ? '' : ` (+${publicUrl})`}`;
}
