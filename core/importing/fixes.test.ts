import { expect, test } from 'vitest';
import { fixesOf } from './fixes.ts';
import { weekdayIssue } from './issue.ts';

const known = { id: 'palmeiras', candidates: [] };

test('a name that may be several is put right by a click, for each of them', () => {
	const home = {
		id: null,
		candidates: [
			{ id: 'atletico-mg', name: 'Atlético Mineiro' },
			{ id: 'atletico-go', name: 'Atlético Goianiense' },
		],
	};
	expect(
		fixesOf({ issues: [], reading: { day: '2026-11-21', home, away: known } }, '2026-11-21'),
	).toEqual([
		{ kind: 'side', side: 'home', id: 'atletico-mg', name: 'Atlético Mineiro' },
		{ kind: 'side', side: 'home', id: 'atletico-go', name: 'Atlético Goianiense' },
	]);
});

test('the day that fits the written weekday; today and tomorrow where the source has none', () => {
	const reading = { day: '2026-11-20', home: known, away: known };
	// The twentieth is a Friday.
	expect(fixesOf({ issues: [weekdayIssue('Sábado', 5)], reading }, '2026-11-20')).toEqual([
		{ kind: 'day', day: '2026-11-21' },
	]);
	expect(fixesOf({ issues: [weekdayIssue('ontem', 5)], reading }, '2026-11-20')).toEqual([]);
	expect(fixesOf({ issues: [], reading: { ...reading, day: null } }, '2026-11-20')).toEqual([
		{ kind: 'day', day: '2026-11-20' },
		{ kind: 'day', day: '2026-11-21' },
	]);
	expect(fixesOf({ issues: [], reading: null }, '2026-11-20')).toEqual([]);
});
