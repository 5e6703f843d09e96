import { expect, test } from 'vitest';
import {
	maySay,
	progressOf,
	type SetupFacts,
	STEP_IDS,
	type StepId,
	type StepMarks,
	type StepState,
	stateOf,
} from './steps.ts';

const EMPTY: SetupFacts = {
	...{ brandSaved: false, followed: 0, gameSources: 0, feeds: 0, operators: 1 },
};
const said = (state: 'done' | 'later') => ({ state, at: 1, by: 'Ana' });

test('each step is done by what the guide holds, or by a word where a word can settle it', () => {
	const cases: [StepId, Partial<SetupFacts>, 'done' | 'later' | null, StepState][] = [
		['brand', {}, null, 'open'],
		['brand', { brandSaved: true }, 'later', 'done'],
		['brand', {}, 'done', 'done'],
		['competitions', { followed: 3 }, null, 'done'],
		['competitions', {}, 'done', 'open'],
		['competitions', {}, 'later', 'later'],
		['sources', { feeds: 1 }, null, 'done'],
		['sources', { gameSources: 1 }, null, 'done'],
		['sources', {}, 'done', 'open'],
		['policy', { gameSources: 2 }, null, 'open'],
		['policy', {}, 'done', 'done'],
		['team', { operators: 2 }, null, 'done'],
		['team', {}, 'done', 'done'],
		['mail', {}, null, 'open'],
		['mail', {}, 'done', 'done'],
		['address', {}, 'later', 'later'],
	];
	for (const [id, facts, word, state] of cases) {
		const marks: StepMarks = word === null ? {} : { [id]: said(word) };
		expect([id, facts, word, stateOf(id, { ...EMPTY, ...facts }, marks)]).toEqual([
			...[id, facts, word, state],
		]);
	}
});

test('what only real data shows cannot be said; every step can be put off and taken up again', () => {
	expect(STEP_IDS.filter((id) => !maySay(id, 'done'))).toEqual(['competitions', 'sources']);
	expect(STEP_IDS.every((id) => maySay(id, 'later') && maySay(id, 'open'))).toBe(true);
});

test('progress counts what is done and names what is next; what was put off is neither', () => {
	const steps = [
		{ id: 'brand', state: 'done' },
		{ id: 'competitions', state: 'later' },
		{ id: 'sources', state: 'open' },
		{ id: 'policy', state: 'open' },
	] as const;
	expect(progressOf(steps)).toEqual({ done: 1, total: 4, open: [steps[2], steps[3]] });
});
