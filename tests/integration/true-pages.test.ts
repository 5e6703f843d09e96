import { expect } from 'vitest';
import { addDays, dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { createGame } from '#server/games/create-game.ts';
import { changeMany } from '#server/games/desk/bulk-change.ts';
import { editGame } from '#server/games/edit-game.ts';
import { createArticle } from '#server/news/create-article.ts';
import { saveWorkingCopy } from '#server/news/save-working-copy.ts';
import { EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { openCachedGuide } from '#tests/support/changes/cached-guide.ts';
import { provePages } from '#tests/support/changes/page-law.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aTypedGame, NOW } from '#tests/support/factories.ts';

const DOSE = { seed: 20_261_123, writes: 3, most: 4 };
const TEAMS = ['flamengo', 'palmeiras', 'gremio', 'bahia', 'santos', 'vasco', 'fortaleza', 'ceara'];
const DESK = { operatorId: 'ana', actor: EDITOR.actor, now: NOW, at: NOW };
const ASK = { search: false, requestId: 'r' };

onBothEngines(
	'each page in memory equals a fresh rendering, whatever is written',
	async (database, { address }) => {
		const { share } = await provePages(database, address, DOSE);
		// Some outlived the writes and some did not: both kinds were looked at.
		expect(share).toBeGreaterThan(0.2);
		expect(share).toBeLessThan(1);
	},
);

/** A guide of some days with four games each, laid by the use cases. */
async function layDays(database: Parameters<typeof provePages>[0], days: readonly string[]) {
	const writing = { db: database, data: createGuideData(database) };
	const side = (place: number) => ({ teamId: TEAMS[place] ?? null, label: null });
	for (const date of days) {
		for (let game = 0; game < 8; game += 2) {
			await createGame(writing, aTypedGame({ date, home: side(game), away: side(game + 1) }), {
				actor: null,
				now: NOW,
			});
		}
	}
	return writing;
}

onBothEngines(
	'1,000 changes of games of one day render no page of another day, and each of their requests is a hit',
	async (database, own) => {
		const today = dayOf(NOW);
		const others = [1, 2, 3, 4, 5].map((ahead) => addDays(today, ahead));
		const writing = await layDays(database, [today, ...others]);
		await using guide = await openCachedGuide(database, own.address, NOW - Date.now());
		const pages = others.flatMap((day) => [paths.day(day), `${paths.day(day)}.data`]);
		await guide.warm([paths.today, ...pages]);
		const rendered = guide.renders.length;

		const games = await writing.data.games.listDay(today);
		const states = new Set<string>();
		for (let round = 0; round < 250; round++) {
			const target = {
				games: games.map(({ id, revision }) => ({ id, revision: revision + round })),
			};
			const action = { kind: 'move', days: 0, minutes: round % 2 === 0 ? -30 : 30 } as const;
			expect(await changeMany(writing, { action, target }, DESK)).toMatchObject({
				value: { changed: 4 },
			});
			const { state } = await guide.cache.answer({
				...ASK,
				address: pages[round % pages.length] ?? '',
			});
			states.add(state);
		}
		await guide.settle();
		for (const page of pages)
			states.add((await guide.cache.answer({ ...ASK, address: page })).state);
		expect([...states]).toEqual(['hit']);
		expect(guide.renders).toHaveLength(rendered);
		expect(guide.cache.fresh(paths.today)).toBeUndefined();
		const changes = guide.heard.flatMap((batch) => (batch.kind === 'changes' ? batch.changes : []));
		expect(changes.length).toBe(1_000);
	},
);

onBothEngines('a write that alters nothing public makes no page stale', async (database, own) => {
	const writing = await layDays(database, [dayOf(NOW)]);
	const [game] = await writing.data.games.listDay(dayOf(NOW));
	await using guide = await openCachedGuide(database, own.address, NOW - Date.now());
	await guide.warm([paths.today]);

	const hidden = aTypedGame({ date: dayOf(NOW), time: '11:00', publication: 'draft' });
	const draft = await createGame(writing, hidden, { actor: null, now: NOW });
	if (!draft.ok || game === undefined) throw new Error('Nothing was made');
	const { id, revision } = draft.value;
	await editGame(
		writing,
		{ id, revision, change: { ...hidden, time: '16:00' } },
		{ actor: null, now: NOW },
	);
	const article = await createArticle(database, someWords(), EDITOR);
	await saveWorkingCopy(database, refOf(article), someWords({ title: 'Outro título' }), EDITOR);
	await guide.settle();
	expect(guide.heard).toEqual([]);
	expect(guide.cache.fresh(paths.today)).toBeDefined();

	await editGame(
		writing,
		{ id, revision: revision + 1, change: { ...hidden, publication: 'published' } },
		{ actor: null, now: NOW },
	);
	await guide.settle();
	expect(guide.cache.fresh(paths.today)).toBeUndefined();
});
