import { expect, test } from 'vitest';
import { ROW_VIEWS } from '#core/importing/contract/rows.ts';
import { countOf, waitingIn } from './count-of.ts';

const counts = {
	...{
		total: 21,
		create: 6,
		change: 5,
		same: 4,
		conflict: 3,
		blocked: 2,
		unreadable: 1,
		problems: 7,
		undecided: 5,
	},
	...{ refusedIfPartial: 0, draftedIfPartial: 0, excluded: 0 },
	...{ created: 8, drafted: 2, changed: 1, left: 0, refused: 9, undone: 0, kept: 10 },
};
const waiting = { conflict: 2, doubtful: 1, unreadable: 0, blocked: 2 };

test('S5 every view has its total, conflicts too; those that wait for somebody say how many do', () => {
	expect(
		ROW_VIEWS.map((show) => [
			show,
			countOf({ counts }, show),
			waitingIn({ counts, waiting }, show),
		]),
	).toEqual([
		['all', 21, 5],
		['problems', 7, 5],
		['create', 6, null],
		['change', 5, null],
		['same', 4, null],
		['conflict', 3, 2],
		['blocked', 2, 2],
		['unreadable', 1, 0],
		['written', 11, null],
		['kept', 10, null],
		['refused', 9, null],
	]);
});
