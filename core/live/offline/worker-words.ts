import { recordOf } from '#core/kit/record.ts';
import { KEPT_LIMITS } from './kept-limits.ts';

/**
 * page: a tab says which build it is of, and what its reader follows; `ahead` = pages may be read
 * ahead of use · take-over: a waiting worker may begin.
 */
export type WordToWorker =
	| { guia: 'page'; build: string; teams: string[]; ahead: boolean }
	| { guia: 'take-over' };

/** The answer of the network to a kept page has come after all. */
export type WordToPage = { guia: 'fresh' };

const ID = /^[\w-]{1,200}$/;

/** Reads what a tab says to the worker; null for words of others, such as the sign-in library's. */
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

/** Whether a worker says that a page may be read again. */
export function isFreshWord(word: unknown): boolean {
	return recordOf(word).guia === 'fresh';
}

function isId(value: unknown): value is string {
	return typeof value === 'string' && ID.test(value);
}
