import { pino } from 'pino';
import type { BulkChangeInput } from '#core/games/contract/desk.ts';
import type { GameChangeInput } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import { scoreOf } from '#core/games/result.ts';
import { addDays, dayOf, formatHour } from '#core/site/dates.ts';
import { createGame } from '#server/games/create-game.ts';
import { changeMany } from '#server/games/desk/bulk-change.ts';
import { purgeGames } from '#server/games/desk/purge-games.ts';
import { undoBulk } from '#server/games/desk/undo-bulk.ts';
import { editGame } from '#server/games/edit-game.ts';
import { importReading } from '#server/importing/reading/import-reading.ts';
import { EDITOR } from '#tests/support/articles.ts';
import { aBroadcast, aDraft, aReading, aTypedGame } from '#tests/support/factories.ts';
import { writeArticle } from './article-writes.ts';
import { writeBrand, writeName } from './noun-writes.ts';
import { pick, type Writing } from './writing.ts';

/** Days around today in which games are made and moved. */
const DAYS = { back: 3, ahead: 9 };
const TEAMS = ['flamengo', 'palmeiras', 'gremio', 'bahia', 'santos', 'vasco', 'fortaleza', 'ceara'];
const COMPETITIONS = ['brasileirao-a', 'brasileirao-b', 'copa-do-brasil'];
const CHANNELS = ['globo', 'premiere', 'sportv', 'sbt', 'record', 'cazetv'];
const NATIONAL = { include: [], exclude: [] };
const HOURS = ['11:00', '16:00', '18:30', '21:30', null];

/** One thing that an operator does, through the use cases of the product. */
type Write = (writing: Writing) => Promise<unknown>;

/** What operators do, those things more often that they do more often. */
const WRITES: readonly [name: string, weight: number, write: Write][] = [
	['create', 3, (writing) => create(writing)],
	['hour', 4, (writing) => edit(writing, () => ({ time: pick(writing, HOURS) }))],
	['day', 3, (writing) => edit(writing, () => ({ date: anyDay(writing) }))],
	['channels', 4, (writing) => edit(writing, () => ({ broadcasts: anyBroadcasts(writing) }))],
	['teams', 2, (writing) => edit(writing, () => sidesOf(writing))],
	[
		'competition',
		1,
		(writing) => edit(writing, () => ({ competitionId: pick(writing, COMPETITIONS) })),
	],
	[
		'venue',
		1,
		(writing) => edit(writing, () => ({ venue: `Estádio ${Math.floor(writing.random() * 1e6)}` })),
	],
	[
		'status',
		2,
		(writing) =>
			edit(writing, () => ({
				status: pick(writing, ['scheduled', 'postponed', 'cancelled', 'finished']),
			})),
	],
	['draft', 1, (writing) => edit(writing, () => ({ publication: 'draft' }))],
	['publish', 2, (writing) => bulk(writing, { kind: 'publication', publication: 'published' })],
	['move', 1, (writing) => bulk(writing, { kind: 'move', days: 1, minutes: 0 })],
	[
		'add channel',
		1,
		(writing) =>
			bulk(writing, {
				kind: 'add-channel',
				channelId: pick(writing, CHANNELS),
				state: 'confirmed',
				coverage: NATIONAL,
			}),
	],
	['verify', 1, (writing) => bulk(writing, { kind: 'verify' })],
	['trash', 1, (writing) => bulk(writing, { kind: 'trash' })],
	['restore', 2, (writing) => bulk(writing, { kind: 'restore' })],
	['undo', 1, undo],
	['purge', 1, purge],
	['import', 1, importGame],
	['article', 4, writeArticle],
	['brand', 1, writeBrand],
	['name', 4, writeName],
];

/**
 * Does one random thing; answers its name. A refusal of the use case (a game that was removed
 * meanwhile) is as good as any other outcome.
 */
export async function writeAnything(writing: Writing): Promise<string> {
	const total = WRITES.reduce((sum, [, weight]) => sum + weight, 0);
	let left = writing.random() * total;
	for (const [name, weight, write] of WRITES) {
		left -= weight;
		if (left >= 0) continue;
		await write(writing);
		return name;
	}
	throw new Error('No write was chosen');
}

/**
 * Lays the first games: of each day some, and many of the weeks behind, from which habits are
 * counted.
 */
export async function layGames(writing: Writing, count: number): Promise<void> {
	for (let game = 0; game < count; game++) await create(writing);
	for (let week = 1; week <= 6; week++) {
		const date = addDays(dayOf(writing.now()), -7 * week);
		await create(writing, {
			date,
			time: '16:00',
			competitionId: COMPETITIONS[0] ?? '',
			broadcasts: [aBroadcast('premiere')],
		});
	}
}

async function create(writing: Writing, over: Partial<GameChangeInput> = {}): Promise<void> {
	const facts = {
		date: anyDay(writing),
		time: pick(writing, HOURS),
		competitionId: pick(writing, COMPETITIONS),
	};
	const publication = writing.random() < 0.9 ? 'published' : 'draft';
	const change = aTypedGame({
		...facts,
		...sidesOf(writing),
		broadcasts: anyBroadcasts(writing),
		publication,
		...over,
	});
	const made = await createGame(writing, change, { actor: 'Ana', now: writing.now() });
	if (made.ok) writing.games.push(made.value.id);
}

function anyDay(writing: Writing): string {
	return addDays(
		dayOf(writing.now()),
		Math.floor(writing.random() * (DAYS.back + DAYS.ahead + 1)) - DAYS.back,
	);
}

function sidesOf(writing: Writing): Pick<GameChangeInput, 'home' | 'away'> {
	const home = pick(writing, TEAMS);
	const away = pick(
		writing,
		TEAMS.filter((id) => id !== home),
	);
	return {
		home: { teamId: home, label: null },
		away: writing.random() < 0.9 ? { teamId: away, label: null } : { teamId: null, label: null },
	};
}

function anyBroadcasts(writing: Writing): GameChangeInput['broadcasts'] {
	const channels = new Set(
		Array.from({ length: Math.floor(writing.random() * 3) }, () => pick(writing, CHANNELS)),
	);
	return [...channels].map((id) =>
		aBroadcast(id, {
			state: pick(writing, ['confirmed', 'usual']),
			note: pick(writing, [null, 'só para SP']),
		}),
	);
}

function typed(game: Game): GameChangeInput {
	const {
		competitionId,
		round,
		home,
		away,
		day,
		kickoffAt,
		zone,
		venue,
		status,
		publication,
		result,
		broadcasts,
	} = game;
	const time = kickoffAt === null ? null : formatHour(kickoffAt).replace('h', ':').padEnd(5, '0');
	return {
		competitionId,
		round,
		home,
		away,
		date: day,
		time,
		zone,
		venue,
		status,
		publication,
		result: result && scoreOf(result),
		broadcasts,
		source: null,
	};
}

async function edit(writing: Writing, change: () => Partial<GameChangeInput>): Promise<void> {
	const game = await anyGame(writing);
	if (game === null) return;
	const order = { id: game.id, revision: game.revision, change: { ...typed(game), ...change() } };
	await editGame(writing, order, { actor: 'Ana', now: writing.now() });
}

async function anyGame({ data, games, random }: Writing): Promise<Game | null> {
	return games.length === 0
		? null
		: data.games.byId(games[Math.floor(random() * games.length)] ?? '');
}

const deskWriter = (writing: Writing) => ({
	operatorId: 'ana',
	actor: EDITOR.actor,
	now: writing.now(),
	at: writing.now(),
});

async function someGames(writing: Writing): Promise<{ id: string; revision: number }[]> {
	const games = await Promise.all([anyGame(writing), anyGame(writing), anyGame(writing)]);
	return games.flatMap((game) => (game === null ? [] : [{ id: game.id, revision: game.revision }]));
}

async function bulk(writing: Writing, action: BulkChangeInput['action']): Promise<void> {
	const games = await someGames(writing);
	if (games.length === 0) return;
	const done = await changeMany(writing, { action, target: { games } }, deskWriter(writing));
	if (done.ok && done.value.id !== null) writing.bulks.push(done.value.id);
}

async function importGame(writing: Writing): Promise<void> {
	const [date, now] = [anyDay(writing), writing.now()];
	const [home, away] = TEAMS.toSorted(() => writing.random() - 0.5).map((teamId) => ({
		name: teamId,
		teamId,
		candidates: [],
	}));
	if (home === undefined || away === undefined) return;
	const draft = aDraft({ date, time: '19:00', kickoffAt: `${date}T22:00:00Z`, home, away });
	const reference = await writing.data.reference();
	await importReading({ db: writing.db, reference }, aReading([draft]), {
		source: 'random',
		now,
		partial: false,
	});
}

const silent = pino({ level: 'silent' });

async function undo(writing: Writing): Promise<void> {
	const last = writing.bulks.pop();
	if (last !== undefined) await undoBulk({ ...writing, log: silent }, last, deskWriter(writing));
}

async function purge(writing: Writing): Promise<void> {
	await bulk(writing, { kind: 'trash' });
	await purgeGames(writing, await someGames(writing), deskWriter(writing));
}
