import { expect } from 'vitest';
import type { Result } from '#core/kit/result.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { createGame } from '#server/games/create-game.ts';
import { editGame } from '#server/games/edit-game.ts';
import { createArticle } from '#server/news/create-article.ts';
import { publishArticle } from '#server/news/publish-article.ts';
import { createChannel, createCompetition, createTeam } from '#server/reference/create-name.ts';
import { EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aTypedGame, NOW } from '#tests/support/factories.ts';

/** Enough writers at once for each to meet another, whatever the machine. */
const WRITERS = 4;
const WRITER = { actor: 'Ana', now: NOW };

const atOnce = <Value>(work: (place: number) => Promise<Value>) =>
	Promise.all(Array.from({ length: WRITERS }, (_, place) => work(place)));

function stored<Value>(result: Result<Value, unknown>): Value {
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

onBothEngines(
	'games saved at the same moment that ask for one address get one each',
	async (db) => {
		const writing = { db, data: createGuideData(db) };
		const made = (
			await atOnce((place) => createGame(writing, aTypedGame({ round: `Rodada ${place}` }), WRITER))
		).map(stored);
		const base = 'flamengo-vs-palmeiras-2026-11-20';
		expect(made.map(({ slug }) => slug).toSorted()).toEqual([
			base,
			`${base}-2`,
			`${base}-3`,
			`${base}-4`,
		]);

		const moved = await atOnce((place) => {
			const { id, revision } = made[place] ?? { id: '', revision: 0 };
			return editGame(
				writing,
				{ id, revision, change: aTypedGame({ date: '2026-11-27', round: `Rodada ${place}` }) },
				WRITER,
			);
		});
		const addresses = moved.map((result) => stored(result).slug);
		expect(new Set(addresses).size).toBe(WRITERS);
		for (const [place, slug] of addresses.entries())
			expect((await writing.data.games.bySlug(slug))?.id).toBe(made[place]?.id);
	},
);

onBothEngines(
	'articles of one title that are published at the same moment get an address each',
	async (db) => {
		const drafts = [];
		for (let place = 0; place < WRITERS; place += 1)
			drafts.push(await createArticle(db, someWords(), EDITOR));
		const published = (
			await Promise.all(drafts.map((draft) => publishArticle(db, refOf(draft), EDITOR)))
		).map(stored);
		expect(new Set(published.map(({ slug }) => slug)).size).toBe(WRITERS);
		const data = createGuideData(db);
		for (const { id, slug } of published)
			expect((await data.articles.bySlug(slug ?? ''))?.id).toBe(id);
	},
);

onBothEngines(
	'names made at the same moment: namesakes get an id each, a double is told',
	async (db) => {
		const writer = { actor: EDITOR.actor, now: NOW };
		const states = ['SP', 'RJ', 'MG', 'BA'] as const;
		const teams = await atOnce((place) =>
			createTeam(
				db,
				{ name: 'Unidos do Campo', country: 'BR', state: states[place] ?? null, type: 'clube' },
				writer,
			),
		);
		expect(new Set(teams.map((result) => stored(result).id)).size).toBe(WRITERS);
		const competitions = await atOnce((place) =>
			createCompetition(
				db,
				{
					name: 'Copa da Vila',
					country: null,
					state: null,
					gender: place % 2 === 0 ? 'm' : 'f',
					type: 'copa',
				},
				writer,
			),
		);
		expect(competitions.filter(({ ok }) => ok)).toHaveLength(2);
		const channels = await atOnce(() =>
			createChannel(db, { name: 'TV da Vila', group: 'aberta', free: true }, writer),
		);
		expect(channels.filter(({ ok }) => ok)).toHaveLength(1);
		expect(channels.find(({ ok }) => !ok)).toEqual({ ok: false, error: { name: 'TV da Vila' } });
	},
);
