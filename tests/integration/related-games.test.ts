import { expect } from 'vitest';
import type { Game, Side } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { readRelatedGames } from '#server/games/read/read-related-games.ts';
import { insertGames, type NewGame } from '#server/games/store-games.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aGame, at, NOW } from '#tests/support/factories.ts';

function team(teamId: string): Side {
	return { teamId, label: null };
}

function facts(home: string, away: string, kickoff: string, over: Partial<Game> = {}): NewGame {
	const {
		id: _i,
		slug: _s,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _x,
		...game
	} = aGame({
		home: team(home),
		away: team(away),
		kickoffAt: at(kickoff),
		...over,
	});
	return game;
}

async function store(
	db: AppDatabase,
	games: NewGame[],
	publication: 'published' | 'draft' = 'published',
): Promise<void> {
	const reference = await createGuideData(db).reference();
	await db.transaction((trx) =>
		insertGames(trx, games, {
			now: NOW,
			source: null,
			actor: null,
			reference,
			publication,
			demo: false,
		}),
	);
}

async function relatedOf(db: AppDatabase, slug: string) {
	const data = createGuideData(db);
	const answer = await readGame(data, slug, NOW);
	if (answer.kind !== 'found') throw new Error(answer.kind);
	const { related, validUntil } = await readRelatedGames(data, answer.view, NOW);
	const slugs = (games: readonly { slug: string }[]) => games.map((game) => game.slug);
	return {
		leg: related.leg && [related.leg.which, related.leg.game.slug],
		next: Object.fromEntries(related.next.map(({ id, games }) => [id, slugs(games)])),
		sameTime: slugs(related.sameTime),
		validUntil,
	};
}

onBothEngines(
	'a game leads to the other leg, to the next games of both teams and to what is on at the same minute',
	async (db) => {
		const cup = { competitionId: 'copa-do-brasil' };
		await store(db, [
			facts('flamengo', 'palmeiras', '2026-11-21T21:30', { ...cup, round: 'semifinal, ida' }),
			facts('palmeiras', 'flamengo', '2026-11-28T21:30', { ...cup, round: 'semifinal, volta' }),
			facts('palmeiras', 'flamengo', '2026-12-05T16:00', { round: '37ª rodada' }),
			facts('flamengo', 'bahia', '2026-11-24T20:00'),
			facts('bahia', 'palmeiras', '2026-11-25T20:00', { status: 'postponed' }),
			facts('santos', 'gremio', '2026-11-21T21:30'),
			facts('cruzeiro', 'botafogo', '2026-11-21T21:30', { status: 'cancelled' }),
			facts('vasco', 'fluminense', '2026-11-21T19:00'),
			facts('flamengo', 'santos', '2026-11-18T20:00'),
		]);
		await store(db, [facts('flamengo', 'gremio', '2026-11-22T20:00')], 'draft');
		expect(await relatedOf(db, 'flamengo-vs-palmeiras-2026-11-21')).toEqual({
			leg: ['second', 'palmeiras-vs-flamengo-2026-11-28'],
			next: {
				flamengo: [
					'flamengo-vs-bahia-2026-11-24',
					'palmeiras-vs-flamengo-2026-11-28',
					'palmeiras-vs-flamengo-2026-12-05',
				],
				palmeiras: ['palmeiras-vs-flamengo-2026-11-28', 'palmeiras-vs-flamengo-2026-12-05'],
			},
			sameTime: ['santos-vs-gremio-2026-11-21'],
			validUntil: at('2026-11-24T22:00'),
		});
		expect(await relatedOf(db, 'palmeiras-vs-flamengo-2026-11-28')).toMatchObject({
			leg: ['first', 'flamengo-vs-palmeiras-2026-11-21'],
		});
		// A league meets twice without a tie.
		expect(await relatedOf(db, 'palmeiras-vs-flamengo-2026-12-05')).toMatchObject({
			leg: null,
			sameTime: [],
		});
	},
);

onBothEngines(
	'a side still to be defined and an hour still open lead to what is known',
	async (db) => {
		await store(db, [
			facts('flamengo', 'palmeiras', '2026-11-22T16:00'),
			facts('flamengo', 'palmeiras', '2026-11-29T16:00', {
				away: { teamId: null, label: 'Vencedor da semifinal' },
				kickoffAt: null,
				day: '2026-11-29',
				round: null,
			}),
		]);
		const slug = (await createGuideData(db).games.listDay('2026-11-29'))[0]?.slug ?? '';
		expect(await relatedOf(db, slug)).toEqual({
			leg: null,
			next: { flamengo: ['flamengo-vs-palmeiras-2026-11-22'] },
			sameTime: [],
			validUntil: at('2026-11-22T18:00'),
		});
	},
);
