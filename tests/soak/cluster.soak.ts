import { expect, test } from 'vitest';
import { LIMITS } from '#core/identity/throttle.ts';
import { FAULTS } from '#tests/support/cluster/faults.ts';
import { type Judgement, judgeFault } from '#tests/support/cluster/judge-fault.ts';
import {
	type Cluster,
	type ClusterOptions,
	openCluster,
} from '#tests/support/cluster/open-cluster.ts';
import { seededRandom } from '#tests/support/durability/random.ts';
import { signInAs } from '#tests/support/panel.ts';
import { writeSoakSection } from '#tests/support/soak-report.ts';

const seed = Number(process.env.GUIA_SOAK_SEED ?? Date.now() % 1_000_000_000);
const random = seededRandom(seed);
const FIVE_MINUTES = 5 * 60_000;

const CLUSTERS: readonly (ClusterOptions & { name: string })[] = [
	{ name: 'plain', pooled: false, skewMs: 0 },
	{ name: 'second node five minutes ahead', pooled: false, skewMs: FIVE_MINUTES },
	{ name: 'PgBouncer by transaction', pooled: true, skewMs: 0 },
];

const judged: { cluster: string; judgement: Judgement }[] = [];

for (const { name, ...options } of CLUSTERS) {
	test(`a cluster, ${name}: no read of a cached page fails, nothing acknowledged is lost`, async () => {
		process.stdout.write(`seed ${seed}\n`);
		await using cluster = await openCluster(options);
		const ana = await signInAs({ url: cluster.origin, context: cluster }, 'editor');
		const faults = FAULTS.toSorted(() => random() - 0.5);
		for (const [round, fault] of faults.entries()) {
			const judgement = await judgeFault(fault, { cluster, ana, random, round });
			judged.push({ cluster: name, judgement });
			process.stdout.write(`${rowOf(name, judgement)}\n`);
		}
		const own = judged.filter((one) => one.cluster === name).map(({ judgement }) => judgement);
		const kept = await keptBy(cluster);
		const lost = own.flatMap(({ acknowledged }) => acknowledged).filter((one) => !kept.has(one));
		expect(lost).toEqual([]);
		for (const one of own) {
			expect([one.fault, one.failedReads]).toEqual([one.fault, []]);
			expect([one.fault, one.wrongPages]).toEqual([one.fault, []]);
			expect([one.fault, one.failedUploads, one.unseen]).toEqual([one.fault, [], 0]);
			expect(one.tried).toBeLessThanOrEqual(LIMITS.signIn.pair.limit);
		}
		expect(own.find(({ fault }) => fault === 'none')?.tried).toBe(LIMITS.signIn.pair.limit);
	});
}

test('the report', async () => {
	await writeSoakSection('A cluster and its faults', [
		`Seed ${seed} (repeat with \`GUIA_SOAK_SEED=${seed} npm run test:soak\`). Two web nodes behind nginx (deploy/nginx), a worker, PostgreSQL,`,
		'an S3 double, all on one machine with two cores. Each fault lasts 8 s beside readers of cached pages (kept and new connections), a',
		'reader of pages that no cache holds, games saved and files uploaded in pieces; then 6 s of calm. Failed: any answer but 200. Later: 503',
		'with Retry-After, of pages that no cache holds. Delay: from the acknowledgement of a save to the page of each node that reaches the',
		'database; where the node was away, from its return. Tried: of 30 wrong passwords at both nodes at once; at most 10 may be.',
		'',
		'| cluster | fault | reads | failed | slowest ms | uncached | later | saves | uploads | given up | changes seen | delay p50 ms | max | tried |',
		'| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
		...judged.map(({ cluster, judgement }) => rowOf(cluster, judgement)),
		'',
		'| cluster | all changes seen | delay p50 ms | p99 | max |',
		'| --- | --- | --- | --- | --- |',
		...CLUSTERS.map(({ name }) => delaysOf(name)),
	]);
});

function rowOf(cluster: string, one: Judgement): string {
	const { delays, uploads } = one;
	const cells = [
		...[cluster, one.fault, one.reads, one.failedReads.length, Math.round(one.slowestReadMs)],
		...[one.pages, one.later, one.acknowledged.length - uploads, uploads],
		...[one.failedUploads.length, delays.length, at(delays, 0.5), at(delays, 1), one.tried],
	];
	return `| ${cells.join(' | ')} |`;
}

/** The value below which a share of the sorted ones lies. */
const at = (sorted: readonly number[], share: number) =>
	Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);

function delaysOf(cluster: string): string {
	const own = judged.filter((one) => one.cluster === cluster);
	const all = own.flatMap(({ judgement }) => judgement.delays).toSorted((a, b) => a - b);
	const [p50, p99, most] = [0.5, 0.99, 1].map((share) => at(all, share));
	return `| ${cluster} | ${all.length} | ${p50} | ${p99} | ${most} |`;
}

/** Ids of all games and names of all finished files. */
async function keptBy({ db }: Cluster): Promise<Set<string>> {
	const games = await db.kysely.selectFrom('games').select('id').execute();
	const files = await db.kysely.selectFrom('files').select('name').execute();
	return new Set([...games.map(({ id }) => id), ...files.map(({ name }) => name)]);
}
