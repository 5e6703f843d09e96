import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A Saturday afternoon in Brasília time: games behind, games running, games to come. */
export const DEMO_NOW = Date.parse('2026-11-21T15:00:00-03:00');

/**
 * Where the journeys go: one built server with the demonstration, whose editorial time begins at
 * DEMO_NOW.
 */
export type DemoSite = {
	url: string;
	today: string;
	tomorrow: string;
	pastDay: string;
	fullestDay: string;
	/** An address that was left when its game got another day, and where it leads. */
	moved: { from: string; to: string };
	/** A game that was taken out. */
	removed: string;
	/** A team without any game. */
	idleTeam: string;
	/** Addresses of games, one of each kind that its page shows differently. */
	games: Record<GameKind, string>;
};

const KINDS = [
	'regional',
	'noChannel',
	'noBroadcast',
	'hourUndefined',
	'postponed',
	'cancelled',
	'undecided',
	'changed',
] as const;
export type GameKind = (typeof KINDS)[number];

declare module 'vitest' {
	interface ProvidedContext {
		demoSite: DemoSite;
	}
}

let folder: string | null = null;
let server: TestServer | null = null;

export async function setup(project: TestProject): Promise<void> {
	folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	const address = { dataDir: folder, databaseUrl: null };
	server = await startTestServer({
		address,
		config: { demo: true, clockOffsetMs: DEMO_NOW - Date.now() },
	});
	project.provide('demoSite', await describeSite(server));
}

export async function teardown(): Promise<void> {
	await server?.[Symbol.asyncDispose]();
	if (folder !== null) await rm(folder, { recursive: true, force: true });
}

async function describeSite({ url, context: { db } }: TestServer): Promise<DemoSite> {
	const today = dayOf(DEMO_NOW);
	const moved = await db.kysely
		.selectFrom('game_slugs')
		.innerJoin('games', 'games.id', 'game_slugs.game_id')
		.whereRef('game_slugs.slug', '!=', 'games.slug')
		.select(['game_slugs.slug as from', 'games.slug as to'])
		.executeTakeFirstOrThrow();
	const days = await db.kysely
		.selectFrom('games')
		.groupBy('day')
		.select(['day', ({ fn }) => fn.countAll().as('count')])
		.execute();
	const fullestDay = days.toSorted((a, b) => Number(b.count) - Number(a.count))[0]?.day ?? today;
	const removed = await removeOne(db, addDays(today, -20));
	const [idleTeam, games] = [await findIdleTeam(db), await gamesByKind(db, today)];
	return {
		url,
		today,
		tomorrow: addDays(today, 1),
		pastDay: addDays(today, -3),
		fullestDay,
		moved,
		removed,
		idleTeam,
		games,
	};
}

/** Takes one game out as an operator does: it stays in the table, marked. */
async function removeOne(db: AppDatabase, day: string): Promise<string> {
	const game = await db.kysely
		.selectFrom('games')
		.where('day', '=', day)
		.select(['id', 'slug'])
		.executeTakeFirstOrThrow();
	await db.transaction(async (trx) => {
		await trx
			.updateTable('games')
			.set({ deleted_at: DEMO_NOW })
			.where('id', '=', game.id)
			.execute();
	});
	return game.slug;
}

async function findIdleTeam({ kysely }: AppDatabase): Promise<string> {
	const { id } = await kysely
		.selectFrom('teams')
		.where(({ not, exists, selectFrom }) => {
			const played = selectFrom('games').where(({ or, eb }) =>
				or([
					eb('games.home_team_id', '=', eb.ref('teams.id')),
					eb('games.away_team_id', '=', eb.ref('teams.id')),
				]),
			);
			return not(exists(played.select('games.id')));
		})
		.select('id')
		.orderBy('id')
		.executeTakeFirstOrThrow();
	return id;
}

async function gamesByKind(db: AppDatabase, today: string): Promise<DemoSite['games']> {
	const games = db.kysely
		.selectFrom('games')
		.where('day', '>=', today)
		.orderBy('day')
		.orderBy('slug')
		.select(['id', 'slug']);
	const broadcasts = (state: 'none' | 'any') => {
		const query = db.kysely.selectFrom('broadcasts').select('game_id');
		return state === 'none' ? query.where('state', '=', 'none') : query;
	};
	const changes = db.kysely
		.selectFrom('game_changes')
		.where('kind', '=', 'kickoff')
		.select('game_id');
	const globo = db.kysely
		.selectFrom('broadcasts')
		.where('channel_id', '=', 'globo')
		.where('state', '=', 'confirmed')
		.select('game_id');
	const regional = globo.where('include_ufs', '!=', '');
	const queries: Record<GameKind, typeof games> = {
		regional: games.where('id', 'in', regional),
		// Of a later day: of a game that was played it is said that no channel was registered.
		noChannel: games
			.where('id', 'not in', broadcasts('any'))
			.where('status', '=', 'scheduled')
			.where('day', '>', today),
		noBroadcast: games.where('id', 'in', broadcasts('none')),
		hourUndefined: games.where('kickoff_at', 'is', null),
		postponed: games.where('status', '=', 'postponed'),
		cancelled: games.where('status', '=', 'cancelled'),
		undecided: games.where('home_label', 'like', 'Vencedor%'),
		changed: games.where('id', 'in', changes),
	};
	const found = KINDS.map(
		async (kind) => [kind, (await queries[kind].executeTakeFirstOrThrow()).slug] as const,
	);
	return Object.fromEntries(await Promise.all(found)) as DemoSite['games'];
}
