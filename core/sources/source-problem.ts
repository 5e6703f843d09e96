import { problemOfStatus } from '#core/feeds/source-problem.ts';
import type { ImportFormat } from '#core/importing/draft-game.ts';

/**
 * Why a source brought nothing:
 * - it could not be asked: address, competition (none chosen), no-key, key-sealed (by another
 *   installation), or the problem of a connection;
 * - it refused: key, plan (the key is valid, its plan is not), busy, or the problem of a status;
 * - it answered: schema (not what its format promises), empty (no game);
 * - internal: the failure is ours.
 */
export const GAME_SOURCE_PROBLEMS = [
	'address',
	'competition',
	'no-key',
	'key-sealed',
	'unreachable',
	'timeout',
	'too-large',
	'encoding',
	'redirects',
	'gone',
	'missing',
	'forbidden',
	'key',
	'plan',
	'busy',
	'server',
	'status',
	'schema',
	'empty',
	'internal',
] as const;
export type GameSourceProblem = (typeof GAME_SOURCE_PROBLEMS)[number];

/** Problems of the service or of our key: asking its next address would only bother it. */
const OF_ALL: readonly GameSourceProblem[] = [
	...(['no-key', 'key-sealed', 'forbidden', 'key', 'plan', 'busy'] as const),
];

/** Whether a problem of one address of a source is one of all its addresses. */
export function refusesAll(problem: GameSourceProblem): boolean {
	return OF_ALL.includes(problem);
}

type Answer = {
	status: number;
	/** The beginning of the body. */
	text: string;
	/** Whether a key was sent. */
	hasKey: boolean;
};

const KEY_WORDS = /\b(?:token|api[ -]?key|subscription key|application key)\b/iu;
const LIMIT_WORDS = /request limit|rate ?limit|too many requests/iu;
const PLAN_WORDS = /\bplans?\b|subscription|permission|restricted/iu;

/** Services that answer 200 name their refusal in `errors`, which is empty otherwise. */
const ERRORS = /"errors"\s*:\s*(?:\{([^{}]{1,2000})\}|\[([^[\]]{1,2000})\])/u;

/** The refusal in an answer; null = it may hold games. Status 304 is not an answer. */
export function problemOfAnswer({ status, text, hasKey }: Answer): GameSourceProblem | null {
	const refusal = status === 200 ? errorsOf(text) : text;
	if (refusal === null) return null;
	if (status === 429 || LIMIT_WORDS.test(refusal)) return 'busy';
	if (status === 401 || (status < 500 && KEY_WORDS.test(refusal))) return 'key';
	if (status === 200) return PLAN_WORDS.test(refusal) ? 'plan' : 'status';
	if (status === 403 && hasKey) return PLAN_WORDS.test(refusal) ? 'plan' : 'key';
	const problem = problemOfStatus(status);
	return isKnown(problem) ? problem : 'status';
}

function errorsOf(text: string): string | null {
	const [, inObject, inList] = ERRORS.exec(text.slice(0, 4_000)) ?? [];
	const words = (inObject ?? inList ?? '').trim();
	return words === '' ? null : words;
}

function isKnown(problem: string): problem is GameSourceProblem {
	return GAME_SOURCE_PROBLEMS.some((known) => known === problem);
}

/** What each format promises even on a day without games; the others promise nothing. */
const SHAPES: Partial<Readonly<Record<ImportFormat, RegExp>>> = {
	'football-data-org': /"matches"\s*:/u,
	'api-football': /"response"\s*:/u,
	espn: /"events"\s*:/u,
	thesportsdb: /"events?"\s*:|"schedule"\s*:/u,
	'openfootball-json': /"(?:matches|rounds|games)"\s*:|^\s*\[/u,
	ics: /^\s*BEGIN:VCALENDAR/iu,
	guia: /"format"\s*:\s*"guia-de-jogos"/u,
};

/** Why a document without games has none. `unread` = lines that looked like games and were not. */
export function problemOfNoGames(
	format: ImportFormat,
	text: string,
	unread: number,
): 'schema' | 'empty' {
	const shape = SHAPES[format];
	return unread > 0 || (shape !== undefined && !shape.test(text)) ? 'schema' : 'empty';
}

/** 'Wait 42 seconds': how long a refusal asks us to wait, in milliseconds; null = not written. */
export function waitInWords(text: string): number | null {
	const seconds = /\bwait (\d{1,6}) seconds?\b/iu.exec(text.slice(0, 2_000))?.[1];
	return seconds === undefined ? null : Number(seconds) * 1_000;
}
