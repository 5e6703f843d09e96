import type { Uf } from '#core/football-pt/uf.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { STATE_PARAMETER, withQuery } from '#core/site/paths.ts';

/** Contents of a reader's own calendar: the games of any of these, by id. */
export type CalendarChoice = {
	teams: readonly string[];
	competitions: readonly string[];
	channels: readonly string[];
};

/** The query parameter of each list of ids, in canonical order. */
export const CHOICE_PARAMETERS = [
	['teams', 'times'],
	['competitions', 'campeonatos'],
	['channels', 'canais'],
] as const satisfies readonly (readonly [keyof CalendarChoice, string])[];

/** Most ids of each list. */
export const MOST_CHOSEN = 20;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ID_LENGTH = 120;

/**
 * Parses a choice from a query ('times=a,b&canais=c'). Total: invalid ids are dropped, and ids
 * beyond the limit.
 */
export function readChoice(query: string): CalendarChoice {
	const asked = new URLSearchParams(query);
	const choice: Record<keyof CalendarChoice, readonly string[]> = {
		teams: [],
		competitions: [],
		channels: [],
	};
	for (const [list, parameter] of CHOICE_PARAMETERS)
		choice[list] = idsOf(asked.getAll(parameter).join(','));
	return choice;
}

/**
 * The canonical query of a choice, without '?': sorted ids without duplicates; '' for an empty one.
 * Parsing it returns the same choice.
 */
export function choiceQuery(choice: CalendarChoice): string {
	const parts = CHOICE_PARAMETERS.map(
		([list, parameter]) => [parameter, idsOf(choice[list].join(','))] as const,
	);
	return parts
		.flatMap(([parameter, ids]) => (ids.length === 0 ? [] : [`${parameter}=${ids.join(',')}`]))
		.join('&');
}

/** The address of a choice's calendar with the answers of a state; null for an empty choice. */
export function choicePath(choice: CalendarChoice, uf: Uf | null): string | null {
	const query = choiceQuery(choice);
	if (query === '') return null;
	return withQuery(calendarPaths.chosen, withState(query, uf));
}

/** The address of any other calendar with the answers of a state. */
export function statePath(path: string, uf: Uf | null): string {
	return withQuery(path, withState('', uf));
}

function withState(query: string, uf: Uf | null): string {
	const state = uf === null ? '' : `${STATE_PARAMETER}=${uf.toLowerCase()}`;
	return [query, state].filter((part) => part !== '').join('&');
}

/** The first ids of a list, sorted and without duplicates. */
function idsOf(text: string): string[] {
	const ids = text.toLowerCase().split(',');
	return [...new Set(ids.filter((id) => id.length <= ID_LENGTH && ID.test(id)))]
		.slice(0, MOST_CHOSEN)
		.sort();
}
