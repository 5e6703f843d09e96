import type { Uf } from '#core/football-pt/uf.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { STATE_PARAMETER, withQuery } from '#core/site/paths.ts';

/** What a reader's own calendar is made of: the games of any of these, by id. */
export type CalendarChoice = {
	teams: readonly string[];
	competitions: readonly string[];
	channels: readonly string[];
};

/** The query parameter of each list of ids, in the order in which the one address spells them. */
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
 * Reads a choice from a query ('times=a,b&canais=c'). Total: what is no id is dropped, of too many
 * the first count.
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
 * The one spelling of a choice, without '?': sorted, each id once; '' for an empty one. Reading it
 * gives the same choice.
 */
export function choiceQuery(choice: CalendarChoice): string {
	const parts = CHOICE_PARAMETERS.map(
		([list, parameter]) => [parameter, idsOf(choice[list].join(','))] as const,
	);
	return parts
		.flatMap(([parameter, ids]) => (ids.length === 0 ? [] : [`${parameter}=${ids.join(',')}`]))
		.join('&');
}

/**
 * The address of the calendar of a choice, with the answers of a state; null for an empty choice.
 */
export function choicePath(choice: CalendarChoice, uf: Uf | null): string | null {
	const query = choiceQuery(choice);
	if (query === '') return null;
	return withQuery(calendarPaths.chosen, withState(query, uf));
}

/** The address of another calendar with the answers of a state. */
export function statePath(path: string, uf: Uf | null): string {
	return withQuery(path, withState('', uf));
}

function withState(query: string, uf: Uf | null): string {
	const state = uf === null ? '' : `${STATE_PARAMETER}=${uf.toLowerCase()}`;
	return [query, state].filter((part) => part !== '').join('&');
}

/** The first ids of a list, sorted, each once. */
function idsOf(text: string): string[] {
	const ids = text.toLowerCase().split(',');
	return [...new Set(ids.filter((id) => id.length <= ID_LENGTH && ID.test(id)))]
		.slice(0, MOST_CHOSEN)
		.sort();
}
