import { recordOf } from '#core/kit/record.ts';
import { KEPT_LIMITS } from './kept-limits.ts';

/**
 * page: a tab reports its build and its reader's teams; `ahead` = pages may be precached ·
 * take-over: a waiting worker may activate.
 */
export type WordToWorker =
	| { guia: 'page'; build: string; teams: string[]; ahead: boolean }
	| { guia: 'take-over' };

/** The network's response to a cached page arrived after all. */
export type WordToPage = { guia: 'fresh' };

const ID = /^[\w-]{1,200}$/;

/**
 * Parses a message from a tab to the worker; null for foreign messages, such as the sign-in
 * library's.
 */
export function readWordToWorker(word: unknown): WordToWorker | null {
	const { guia, build, teams, ahead } = recordOf(word);
	if (guia === 'take-over') return { guia };
	if (guia !== 'page' || !isId(build) || !Array.isArray(teams)) return null;
	return {
		guia,
		build,
		teams: teams.filter(isId).slice(0, KEPT_LIMITS.teams),
		ahead: ahead === true,
	};
}

/** Whether a worker's message says that a page may be refetched. */
export function isFreshWord(word: unknown): boolean {
	return recordOf(word).guia === 'fresh';
}

function isId(value: unknown): value is string {
	return typeof value === 'string' && ID.test(value);
}
