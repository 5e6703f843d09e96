import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '#core/identity/throttle.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { insertAdministrator } from '#server/identity/accounts/first-administrator.ts';
import { createPasswordHasher } from '#server/identity/accounts/password-hash.ts';
import { runLoad } from '#tests/bench/support/open-loop.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { cpuOfTree, pssOfTree } from '#tests/bench/support/processes.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { goodAddresses, siteData } from '#tests/bench/support/site-data.ts';
import { median, percentile, short } from '#tests/bench/support/statistics.ts';
import { runWrk } from '#tests/bench/support/wrk.ts';
import { aTypedGame } from '#tests/support/factories.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { callPanel } from '#tests/support/panel.ts';

const MB = 1 << 20;
const EMAIL = 'operadora@guia.example';
const PASSWORD = 'grama molhada do banco 1958';
const GUESSES = 30;
/** Drafts: a save that readers see waits for its pages. */
const SAVE_PAUSE_MS = 50;
/** An address nobody asked for before, so that each is a rendering. */
const RENDERS_A_SECOND = 5;
const READERS_A_SECOND = 400;

type Round = { cachedCpu: number; mixedCpu: number; saves: number[]; pss: number[]; tried: number };

/** What a second process behind the port costs: processor, memory, waiting for the one writer. */
export async function measureProcesses(options: BenchOptions): Promise<PartReport> {
	const rounds: Record<1 | 2, Round[]> = { 1: [], 2: [] };
	for (let round = 0; round < (options.quick ? 1 : 3); round++)
		for (const count of [1, 2] as const) rounds[count].push(await measureRound(options, count));
	return describe(rounds);
}

async function measureRound(options: BenchOptions, count: 1 | 2): Promise<Round> {
	const dataDir = await siteData(options.folder, 'processes');
	await addOperator(dataDir);
	const env = { WEB_CONCURRENCY: String(count), TRUST_PROXY: '127.0.0.1/32' };
	const place = { folder: options.folder, name: 'processes', core: 'any', dataDir, env } as const;
	const site = await startSite(place);
	// The further process comes after the first one serves.
	await wait(5_000);
	const seconds = options.quick ? 3 : 15;
	const cachedCpu = await measureCached(site, seconds);
	const { cpu: mixedCpu, saves } = await measureMixed(site, seconds);
	const tried = await guess(site);
	// The first of the tree only passes connections on where there are several.
	const pss = pssOfTree(site.pid);
	await site.stop();
	return { cachedCpu, mixedCpu, saves, pss, tried };
}

async function addOperator(dataDir: string): Promise<void> {
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const passwordHash = await createPasswordHasher().hash(PASSWORD);
	const account = { email: EMAIL, name: null, passwordHash };
	await db.transaction((trx) => insertAdministrator(trx, account, COMMAND_LINE, Date.now()));
}

/** Microseconds of processor of one cached page. */
async function measureCached({ url, pid }: Site, seconds: number): Promise<number> {
	const page = `${url}${goodAddresses()[0]}`;
	const headers = { 'accept-encoding': 'gzip' };
	await runWrk(page, { seconds: 2, headers });
	const before = cpuOfTree(pid);
	const { requests } = await runWrk(page, { seconds, headers });
	return (cpuOfTree(pid) - before) / requests;
}

/** Readers of cached pages, renderings and one operator who saves: processor a request, and each save. */
async function measureMixed({ url, port, pid }: Site, seconds: number) {
	const from = { 'x-forwarded-for': '198.51.100.1' };
	const credentials = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
	const { json } = await identityClient(url).call(
		'/v1/accounts:signInWithPassword',
		credentials,
		from,
	);
	const saves: number[] = [];
	let isOver = false;
	const saving = (async () => {
		for (let day = 60; !isOver; day++) {
			const body = aTypedGame({ date: addDays(dayOf(Date.now()), day), publication: 'draft' });
			const began = performance.now();
			const made = { method: 'POST', path: 'games', body, idToken: String(json.idToken) };
			if ((await callPanel({ url }, made)).status === 200) saves.push(performance.now() - began);
			await wait(SAVE_PAUSE_MS);
		}
	})();
	const unseen = goodAddresses().map((address) => `${address}?busca={random}`);
	const before = cpuOfTree(pid);
	const results = await runLoad({
		...{ port, warmUpSeconds: 0, seconds, shared: 'any' },
		streams: [
			{ name: 'read', rate: READERS_A_SECOND, addresses: goodAddresses(), idPrefix: 'read-' },
			{ name: 'rendered', rate: RENDERS_A_SECOND, addresses: unseen, idPrefix: 'rendered-' },
		],
	});
	const used = cpuOfTree(pid) - before;
	isOver = true;
	await saving;
	const requests = Object.values(results).reduce((sum, { sent }) => sum + sent, 0);
	return { cpu: used / (requests + saves.length), saves };
}

/** Of so many wrong passwords at once, on connections of their own, those that were tried. */
async function guess({ url }: Site): Promise<number> {
	const from = { 'x-forwarded-for': '198.51.100.2', connection: 'close' };
	const wrong = { email: EMAIL, password: 'errada', returnSecureToken: true };
	const answers = await Promise.all(
		Array.from({ length: GUESSES }, () =>
			identityClient(url).call('/v1/accounts:signInWithPassword', wrong, from),
		),
	);
	return answers.filter(({ text }) => text.includes('INVALID_LOGIN_CREDENTIALS')).length;
}

function describe(rounds: Record<1 | 2, Round[]>): PartReport {
	const of = (count: 1 | 2, value: (round: Round) => number) => median(rounds[count].map(value));
	const ratio = (value: (round: Round) => number) => of(2, value) / of(1, value);
	const save = (count: 1 | 2, share: number) =>
		percentile(
			rounds[count].flatMap(({ saves }) => saves),
			share,
		);
	const further = of(2, ({ pss }) => (pss.at(-1) ?? Number.NaN) / MB);
	const tried = [...rounds[1], ...rounds[2]].map((round) => round.tried);
	const { limit } = LIMITS.signIn.pair;
	const row = (count: 1 | 2) => [
		String(count),
		...[({ cachedCpu }: Round) => cachedCpu, ({ mixedCpu }: Round) => mixedCpu].map((value) =>
			short(of(count, value)),
		),
		...[0.5, 0.99].map((share) => short(save(count, share))),
		rounds[count].map(({ pss }) => pss.map((one) => short(one / MB)).join(' + ')).join(' · '),
	];
	return {
		title: 'Several processes behind one port',
		conditions: [
			'WEB_CONCURRENCY of 1 and 2 in turn, SQLite, both cores for server and clients; processor time is of the whole tree, so that waiting for a core does not count. Median of the rounds.',
			`Mixed: ${READERS_A_SECOND} cached pages and ${RENDERS_A_SECOND} searches that nobody asked for before a second (open loop), and one operator who saves a draft, waits ${SAVE_PAUSE_MS} ms and saves the next one.`,
			'Memory: PSS of each process at the end of each round; of several the first one only passes connections on.',
		],
		tables: [
			{
				head: [
					'processes',
					'CPU µs of a cached page',
					'of a request of the mix',
					'save p50 ms',
					'save p99 ms',
					'PSS MB',
				],
				rows: [row(1), row(2)],
			},
		],
		verdicts: [
			atMost(
				'processor time of a cached page, two processes against one',
				ratio((one) => one.cachedCpu),
				{ limit: 1.1, unit: '×' },
			),
			atMost(
				'processor time of a request of the mix, two against one',
				ratio((one) => one.mixedCpu),
				{ limit: 1.1, unit: '×' },
			),
			atMost('memory of a further process after load (PSS)', further, { limit: 220, unit: 'MB' }),
			atMost('p99 of a save, two processes against one', save(2, 0.99) / save(1, 0.99), {
				limit: 2,
				unit: '×',
			}),
			{
				item: `of ${GUESSES} wrong passwords at once, tried`,
				result: [...new Set(tried)].join(', '),
				target: String(limit),
				met: tried.every((one) => one === limit),
			},
		],
		data: { rounds },
	};
}
