import { test } from 'vitest';
import type { JobCause, JobInput } from '#core/bots/job.ts';
import type { Game } from '#core/games/game.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import type { Bot } from '#server/jobs/bot.ts';
import { createBotsRepository, createBotsWriter } from '#server/jobs/bots-repository.ts';
import { createJobsRepository, createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { aBroadcast, aGame, at } from './factories.ts';
import { botContext, handClock } from './jobs.ts';

/** When a bot of these tests is run: the morning of the day of most of them. */
export const NINE = at('2026-11-20T09:00');
export const TOKEN = '1:token';
export const LATE = { kickoffAt: at('2026-11-20T21:30'), broadcasts: [aBroadcast('globo')] };

/** Where the engine plays no part: on the quick one only. */
export function onSqlite(title: string, run: (own: TestDatabase) => Promise<void>): void {
	test(title, async () => {
		await using own = await openTestDatabase('sqlite');
		await run(own);
	});
}

/** A bot that is run by hand on a guide with games. */
export async function botWorkshop(
	{ database, address }: TestDatabase,
	bot: Bot,
	{ env = {}, games: listed = [] as Partial<Game>[] } = {},
) {
	const editorial = handClock(NINE);
	const steady = handClock(0);
	const context = botContext(database, { env, address, clock: editorial.now });
	const reference = await context.data.reference();
	const note = { now: NINE - 3_600_000, source: 'CBF', actor: null, reference };
	const stored = await database.transaction((trx) =>
		insertGames(
			trx,
			listed.map((game) => aGame(game)),
			{ ...note, publication: 'published', demo: false },
		),
	);
	const worker = createWorker(context, {
		bots: [bot],
		monotonic: steady.now,
		chance: () => 0.5,
		times: { beatMs: 20 },
	});
	await worker.round();
	let orders = 0;
	return {
		...{ editorial, stored, context, worker },
		async set(settings: object, secrets: object | null = { telegramToken: TOKEN }): Promise<void> {
			const sealed_secrets =
				secrets === null ? null : context.identity.box.seal('bot-secret', JSON.stringify(secrets));
			const { revision } = (await createBotsRepository(database.kysely).byId(bot.id)) ?? {
				revision: 0,
			};
			await database.transaction((trx) =>
				createBotsWriter(trx).change(bot.id, revision, {
					settings: JSON.stringify(settings),
					sealed_secrets,
					enabled: 1,
				}),
			);
		},
		/** One run from order to end; what it says and what became of it. */
		async run(input: JobInput = {}, cause: JobCause = 'operator') {
			orders += 1;
			const now = Date.now();
			const order = {
				botId: bot.id,
				slot: `order ${orders}`,
				cause,
				slotAt: now,
				dueAt: 0,
				now,
				input,
			};
			const id = await database.transaction((trx) => createJobsWriter(trx).add(order));
			return this.go(id ?? '');
		},
		/** Goes on with a run that waits. */
		async go(id: string) {
			await database.transaction((trx) =>
				createJobsWriter(trx).move(id, { from: 'waiting', to: 'waiting', changed: { due_at: 0 } }),
			);
			await worker.round();
			await worker.idle();
			const job = await createJobsRepository(database.kysely).byId(id);
			const lines = await createJobsRepository(database.kysely).linesOf(id, 0);
			return {
				id,
				state: job?.state,
				error: job?.error,
				counts: JSON.parse(job?.counts ?? '{}'),
				said: lines.map(({ text }) => text).join('\n'),
			};
		},
		/** What the bot would deal with outside its schedule. */
		event: async () => {
			const row = await createBotsRepository(database.kysely).byId(bot.id);
			const read = async <Value>(name: string) =>
				(await createBotsRepository(database.kysely).readMark(bot.id, name)) as Value | null;
			const settings = bot.settings.parse(JSON.parse(row?.settings ?? '{}'));
			return bot.event?.({
				context,
				settings,
				now: editorial.now(),
				publicUrl: 'https://guia.example',
				marks: { read },
			});
		},
		change: async (before: Game, after: Partial<Game>) => {
			const latest = (await context.data.games.byId(before.id)) ?? before;
			const options = { ...note, now: editorial.now() };
			return database.transaction((trx) =>
				updateGame(trx, { before: latest, after: { ...latest, ...after } }, options),
			);
		},
	};
}
