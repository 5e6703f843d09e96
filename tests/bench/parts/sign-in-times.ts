import { openDatabase } from '#server/db/open-database.ts';
import { createAccountsWriter } from '#server/identity/accounts/accounts-repository.ts';
import { createPasswordHasher } from '#server/identity/accounts/password-hash.ts';
import { newId } from '#server/ids.ts';
import { type BenchOptions, type PartReport, SERVER_CORE } from '#tests/bench/support/part.ts';
import { startSite } from '#tests/bench/support/site.ts';
import { siteData } from '#tests/bench/support/site-data.ts';
import { median, percentile, short } from '#tests/bench/support/statistics.ts';
import { identityClient } from '#tests/support/identity-client.ts';

const PASSWORD = 'grama molhada do banco 1958';
/** Medians of the same thing, measured twice here, differ by less. */
const MOST_PERCENT = 5;

/** Attempts that must not be told apart (V21, V22): by their answer, and by how long it takes. */
const ATTEMPTS = {
	'no such account': { email: 'ninguem@guia.example', password: PASSWORD },
	'wrong password': { email: 'ana@guia.example', password: 'outra grama 1958' },
	'disabled, right password': { email: 'disabled@guia.example', password: PASSWORD },
	'disabled, wrong password': { email: 'disabled@guia.example', password: 'outra grama 1958' },
	'without a password': { email: 'semsenha@guia.example', password: PASSWORD },
};
type Kind = keyof typeof ATTEMPTS;
const KINDS = Object.keys(ATTEMPTS) as Kind[];

/** Whether the time of a refused sign-in tells what was wrong with it. */
export async function measureSignInTimes(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'sign-in-times');
	await addAccounts(dataDir);
	const env = { TRUST_PROXY: '127.0.0.1/32' };
	const site = await startSite({
		folder: options.folder,
		name: 'sign-in-times',
		core: SERVER_CORE,
		dataDir,
		env,
	});
	const client = identityClient(site.url);
	const times: Record<string, number[]> = Object.fromEntries(KINDS.map((kind) => [kind, []]));
	const answers = new Set<string>();
	const rounds = options.quick ? 5 : 100;
	for (let round = -2; round < rounds; round++) {
		for (const kind of KINDS) {
			// From another network each time, or the throttle would answer instead.
			const from = {
				'x-forwarded-for': `198.51.${100 + Math.floor((round + 2) / 200)}.${((round + 2) % 200) + 1}`,
			};
			const start = performance.now();
			const reply = await client.call('/v1/accounts:signInWithPassword', ATTEMPTS[kind], from);
			if (round < 0) continue;
			times[kind]?.push(performance.now() - start);
			answers.add(`${reply.status} ${reply.text}`);
		}
	}
	await site.stop();
	return describe(times, answers, rounds);
}

async function addAccounts(dataDir: string): Promise<void> {
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const hash = await createPasswordHasher().hash(PASSWORD);
	const at = Date.now();
	const common = {
		emailVerified: true,
		displayName: null,
		photoUrl: null,
		validSince: at,
		createdAt: at,
		lastLoginAt: null,
	};
	await db.transaction(async (trx) => {
		for (const [name, disabled, passwordHash] of [
			['ana', false, hash],
			['disabled', true, hash],
			['semsenha', false, null],
		] as const) {
			await createAccountsWriter(trx).insert({
				...common,
				id: newId(),
				email: `${name}@guia.example`,
				disabled,
				passwordHash,
			});
		}
	});
}

function describe(
	times: Record<string, number[]>,
	answers: ReadonlySet<string>,
	rounds: number,
): PartReport {
	const medians = KINDS.map((kind) => median(times[kind] ?? []));
	const apart = (Math.max(...medians) / Math.min(...medians) - 1) * 100;
	return {
		title: 'Refused sign-ins',
		conditions: [
			`${rounds} attempts of each kind in turn, one after the other, each from another network; from the request to its answer.`,
		],
		tables: [
			{
				head: ['attempt', 'median ms', 'p90 ms'],
				rows: KINDS.map((kind, place) => [
					kind,
					short(medians[place] ?? Number.NaN),
					short(percentile(times[kind] ?? [], 0.9)),
				]),
			},
		],
		verdicts: [
			{
				item: 'refused sign-ins: slowest median against the fastest',
				result: `${apart.toFixed(1)} % more`,
				target: `≤ ${MOST_PERCENT} %`,
				met: apart <= MOST_PERCENT,
			},
			{
				item: 'refused sign-ins: different answers',
				result: String(answers.size),
				target: '1',
				met: answers.size === 1,
			},
		],
		data: { times, answers: [...answers] },
	};
}
