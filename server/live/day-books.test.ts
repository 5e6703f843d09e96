import { expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import { listGames } from '#core/games/game-list.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { loosen } from '#core/live/loose-game.ts';
import { aGame, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import { createDayBooks } from './day-books.ts';

const changed = new Set([topics.day(TODAY)]);

/**
 * Books over a day that the test reads: `shown` = the version that a reading shows, `title` makes a
 * game another one.
 */
function someBooks(slugs: string[]) {
	const state = { shown: 1, slugs, round: '1ª rodada', isListened: true, readings: 0 };
	const books = createDayBooks({
		isListened: () => state.isListened,
		async read() {
			state.readings += 1;
			const games = state.slugs.map((slug) =>
				aGame({ id: slug, slug, round: slug === 'a' ? state.round : null }),
			);
			const list = loosen(listGames(games, { names: someNames(), movedFrom: new Map(), now: NOW }));
			return {
				games: list,
				facts: { updatedAt: null, mapped: false, demo: false },
				topics: changed,
				before: state.shown,
				after: state.shown,
			};
		},
	});
	return { books, state };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what a listener lacks follows from its version: nothing, a game, or more', async () => {
	const { books, state } = someBooks(['a', 'b']);
	books.open(TODAY);
	await settled();
	Object.assign(state, { shown: 2, round: '2ª rodada' });
	await books.follow(changed, 2);
	Object.assign(state, { shown: 3, slugs: ['a'] });
	await books.follow(changed, 3);
	const lacking = (since: number) => books.lacking(TODAY, since);
	expect(lacking(3)).toMatchObject({ differs: false });
	expect(lacking(2)?.patch).toMatchObject({ put: [], drop: ['b'] });
	expect(lacking(1)?.patch).toMatchObject({
		put: [{ slug: 'a', round: '2ª rodada' }],
		drop: ['b'],
	});
	expect(lacking(0)).toBeNull();
});

test('a game that comes back is put again', async () => {
	const { books, state } = someBooks(['a', 'b']);
	books.open(TODAY);
	await settled();
	Object.assign(state, { shown: 2, slugs: ['a'] });
	await books.follow(changed, 2);
	Object.assign(state, { shown: 3, slugs: ['a', 'b'] });
	await books.follow(changed, 3);
	expect(books.lacking(TODAY, 2)?.patch).toMatchObject({ put: [{ slug: 'b' }], drop: [] });
});

test('a reading that does not show the change yet is not believed: listeners ask, and it is tried again', async () => {
	const { books, state } = someBooks(['a']);
	books.open(TODAY);
	await settled();
	await books.follow(changed, 2);
	expect(books.lacking(TODAY, 1)).toBeNull();
	state.shown = 2;
	await settled();
	expect(books.lacking(TODAY, 2)).toMatchObject({ differs: false });
});

test('a day that no stream listens to any more is forgotten when it changes, and one that no change touches is not read again', async () => {
	const { books, state } = someBooks(['a']);
	books.open(TODAY);
	await settled();
	await books.follow(new Set([topics.news]), 2);
	expect(state.readings).toBe(1);
	state.isListened = false;
	await books.follow(changed, 3);
	expect(state.readings).toBe(1);
});

test('more than fits an event is not sent: the listener asks', async () => {
	const { books, state } = someBooks(['a']);
	books.open(TODAY);
	await settled();
	Object.assign(state, {
		shown: 2,
		slugs: Array.from({ length: STREAM_LIMITS.cards / 256 }, (_, place) => `g${place}`),
	});
	await books.follow(changed, 2);
	expect(books.lacking(TODAY, 1)).toBeNull();
});
