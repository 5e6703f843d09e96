import { panelPaths } from '#core/site/paths/panel.ts';
import { catalogueAddress, FOLLOWED } from '#core/sources/catalogue-filter.ts';

/** What has to be settled before a new guide is of use, in order. */
export const STEP_IDS = [
	'brand',
	'competitions',
	'sources',
	'policy',
	'team',
	'mail',
	'address',
] as const;
export type StepId = (typeof STEP_IDS)[number];

export const STEP_STATES = ['done', 'later', 'open'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** What the guide holds. Counts are of what is switched on. */
export type SetupFacts = {
	brandSaved: boolean;
	followed: number;
	gameSources: number;
	feeds: number;
	operators: number;
};

type Step = {
	/** Screen that does it; null = the list of steps does it in place. */
	address: string | null;
	/** The guide shows that it is done; null = only a person's word does. */
	isDone: ((facts: SetupFacts) => boolean) | null;
	/** An administrator's word settles it, too: there may be nothing to change. */
	byWord: boolean;
};

/** Where each step is done, and what shows that it is. */
export const SETUP_STEPS: Readonly<Record<StepId, Step>> = {
	brand: {
		address: panelPaths.brand,
		isDone: ({ brandSaved }) => brandSaved,
		byWord: true,
	},
	competitions: { address: null, isDone: ({ followed }) => followed > 0, byWord: false },
	sources: {
		address: catalogueAddress({ gives: '', competition: FOLLOWED }),
		isDone: ({ gameSources, feeds }) => gameSources + feeds > 0,
		byWord: false,
	},
	policy: { address: panelPaths.sources, isDone: null, byWord: true },
	team: {
		address: panelPaths.operators,
		isDone: ({ operators }) => operators > 1,
		byWord: true,
	},
	mail: { address: null, isDone: null, byWord: true },
	address: { address: null, isDone: null, byWord: true },
};

/** What an administrator said of a step, when (real UTC milliseconds) and under which name. */
type StepMark = { state: 'done' | 'later'; at: number; by: string };
export type StepMarks = Partial<Record<StepId, StepMark>>;

/** The state of a step: what the guide shows counts before what was said of it. */
export function stateOf(id: StepId, facts: SetupFacts, marks: StepMarks): StepState {
	const { isDone, byWord } = SETUP_STEPS[id];
	if (isDone?.(facts) === true) return 'done';
	const said = marks[id]?.state ?? 'open';
	return said === 'done' && !byWord ? 'open' : said;
}

/** Whether an administrator may say this of a step: not every step is done by a word. */
export function maySay(id: StepId, state: StepState): boolean {
	return state !== 'done' || SETUP_STEPS[id].byWord;
}

/** How far a setup is. `open` = steps to take, the next one first; none = nothing to remind of. */
export function progressOf<Step extends { state: StepState }>(steps: readonly Step[]) {
	return {
		done: steps.filter(({ state }) => state === 'done').length,
		total: steps.length,
		open: steps.filter(({ state }) => state === 'open'),
	};
}
