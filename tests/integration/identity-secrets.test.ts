import { expect, test } from 'vitest';
import { issueCode } from '#server/identity/links/one-time-codes.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';
import { begin, clocked } from '#tests/support/identity.ts';

const DEVICE = { userAgent: 'test', network: '203.0.113.0/24' };

onBothEngines(
	'F23 keys rotate with overlap, and two processes check each other’s tokens',
	async (db) => {
		const { identity, pass } = clocked(db);
		const second = clocked(db);
		const { account, tokens } = await begin(identity);
		const old = tokens.idToken;
		expect((await second.identity.sessions.check(old)).ok).toBe(true);
		pass(29.95 * 86_400_000);
		second.pass(29.95 * 86_400_000);
		await identity.ring.signing();
		expect((await identity.ring.jwks()).keys).toHaveLength(2);
		const late = await identity.sessions.start({
			account,
			device: DEVICE,
			signInProvider: 'password',
		});
		for (const one of [identity, second.identity])
			expect((await one.sessions.check(late.idToken)).ok).toBe(true);
		pass(3 * 3_600_000);
		second.pass(3 * 3_600_000);
		const after = await second.identity.sessions.start({
			account,
			device: DEVICE,
			signInProvider: 'password',
		});
		const kid = (token: string) =>
			JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
		expect(kid(after.idToken)).not.toBe(kid(late.idToken));
		expect((await identity.sessions.check(after.idToken)).ok).toBe(true);
		for (const key of (await identity.ring.jwks()).keys)
			expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
	},
);

test('nothing in the database opens anything by itself: secrets stand sealed or as a hash', async () => {
	await using own = await openTestDatabase('sqlite');
	const { identity } = clocked(own.database);
	const { account, tokens } = await begin(identity);
	const code = await own.database.transaction((trx) =>
		issueCode(trx, { kind: 'PASSWORD_RESET', accountId: account.id }, identity.now()),
	);
	const { kysely } = own.database;
	const rows = [
		await kysely.selectFrom('sessions').selectAll().execute(),
		await kysely.selectFrom('one_time_codes').selectAll().execute(),
		await kysely.selectFrom('signing_keys').selectAll().execute(),
		await kysely.selectFrom('accounts').selectAll().execute(),
	];
	const stored = JSON.stringify(rows);
	for (const secret of [
		tokens.refreshSecret,
		tokens.refreshSecret.split('.')[2] ?? '',
		code,
		'PRIVATE KEY',
		'grama molhada',
	])
		expect(stored).not.toContain(secret);
});
