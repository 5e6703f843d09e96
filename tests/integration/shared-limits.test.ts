import { expect, test } from 'vitest';
import { LIMITS } from '#core/identity/throttle.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createFairShare } from '#server/http/fair-share.ts';
import { createThrottle, type Throttle } from '#server/identity/throttle.ts';
import { createCallExchange } from '#server/limits/call-exchange.ts';
import { createCallLimit } from '#server/limits/call-limit.ts';
import { onBothEngines, type TestDatabase } from '#tests/support/database.ts';

const { limit, windowMs } = LIMITS.secondFactor.account;

/** Two processes on one database, and a clock. */
async function twoProcesses(database: AppDatabase, own: TestDatabase) {
	const second = await openDatabase(own.address);
	const time = { now: 1_000_000 };
	const parts = { digest: (key: string) => key, readTime: async () => time.now };
	return {
		time,
		throttles: [
			createThrottle({ db: database, ...parts }),
			createThrottle({ db: second, ...parts }),
		] as const,
		databases: [database, second] as const,
		[Symbol.asyncDispose]: () => second[Symbol.asyncDispose](),
	};
}

const guess = (throttle: Throttle, count: number) =>
	throttle.take({ what: 'secondFactor', subject: 'ana', address: `203.0.113.${count}` });

onBothEngines(
	'V23 V26 two processes allow as many attempts as one, also all at once; the pause ends on its own',
	async (database, own) => {
		await using guide = await twoProcesses(database, own);
		const [one, other] = guide.throttles;
		const tries = Array.from({ length: 3 * limit }, (_, count) =>
			guess(count % 2 === 0 ? one : other, count),
		);
		expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(limit);
		expect(await guess(other, 200)).toBe(false);
		guide.time.now += windowMs + 1;
		// What a process refused is looked up again within seconds; a new one knows of no refusal.
		const third = createThrottle({
			...{ db: database, digest: (key) => key, readTime: async () => guide.time.now },
		});
		expect(await guess(third, 201)).toBe(true);
	},
);

onBothEngines(
	'V26 who succeeds is not counted, whichever process they come to, and what is over is forgotten',
	async (database, own) => {
		await using guide = await twoProcesses(database, own);
		for (let count = 0; count < 3 * limit; count += 1) {
			const [one, other] = count % 2 === 0 ? guide.throttles : [...guide.throttles].reverse();
			const address = `203.0.113.${count}`;
			const attempt = { what: 'secondFactor', subject: 'ana', address } as const;
			expect(await one?.take(attempt)).toBe(true);
			await other?.forgive(attempt);
		}
		guide.time.now += 60 * 60_000;
		await guide.throttles[0].forget();
		const left = await database.kysely.selectFrom('attempts').select('digest').execute();
		expect(left).toEqual([]);
	},
);

onBothEngines('a damaged counter counts nothing and keeps nobody out', async (database, own) => {
	await using guide = await twoProcesses(database, own);
	expect(await guess(guide.throttles[0], 1)).toBe(true);
	await database.transaction((trx) =>
		trx.updateTable('attempts').set({ instants: '{"half' }).execute(),
	);
	expect(await guess(guide.throttles[1], 1)).toBe(true);
});

onBothEngines(
	'public limits hear of the calls of other processes, once each',
	async (database, own) => {
		await using guide = await twoProcesses(database, own);
		const exchanges = guide.databases.map(createCallExchange);
		const flood = { windowMs: 60_000, most: 100, from: 0.5, share: 0.1 };
		const shares = exchanges.map((exchange) => {
			const share = createFairShare(flood, () => 0);
			exchange.join('reports', share);
			return share;
		});
		const [one, other] = shares;
		for (let count = 0; count < 45; count += 1) one?.take('203.0.113.0/24');
		other?.take('198.51.100.0/24');
		for (let round = 0; round < 3; round += 1)
			for (const exchange of exchanges) await exchange.exchange();
		// 46 calls are no flood: what was heard is counted once.
		expect(other?.take('203.0.113.0/24')).toBe(null);
		for (let count = 0; count < 5; count += 1) other?.take('198.51.100.0/24');
		expect(other?.take('203.0.113.0/24')).not.toBe(null);
	},
);

test('calls that others counted are within the limit of a network', () => {
	const calls = createCallLimit({ limit: 3, windowMs: 1_000 }, () => 0);
	calls.hear('a', 2);
	expect([calls.take('a'), calls.take('a'), calls.take('b')]).toEqual([true, false, true]);
	expect([...calls.drain()]).toEqual([
		['a', 1],
		['b', 1],
	]);
	expect(calls.drain().size).toBe(0);
});
