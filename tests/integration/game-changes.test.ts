import { expect } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import type { Game } from '#core/games/game.ts';
import { createChangeRepository, createChangeWriter } from '#server/changes/change-repository.ts';
import { createChannelWriter } from '#server/channels/channel-repository.ts';
import { createCompetitionWriter } from '#server/competitions/competition-repository.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { createTrashWriter } from '#server/games/desk/purge-repository.ts';
import { createGameChangeRepository } from '#server/games/game-change-repository.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { createTeamWriter } from '#server/teams/team-repository.ts';
import { calendarMarks } from '#tests/support/calendar-marks.ts';
import { onBothEmptyEngines } from '#tests/support/database.ts';
import {
	aBroadcast,
	aChannel,
	aCompetition,
	aGame,
	aTeam,
	at,
	NOW,
	TODAY,
} from '#tests/support/factories.ts';

const note = { source: 'Tabela', actor: null };

async function storeNames(database: AppDatabase): Promise<void> {
	await database.transaction(async (trx) => {
		await createCompetitionWriter(trx).insert(aCompetition('brasileirao-a'), NOW);
		for (const id of ['flamengo', 'palmeiras']) await createTeamWriter(trx).insert(aTeam(id), NOW);
		for (const id of ['globo', 'sportv']) await createChannelWriter(trx).insert(aChannel(id), NOW);
	});
}

async function store(database: AppDatabase, over: Partial<Game> = {}): Promise<Game> {
	const { id: _id, slug: _slug, ...facts } = aGame({ broadcasts: [aBroadcast('globo')], ...over });
	const reference = await createGuideData(database).reference();
	const options = {
		...note,
		now: NOW,
		reference,
		publication: over.publication ?? 'published',
		demo: false,
	} as const;
	const [game] = await database.transaction((trx) => insertGames(trx, [facts], options));
	if (!game) throw new Error('nothing stored');
	return game;
}

async function change(
	database: AppDatabase,
	id: string,
	after: Partial<Game>,
	now = NOW,
): Promise<void> {
	const reference = await createGuideData(database).reference();
	await database.transaction(async (trx) => {
		const before = await createGameRepository(trx).byId(id);
		if (before !== null)
			await updateGame(
				trx,
				{ before, after: { ...before, ...after } },
				{ ...note, now, reference },
			);
	});
}

/** What was told since a version: kinds, and whether the version rose. */
async function changesSince(database: AppDatabase, version: number) {
	const now = await readDataVersion(database.kysely);
	const log = await createChangeRepository(database.kysely).listBetween(version, now, 100_000);
	return {
		rose: now - version,
		kinds: log.map(({ kind }) => kind),
		touched: [...new Set(log.flatMap((entry) => entry.topics))].sort(),
	};
}

onBothEmptyEngines(
	'a save tells the pages that showed the game and those that show it now',
	async (database) => {
		await storeNames(database);
		const game = await store(database);
		const start = await readDataVersion(database.kysely);
		await change(database, game.id, {
			day: '2026-11-19',
			kickoffAt: at('2026-11-19T19:00'),
			broadcasts: [aBroadcast('sportv')],
		});
		const { rose, kinds, touched } = await changesSince(database, start);
		expect([rose, kinds]).toEqual([1, ['kickoff', 'broadcasts']]);
		const days = [TODAY, '2026-11-19'].flatMap((day) => [topics.day(day), topics.total(day)]);
		const rest = [
			topics.habits('brasileirao-a'),
			topics.competition('brasileirao-a'),
			topics.team('flamengo'),
			topics.team('palmeiras'),
		];
		const channels = [topics.channel('globo'), topics.channel('sportv'), topics.index('canais')];
		expect(touched).toEqual([...days, ...rest, ...channels, topics.game(game.id)].sort());
	},
);

onBothEmptyEngines(
	'a save that leaves a game as it is raises nothing; one that only changes details is no news, and pages follow',
	async (database) => {
		await storeNames(database);
		const game = await store(database);
		const start = await readDataVersion(database.kysely);
		await change(database, game.id, {}, NOW + 1);
		expect((await changesSince(database, start)).rose).toBe(0);
		expect((await createGameRepository(database.kysely).byId(game.id))?.updatedAt).toBe(NOW);
		await change(
			database,
			game.id,
			{ broadcasts: [aBroadcast('globo', { note: 'com narração de fulano', verifiedAt: NOW })] },
			NOW + 2,
		);
		expect(await changesSince(database, start)).toMatchObject({
			rose: 1,
			kinds: ['details'],
			touched: expect.arrayContaining([topics.day(TODAY)]),
		});
		expect(
			(await createGameChangeRepository(database.kysely).listGame(game.id)).map(({ kind }) => kind),
		).toEqual(['created']);
		expect(await calendarMarks(database, game.id)).toEqual({ sequence: 0, changedAt: NOW });
		expect((await createGameRepository(database.kysely).byId(game.id))?.updatedAt).toBe(NOW + 2);
	},
);

onBothEmptyEngines(
	'what happens to a draft raises nothing; its publication does',
	async (database) => {
		await storeNames(database);
		const start = await readDataVersion(database.kysely);
		const draft = await store(database, { publication: 'draft' });
		await change(database, draft.id, { venue: 'Maracanã' });
		expect((await changesSince(database, start)).rose).toBe(0);
		const history = async () =>
			(await createGameChangeRepository(database.kysely).listGame(draft.id)).map(
				({ kind }) => kind,
			);
		expect(await history()).toEqual(['created']);
		await change(database, draft.id, { publication: 'published' });
		const since = await changesSince(database, start);
		expect(since).toMatchObject({
			rose: 1,
			kinds: ['publication'],
			touched: expect.arrayContaining([topics.total(TODAY), topics.game(draft.id)]),
		});
		expect(await history()).toEqual(['created', 'publication']);
	},
);

onBothEmptyEngines(
	'S1.06 SEQUENCE and LAST-MODIFIED rise with what calendars show, and no clearing of the log lowers them',
	async (database) => {
		await storeNames(database);
		const game = await store(database, { kickoffAt: at('2023-01-10T16:00') });
		expect(await calendarMarks(database, game.id)).toEqual({ sequence: 0, changedAt: NOW });
		await change(database, game.id, { venue: 'Maracanã' }, NOW + 1);
		await change(
			database,
			game.id,
			{ status: 'cancelled', kickoffAt: at('2023-01-10T19:00') },
			NOW + 2,
		);
		expect(await calendarMarks(database, game.id)).toEqual({ sequence: 2, changedAt: NOW + 2 });
		// A clock that was set back.
		await change(database, game.id, { deletedAt: NOW + 1 }, NOW + 1);
		expect(await calendarMarks(database, game.id)).toEqual({ sequence: 3, changedAt: NOW + 2 });
		const forgotten = await database.transaction((trx) =>
			createChangeWriter(trx).forgetOfGames({ before: NOW + 3, day: '2024-01-01' }),
		);
		expect(forgotten).toBe(5);
		expect(await calendarMarks(database, game.id)).toEqual({ sequence: 3, changedAt: NOW + 2 });
	},
);

onBothEmptyEngines(
	'a purge raises nothing, and the log knows that it has forgotten',
	async (database) => {
		await storeNames(database);
		const game = await store(database);
		await change(database, game.id, { deletedAt: NOW });
		const version = await readDataVersion(database.kysely);
		await database.transaction((trx) => createTrashWriter(trx).purge([game.id], NOW));
		expect(await readDataVersion(database.kysely)).toBe(version);
		expect(await createChangeRepository(database.kysely).wholeFrom()).toBe(version);
	},
);
