import { setTimeout as wait } from 'node:timers/promises';
import { topics } from '#core/changes/topic.ts';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { updateGame } from '#server/games/store-games.ts';
import { createBotsRepository } from '#server/jobs/bots-repository.ts';
import { readPages, type StreamResult, timeCells } from '#tests/bench/support/open-loop.ts';
import {
	atMost,
	type BenchOptions,
	type PartReport,
	SERVER_CORE,
} from '#tests/bench/support/part.ts';
import { cpuMicroseconds } from '#tests/bench/support/processes.ts';
import { type PushDelivery, startPushService } from '#tests/bench/support/push-service.ts';
import { startSite } from '#tests/bench/support/site.ts';
import { fullDay, goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { short } from '#tests/bench/support/statistics.ts';
import { subscribeBrowsers } from '#tests/bench/support/subscribers.ts';

const SIZES = {
	full: { browsers: 50_000, seconds: 30, rate: 500 },
	quick: { browsers: 4_000, seconds: 3, rate: 100 },
};
const MOST = { seconds: 180, ratio: 2 };
/** What a push service on the internet takes to answer. */
const ANSWER_MS = 40;
const HOUR_MS = 3_600_000;
const LOOK_MS = 500;
const WARM_SECONDS = 5;

type Size = (typeof SIZES)['full'];

/** How soon many browsers hear of one change, and what readers feel of it. */
export async function measureAlerts(options: BenchOptions): Promise<PartReport> {
	const size = SIZES[options.quick ? 'quick' : 'full'];
	const dataDir = await siteData(options.folder, 'alerts');
	const push = await startPushService({
		folder: options.folder,
		delayMs: ANSWER_MS,
		browsers: size.browsers,
	});
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const game = await gameToMove(db);
	const topic = topics.team(game.home.teamId ?? '');
	await subscribeBrowsers(db, { count: size.browsers, topic, origin: `https://${push.address}` });
	const env = { OUTBOUND_ALLOW: push.address, NODE_EXTRA_CA_CERTS: push.certificate };
	const site = await startSite({ ...options, name: 'alerts', core: SERVER_CORE, dataDir, env });
	await readPages(site, { ...size, seconds: WARM_SECONDS });
	await firstLook(db);
	const idle = await readPages(site, size);

	const before = cpuMicroseconds(site.pid);
	const changedAt = Date.now();
	await move(db, game);
	const { firstAt } = await push.first();
	const busy = await readPages(site, size);
	const busyUntil = Date.now();
	const delivery = await push.all();
	const cpuSeconds = (cpuMicroseconds(site.pid) - before) / 1e6;
	await site.stop();
	return toReport({ size, idle, busy, delivery, changedAt, firstAt, busyUntil, cpuSeconds });
}

/** A game to come whose home team has a name. */
async function gameToMove(db: AppDatabase): Promise<Game> {
	const game = (await createGuideData(db).games.listDay(fullDay())).find(
		({ home, kickoffAt }) => home.teamId !== null && kickoffAt !== null,
	);
	if (game === undefined) throw new Error('no game to move');
	return game;
}

/**
 * The bot begins to tell with its first run, within a minute: what was changed before is no news.
 */
async function firstLook(db: AppDatabase): Promise<void> {
	while ((await createBotsRepository(db.kysely).readMark('alerts', 'read')) === null)
		await wait(LOOK_MS);
}

/** Moves a game by an hour from another process, as an operator would. */
async function move(db: AppDatabase, before: Game): Promise<void> {
	const reference = await createGuideData(db).reference();
	const after = { ...before, kickoffAt: (before.kickoffAt ?? 0) - HOUR_MS };
	const note = { now: Date.now(), source: null, actor: null, reference };
	if (!(await db.transaction((trx) => updateGame(trx, { before, after }, note))))
		throw new Error('the game was not moved');
}

type Measured = {
	size: Size;
	idle: StreamResult;
	busy: StreamResult;
	delivery: PushDelivery;
	changedAt: number;
	firstAt: number;
	busyUntil: number;
	cpuSeconds: number;
};

function toReport({
	size,
	idle,
	busy,
	delivery,
	changedAt,
	firstAt,
	busyUntil,
	cpuSeconds,
}: Measured): PartReport {
	const seconds = (delivery.lastAt - changedAt) / 1_000;
	const ratio = busy.p99 / idle.p99;
	const browsers = size.browsers.toLocaleString('en-US');
	const isWithin = busyUntil <= delivery.lastAt;
	return {
		title: 'Alerts to many browsers',
		conditions: [
			`${browsers} browsers with keys of their own follow one team; another process moves a game of that team by an hour. The bot of the site itself sends, by https, to a push service of this machine that answers after ${ANSWER_MS} ms; the server and everything that it does for alerts has one core, the push service and the readers the other.`,
			`Readers ask for ${size.rate} pages a second (open loop, a client that never waits for a core) over ${goodAddresses().length} addresses for ${size.seconds} seconds: first without alerts, then from the first message on${isWithin ? '' : ' (longer than messages were sent)'}.`,
			`From the change to the first message ${short((firstAt - changedAt) / 1_000)} s: the bot looks every 15 seconds. CPU of the site until the last one: ${short(cpuSeconds)} s.`,
		],
		tables: [
			{
				head: ['', 'p50 ms', 'p99', 'max', 'count'],
				rows: [
					['page, without alerts', ...timeCells(idle)],
					['page, beside them', ...timeCells(busy)],
				],
			},
		],
		verdicts: [
			atMost(`${browsers} browsers hear of one change`, seconds, {
				limit: MOST.seconds,
				unit: 's',
			}),
			{
				item: 'messages sent',
				result: short(delivery.messages),
				target: browsers,
				met: delivery.messages === size.browsers,
			},
			atMost('p99 of pages beside alerts against without', ratio, { limit: MOST.ratio, unit: '×' }),
		],
		data: { idle, busy, delivery, changedAt, firstAt, busyUntil, cpuSeconds },
	};
}
