import { expect } from 'vitest';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import type { ChannelCard, GameCard } from '#core/games/day/day-view.ts';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { createGameChangeRepository } from '#server/games/game-change-repository.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { readAgenda } from '#server/games/read/read-agenda.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { insertGames, type NewGame, updateGame } from '#server/games/store-games.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW, TODAY } from '#tests/support/factories.ts';

const note = { now: NOW, source: 'Tabela da CBF', actor: null };

function facts(over: Partial<Game> = {}): NewGame {
	const {
		id: _id,
		slug: _slug,
		publication: _publication,
		demo: _demo,
		revision: _revision,
		createdAt: _created,
		updatedAt: _updated,
		deletedAt: _deleted,
		...game
	} = aGame(over);
	return game;
}

async function guideWith(
	db: AppDatabase,
	games: NewGame[],
	over: { publication?: 'draft'; demo?: boolean } = {},
) {
	const data = createGuideData(db);
	const reference = await data.reference();
	const stored = await db.transaction((trx) =>
		insertGames(trx, games, {
			...note,
			reference,
			publication: over.publication ?? 'published',
			demo: over.demo ?? false,
		}),
	);
	const change = (before: Game, after: Partial<Game>) =>
		db.transaction((trx) =>
			updateGame(trx, { before, after: { ...before, ...after } }, { ...note, reference }),
		);
	return { data, stored, change };
}

onBothEngines('S3.02 a stored game is read back whole, by id and by address', async (db) => {
	const broadcasts = [
		aBroadcast('globo', {
			coverage: { include: ['PR', 'SP'], exclude: [] },
			source: 'ge',
			verifiedAt: NOW,
		}),
		aBroadcast('premiere', { state: 'usual' }),
	];
	const { stored } = await guideWith(db, [facts({ broadcasts, venue: 'Maracanã' })]);
	const [game] = stored;
	expect(game?.slug).toBe('flamengo-vs-palmeiras-2026-11-20');
	const repository = createGameRepository(db.kysely);
	expect(await repository.byId(game?.id ?? '')).toEqual(game);
	expect(await repository.bySlug(game?.slug ?? '')).toEqual(game);
	expect(await repository.bySlug('nenhum')).toBe(null);
});

onBothEngines('S2.12 the same pair twice on a day gets two addresses', async (db) => {
	const { stored } = await guideWith(db, [
		facts(),
		facts({ competitionId: 'brasileirao-sub20' }),
		facts(),
	]);
	expect(stored[1]?.slug).toBe('flamengo-vs-palmeiras-2026-11-20-sub-20');
	expect(new Set(stored.map(({ slug }) => slug)).size).toBe(3);
});

onBothEngines(
	'S1.01 the day lists published games only, moved ones with their former hour',
	async (db) => {
		const { data, stored, change } = await guideWith(db, [
			facts(),
			facts({
				home: { teamId: 'gremio', label: null },
				away: { teamId: 'bahia', label: null },
				kickoffAt: null,
			}),
		]);
		await guideWith(db, [facts({ home: { teamId: 'santos', label: null } })], {
			publication: 'draft',
		});
		const [first] = stored;
		if (!first) throw new Error('nothing stored');
		await change(first, { kickoffAt: at('2026-11-20T20:00') });
		const { view, validUntil } = await readDay(data, { day: TODAY, now: NOW });
		expect(view.games.map(({ slug, movedFrom }) => [slug, movedFrom])).toEqual([
			['flamengo-vs-palmeiras-2026-11-20', '21h30'],
			['gremio-vs-bahia-2026-11-20', undefined],
		]);
		expect(validUntil).toBe(at('2026-11-20T20:00'));
	},
);

onBothEngines('F20 around midnight no game vanishes from both days', async (db) => {
	const late = facts({ kickoffAt: at('2026-11-20T22:30') });
	const { data } = await guideWith(db, [
		late,
		facts({ kickoffAt: at('2026-11-21T16:00'), home: { teamId: 'gremio', label: null } }),
	]);
	const kinds = async (day: string, now: number) =>
		(await readDay(data, { day, now })).view.sections.map(({ kind, label }) => `${kind}${label}`);
	expect(await kinds('2026-11-20', at('2026-11-20T23:59'))).toEqual(['live']);
	expect(await kinds('2026-11-21', at('2026-11-21T00:01'))).toEqual(['live', 'hour16h']);
	expect(await kinds('2026-11-21', at('2026-11-21T05:59'))).toEqual(['hour16h']);
	expect(await kinds('2026-11-20', at('2026-11-21T00:01'))).toEqual(['hour22h30']);
	expect(await kinds('2026-11-21', at('2026-11-21T23:59'))).toEqual(['over']);
});

onBothEngines('after the last game of today the next ones are offered', async (db) => {
	const { data } = await guideWith(db, [
		facts({ kickoffAt: at('2026-11-20T12:00') }),
		facts({ kickoffAt: at('2026-11-22T16:00'), home: { teamId: 'gremio', label: null } }),
	]);
	const { view } = await readDay(data, { day: TODAY, now: at('2026-11-20T23:00') });
	expect(view.sections.map(({ kind }) => kind)).toEqual(['next', 'over']);
	expect(view.total).toBe(1);
});

onBothEngines(
	'a day without games offers the next ones: those after it, of a day behind those after now',
	async (db) => {
		const { data } = await guideWith(db, [
			facts({ kickoffAt: at('2026-11-20T12:00') }),
			facts({ kickoffAt: at('2026-11-20T21:30'), home: { teamId: 'bahia', label: null } }),
			facts({ kickoffAt: at('2026-11-25T16:00'), home: { teamId: 'gremio', label: null } }),
		]);
		const next = async (day: string) => {
			const { view } = await readDay(data, { day, now: NOW });
			return [
				view.total,
				...view.sections.flatMap(({ kind, games }) =>
					games.map((place) => `${kind} ${view.games[place]?.slug}`),
				),
			];
		};
		expect(await next('2026-11-23')).toEqual([0, 'next gremio-vs-palmeiras-2026-11-25']);
		expect(await next('2019-05-01')).toEqual([0, 'next bahia-vs-palmeiras-2026-11-20']);
		expect(await next('2026-12-25')).toEqual([0]);
	},
);

onBothEngines(
	'a moved game keeps its old address as a redirect, a removed one is gone, a draft is unknown',
	async (db) => {
		const { data, stored, change } = await guideWith(db, [facts()]);
		const [game] = stored;
		if (!game) throw new Error('nothing stored');
		expect(await change(game, { day: '2026-11-22', kickoffAt: at('2026-11-22T16:00') })).toBe(true);
		expect(await readGame(data, 'flamengo-vs-palmeiras-2026-11-20', NOW)).toEqual({
			kind: 'moved',
			slug: 'flamengo-vs-palmeiras-2026-11-22',
		});
		const found = await readGame(data, 'flamengo-vs-palmeiras-2026-11-22', NOW);
		expect(found).toMatchObject({
			kind: 'found',
			view: {
				title: 'Flamengo x Palmeiras',
				changes: [
					{ kind: 'created' },
					{ kind: 'kickoff', before: '20/11 às 21h30', after: '22/11 às 16h' },
				],
			},
		});
		const moved = await data.games.byId(game.id);
		if (!moved) throw new Error('lost');
		await change(moved, { deletedAt: NOW });
		expect(await readGame(data, 'flamengo-vs-palmeiras-2026-11-20', NOW)).toEqual({ kind: 'gone' });
		expect(await readGame(data, 'flamengo-vs-palmeiras-1999-01-01', NOW)).toEqual({
			kind: 'unknown',
		});
	},
);

onBothEngines(
	'U02 a stale save changes nothing: neither the game nor its log nor the data version',
	async (db) => {
		const { stored, change } = await guideWith(db, [facts()]);
		const [game] = stored;
		if (!game) throw new Error('nothing stored');
		expect(await change(game, { venue: 'Maracanã' })).toBe(true);
		const version = await readDataVersion(db.kysely);
		expect(await change(game, { venue: 'Morumbi' })).toBe(false);
		expect((await createGameRepository(db.kysely).byId(game.id))?.venue).toBe('Maracanã');
		expect(await createGameChangeRepository(db.kysely).listGame(game.id)).toHaveLength(2);
		expect(await readDataVersion(db.kysely)).toBe(version);
	},
);

onBothEngines('an address that another game has or had is never taken over', async (db) => {
	const { data, stored, change } = await guideWith(db, [
		facts(),
		facts({ kickoffAt: at('2026-11-22T16:00') }),
	]);
	const [first] = stored;
	if (!first) throw new Error('nothing stored');
	await change(first, { day: '2026-11-22', kickoffAt: at('2026-11-22T20:00') });
	const moved = await data.games.byId(first.id);
	expect(moved?.slug).toBe('flamengo-vs-palmeiras-2026-11-22-2');
});

onBothEngines(
	'a game that stands in for others is not told as nation-wide where its channel shows another one too',
	async (db) => {
		const globo = {
			broadcasts: [aBroadcast('globo')],
			kickoffAt: at('2026-11-29T16:00'),
			day: '2026-11-29',
		};
		const pairs = [
			'gremio bahia',
			'santos vasco',
			'cruzeiro sport',
			'ceara vitoria',
			'fluminense remo',
			'botafogo coritiba',
		];
		const games = pairs.map((pair, place) => {
			const [home = '', away = ''] = pair.split(' ');
			const sides = { home: { teamId: home, label: null }, away: { teamId: away, label: null } };
			return facts({ ...globo, ...sides, ...(place % 5 === 0 ? {} : { broadcasts: [] }) });
		});
		const { data } = await guideWith(db, games);
		const reachOf = ({ games: cards, channels }: { games: GameCard[]; channels: ChannelCard[] }) =>
			cards.flatMap(({ broadcasts }) =>
				broadcasts.map(({ channel, include }) => `${channels[channel]?.id} ${include}`),
			);
		const { view } = await readDay(data, { day: TODAY, now: NOW });
		const { agenda } = await readAgenda(data, { kind: 'team', id: 'flamengo' }, NOW);
		expect([view.games.length, new Set(reachOf(view))]).toEqual([
			5,
			new Set([`globo ${UNKNOWN_UFS}`]),
		]);
		expect(agenda.instead && reachOf(agenda.instead)).toEqual([`globo ${UNKNOWN_UFS}`]);
	},
);
