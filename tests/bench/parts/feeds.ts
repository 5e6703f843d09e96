import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SYSTEM } from '#server/audit/audit.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createItemRepository } from '#server/feeds/item-repository.ts';
import { type PollSummary, pollDueSources } from '#server/feeds/poll-sources.ts';
import { addSource } from '#server/feeds/save-source.ts';
import { createLog } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import { median, short } from '#tests/bench/support/statistics.ts';
import { anRss } from '#tests/support/feed-server.ts';

const ITEMS = 20;
const HOSTS = 100;
const HOUR = 3_600_000;
type Step = 'fresh' | 'unchanged' | 'same';
type Round = { seconds: Record<Step, number>; megabytes: Record<'before' | Step, number> };

/**
 * A round of polling: everything is new; everything answers 304; everything answers 200 with what
 * is known already.
 */
export async function measureFeeds(options: BenchOptions): Promise<PartReport> {
	const [feeds, rounds] = options.quick ? [100, 1] : [1_000, 3];
	const done: Round[] = [];
	for (let round = 0; round < rounds; round++) {
		const dataDir = path.join(options.folder, 'data-feeds');
		rmSync(dataDir, { recursive: true, force: true });
		await using db = await openDatabase({ dataDir, databaseUrl: null });
		done.push(await measureRound(db, feeds));
	}
	return toReport(done, feeds);
}

async function measureRound(db: AppDatabase, feeds: number): Promise<Round> {
	await migrate(db);
	const now = Date.now();
	const answers = { conditional: true };
	const server = await startFeeds(answers);
	const { port } = server.address() as AddressInfo;
	const hosts = Array.from({ length: HOSTS }, (_, index) => `127.0.1.${index + 1}:${port}`);
	for (let index = 0; index < feeds; index++) {
		const name = `Fonte ${index}`;
		const settings = {
			feedUrl: `http://${hosts[index % HOSTS]}/${index}`,
			siteUrl: null,
			title: name,
			creditName: name,
			folder: '',
			enabled: true,
		};
		const rest = {
			intervalMinutes: 30,
			fullTextAllowed: false,
			licenceNote: '',
			keepWords: [],
			blockWords: [],
		};
		await addSource(db, { ...settings, ...rest }, { actor: SYSTEM, now });
	}
	await using outbound = createOutbound({ allow: hosts, userAgent: 'bench' });
	const context = {
		db,
		outbound,
		config: { publicUrl: null } as Parameters<typeof pollDueSources>[0]['config'],
	};
	const { log } = createLog('silent');
	const poll = async (at: number, wanted: Partial<PollSummary>): Promise<[number, number]> => {
		const start = performance.now();
		const summary = await pollDueSources(context, { now: at, log, chance: () => 0 });
		const seconds = (performance.now() - start) / 1_000;
		for (const [name, count] of Object.entries(wanted))
			if (summary[name as keyof PollSummary] !== count)
				throw new Error(`A round was ${JSON.stringify(summary)}`);
		return [seconds, process.memoryUsage.rss() / 1e6];
	};
	const before = process.memoryUsage.rss() / 1e6;
	const fresh = await poll(now, { withNews: feeds, newItems: feeds * ITEMS });
	const unchanged = await poll(now + HOUR, { unchanged: feeds });
	answers.conditional = false;
	const same = await poll(now + 2 * HOUR, { checked: feeds, newItems: 0 });
	const stored = [...(await createItemRepository(db.kysely).counts()).values()].reduce(
		(sum, count) => sum + count,
		0,
	);
	if (stored !== feeds * ITEMS) throw new Error(`${stored} items are stored`);
	server.closeAllConnections();
	server.close();
	return {
		seconds: { fresh: fresh[0], unchanged: unchanged[0], same: same[0] },
		megabytes: { before, fresh: fresh[1], unchanged: unchanged[1], same: same[1] },
	};
}

/**
 * Feeds of one address for each number; without `conditional` their bytes differ each time, their
 * items do not.
 */
async function startFeeds(answers: { conditional: boolean }): Promise<Server> {
	let asked = 0;
	const body = `<p>${'Onde assistir ao jogo de hoje na TV e pela internet, com horário e escalação. '.repeat(12)}</p>`;
	const server = createServer(({ url = '', headers }, response) => {
		if (answers.conditional && headers['if-none-match'] !== undefined)
			return void response.writeHead(304).end();
		asked += 1;
		const date = 'Sat, 21 Nov 2026 09:00:00 -0300';
		const items = Array.from({ length: ITEMS }, (_, index) => ({
			guid: `${url}-${index}`,
			title: `Notícia ${index} de ${url}`,
			date,
			body,
		}));
		response
			.writeHead(200, { etag: '"1"' })
			.end(anRss('Fonte', items, `<generator>${asked}</generator>`));
	});
	await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
	return server;
}

function toReport(done: readonly Round[], feeds: number): PartReport {
	const rate = (step: Step, count: number) =>
		short(count / median(done.map(({ seconds }) => seconds[step])));
	const memory = (at: 'before' | Step) =>
		short(Math.max(...done.map(({ megabytes }) => megabytes[at])));
	const rows: [string, Step][] = [
		['every item is new', 'fresh'],
		['304 Not Modified', 'unchanged'],
		['200, every item is known', 'same'],
	];
	return {
		title: 'Feeds',
		conditions: [
			`${feeds} sources on ${HOSTS} hosts of this machine, ${ITEMS} items of about 1 KB each; fetched, read in the reading thread, sanitised and stored in SQLite, each commit on the disk before it returns, eight at once; the server that answers runs in the same process.`,
			'Median of the rounds, each in an empty database; memory is the largest after a step.',
		],
		tables: [
			{
				head: ['round', 'feeds/s', 'items/s', 'memory of the process, MB'],
				rows: [
					['before', '', '', memory('before')],
					...rows.map(([name, step]) => [
						name,
						rate(step, feeds),
						step === 'unchanged' ? '' : rate(step, feeds * ITEMS),
						memory(step),
					]),
				],
			},
		],
		verdicts: [],
		data: { feeds, items: feeds * ITEMS, rounds: done },
	};
}
