import { fileURLToPath } from 'node:url';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { insertAdministrator } from '#server/identity/accounts/first-administrator.ts';
import { createPasswordHasher } from '#server/identity/accounts/password-hash.ts';
import type { SignInLoad, SignInResult } from '#tests/bench/children/sign-in-clients.ts';
import { readPages, type StreamResult } from '#tests/bench/support/open-loop.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { outputOn, treePss } from '#tests/bench/support/processes.ts';
import { type Site, startSite } from '#tests/bench/support/site.ts';
import { siteData } from '#tests/bench/support/site-data.ts';
import { median, short } from '#tests/bench/support/statistics.ts';

const PARALLEL = 50;
/** A round's p99 is that of some thirty pages: one alone says little. */
const ROUNDS = { 'sign-in': 8, refresh: 4 } as const;
const READERS_A_SECOND = 500;
const MOST = 2;
const MB = 1 << 20;
const PASSWORD = 'grama molhada do banco 1958';
const PROGRAM = fileURLToPath(new URL('../children/sign-in-clients.ts', import.meta.url));

/** Readers end before the clients do. */
const readingFor = (seconds: number) => ({
	...{ rate: READERS_A_SECOND, warmUpSeconds: 1, seconds: seconds - 2 },
});

type Kind = SignInLoad['kind'];
type Round = { idle: StreamResult; beside: StreamResult; rate: SignInResult };

/**
 * How many operators can sign in and stay signed in at once, and what readers of the guide feel
 * meanwhile.
 */
export async function measureSignIn(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'sign-in');
	const emails = await addOperators(dataDir);
	const env = { TRUST_PROXY: '127.0.0.1/32' };
	const site = await startSite({
		folder: options.folder,
		name: 'sign-in',
		core: 'any',
		dataDir,
		env,
	});
	const ready = treePss(site.pid);
	const rounds: Record<Kind, Round[]> = { 'sign-in': [], refresh: [] };
	const seconds = options.quick ? 3 : 8;
	// What readers ask for is made before anything is measured.
	await readPages(site, readingFor(seconds));
	// What a flood of refreshes leaves behind is not of the sign-ins.
	for (const kind of ['sign-in', 'refresh'] as const) {
		for (let round = 0; round < (options.quick ? 1 : ROUNDS[kind]); round++) {
			rounds[kind].push(
				await runRound(site, { url: site.url, emails, password: PASSWORD, kind, seconds }),
			);
		}
	}
	const peak = treePss(site.pid);
	await site.stop();
	return describe(rounds, { ready, peak });
}

/** Operators with one password, so that only one hash has to be made. */
async function addOperators(dataDir: string): Promise<string[]> {
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const passwordHash = await createPasswordHasher().hash(PASSWORD);
	const emails = Array.from({ length: PARALLEL }, (_, place) => `operador-${place}@guia.example`);
	await db.transaction(async (trx) => {
		for (const email of emails)
			await insertAdministrator(trx, { email, name: null, passwordHash }, COMMAND_LINE, Date.now());
	});
	return emails;
}

async function runRound(site: Site, load: SignInLoad): Promise<Round> {
	const idle = await readPages(site, readingFor(load.seconds));
	const clients = outputOn(process.execPath, [PROGRAM, JSON.stringify(load)], { core: 'any' });
	const [beside, text] = await Promise.all([readPages(site, readingFor(load.seconds)), clients]);
	return { idle, beside, rate: JSON.parse(text) as SignInResult };
}

function describe(
	rounds: Record<Kind, Round[]>,
	memory: { ready: number; peak: number },
): PartReport {
	const aSecond = (kind: Kind) => median(rounds[kind].map(({ rate }) => rate.done / rate.seconds));
	const refused = (kind: Kind) => rounds[kind].reduce((sum, { rate }) => sum + rate.refused, 0);
	const ratio = (kind: Kind) =>
		median(rounds[kind].map(({ idle, beside }) => beside.p99 / idle.p99));
	const p99 = (kind: Kind, when: 'idle' | 'beside') =>
		short(median(rounds[kind].map((round) => round[when].p99)));
	const row = (kind: Kind) => [
		...[kind, short(aSecond(kind)), short(refused(kind))],
		...[p99(kind, 'idle'), p99(kind, 'beside'), `${ratio(kind).toFixed(2)} ×`],
	];
	return {
		title: 'Signing in',
		conditions: [
			`${PARALLEL} browsers at once, each signing in (argon2id, 19 MiB, 2 passes) or refreshing its tokens again and again; every one an account and a network of its own.`,
			`Beside them ${READERS_A_SECOND} requests a second for cached pages (open loop). Server, browsers and readers share both cores.`,
			`Memory: ${short(memory.ready / MB)} MB when ready, ${short(memory.peak / MB)} MB after it (PSS of the process tree).`,
		],
		tables: [
			{
				head: ['what', 'a second', 'refused', 'p99 of pages alone, ms', 'beside it', 'ratio'],
				rows: [row('sign-in'), row('refresh')],
			},
		],
		verdicts: [
			atMost('p99 of a cached page beside sign-ins', ratio('sign-in'), { limit: MOST, unit: '×' }),
		],
		data: { rounds, memory },
	};
}
