import { expect } from 'vitest';
import { REPLACED_GRACE_MS, ROTATION_GRACE_MS, SESSION_MS } from '#core/identity/session.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { storePassword } from '#server/identity/accounts/change-password.ts';
import { changeOperator, inviteOperator } from '#server/identity/accounts/operators.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { issueCode, useCode } from '#server/identity/links/one-time-codes.ts';
import { signOutEverywhere } from '#server/identity/sessions/sign-out-everywhere.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { begin, clocked } from '#tests/support/identity.ts';

const DEVICE = { userAgent: 'test', network: '203.0.113.0/24' };

onBothEngines(
	'twenty refreshes at once with one secret get one and the same next secret',
	async (db) => {
		const { identity } = clocked(db);
		const { tokens } = await begin(identity);
		const all = await Promise.all(
			Array.from({ length: 20 }, () => identity.sessions.refresh(tokens.refreshSecret)),
		);
		const next = new Set(all.map((one) => (one.ok ? one.value.refreshSecret : 'refused')));
		expect(next.size).toBe(1);
		expect([...next][0]).not.toBe(tokens.refreshSecret);
		expect((await identity.sessions.refresh([...next][0] ?? '')).ok).toBe(true);
	},
);

onBothEngines(
	'an old refresh secret is welcome for a moment, and afterwards ends the whole session',
	async (db) => {
		const { identity, pass } = clocked(db);
		const { tokens } = await begin(identity);
		const first = await identity.sessions.refresh(tokens.refreshSecret);
		const next = first.ok ? first.value.refreshSecret : '';
		pass(ROTATION_GRACE_MS);
		expect(await identity.sessions.refresh(tokens.refreshSecret)).toMatchObject({
			ok: true,
			value: { refreshSecret: next },
		});
		pass(1);
		expect(await identity.sessions.refresh(tokens.refreshSecret)).toEqual({
			ok: false,
			error: 'expired',
		});
		expect(await identity.sessions.refresh(next)).toEqual({ ok: false, error: 'expired' });
		expect(await identity.sessions.check(tokens.idToken)).toEqual({ ok: false, error: 'expired' });
	},
);

onBothEngines(
	'ASVS 10.4.8 a session ends after 30 days however often it is refreshed',
	async (db) => {
		const { identity, pass } = clocked(db);
		const { tokens } = await begin(identity);
		let secret = tokens.refreshSecret;
		for (let passed = 0; passed < SESSION_MS - 1; passed += SESSION_MS / 4) {
			const turned = await identity.sessions.refresh(secret);
			if (turned.ok) secret = turned.value.refreshSecret;
			pass(SESSION_MS / 4);
		}
		expect(await identity.sessions.refresh(secret)).toEqual({ ok: false, error: 'expired' });
	},
);

onBothEngines(
	'V37 no shortened, lengthened or changed refresh secret opens anything',
	async (db) => {
		const { identity } = clocked(db);
		const { tokens } = await begin(identity);
		const secret = tokens.refreshSecret;
		const changed = [...secret].map(
			(letter, place) =>
				secret.slice(0, place) + (letter === 'A' ? 'B' : 'A') + secret.slice(place + 1),
		);
		for (const wrong of [
			...changed,
			secret.slice(0, -1),
			`${secret}A`,
			secret.replace('.1.', '.2.'),
			secret.replace('.1.', '.01.'),
			'',
		])
			expect(await identity.sessions.refresh(wrong)).toEqual({ ok: false, error: 'invalid' });
		expect((await identity.sessions.refresh(secret)).ok).toBe(true);
	},
);

onBothEngines(
	'V39 a new sign-in begins a new session and ends the one before it within a minute',
	async (db) => {
		const { identity, pass } = clocked(db);
		const { account, tokens } = await begin(identity);
		const again = await identity.sessions.start({
			account,
			device: DEVICE,
			signInProvider: 'password',
			replaces: tokens.session.id,
		});
		expect(again.session.id).not.toBe(tokens.session.id);
		expect((await identity.sessions.check(tokens.idToken)).ok).toBe(true);
		pass(REPLACED_GRACE_MS);
		expect(await identity.sessions.check(tokens.idToken)).toEqual({ ok: false, error: 'expired' });
		expect((await identity.sessions.check(again.idToken)).ok).toBe(true);
	},
);

onBothEngines(
	'V20 sign-out, sign-out everywhere, a new password and disabling are felt by the next call',
	async (db) => {
		const { identity } = clocked(db);
		const ended = { ok: false, error: 'expired' };
		const one = await begin(identity);
		await identity.sessions.end(one.tokens.session.id, 'sign-out');
		expect(await identity.sessions.check(one.tokens.idToken)).toEqual(ended);

		const two = await begin(identity);
		expect(await signOutEverywhere(identity, { accountId: two.account.id, actor: SYSTEM })).toBe(1);
		expect(await identity.sessions.refresh(two.tokens.refreshSecret)).toEqual(ended);

		const three = await begin(identity);
		const passwordHash = await identity.hasher.hash('outra senha de teste');
		await db.transaction((trx) =>
			storePassword(trx, { accountId: three.account.id, passwordHash, now: identity.now() }),
		);
		expect(await identity.sessions.check(three.tokens.idToken)).toEqual(ended);

		await begin(identity, { role: 'administrator' });
		const four = await begin(identity, { role: 'editor' });
		const operator = await createOperatorsRepository(db.kysely).byAccount(four.account.id);
		await changeOperator(identity, {
			id: operator?.id ?? '',
			revision: 1,
			actor: SYSTEM,
			disabled: true,
		});
		expect(await identity.sessions.check(four.tokens.idToken)).toEqual(ended);
		await expect(
			identity.sessions.start({
				account: four.account,
				device: DEVICE,
				signInProvider: 'password',
			}),
		).rejects.toMatchObject({
			code: 'unauthenticated',
		});
	},
);

onBothEngines(
	'V38 of twenty uses of one code at once exactly one succeeds, and after its time none',
	async (db) => {
		const { identity, pass } = clocked(db);
		const { account } = await begin(identity);
		const issue = () =>
			db.transaction((trx) =>
				issueCode(trx, { kind: 'PASSWORD_RESET', accountId: account.id }, identity.now()),
			);
		const use = (code: string) =>
			db.transaction((trx) =>
				useCode(trx, code, ['PASSWORD_RESET'], { now: identity.now(), log: identity.log }),
			);
		const code = await issue();
		const uses = await Promise.all(Array.from({ length: 20 }, () => use(code)));
		expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
		const [older, newer] = [await issue(), await issue()];
		expect(await use(older)).toEqual({ ok: false, error: 'invalid' });
		pass(10 * 60_000);
		expect(await use(newer)).toEqual({ ok: false, error: 'expired' });
	},
);

onBothEngines(
	'S6.01 two administrators who take the right from each other at the same moment leave one',
	async (db) => {
		const { identity } = clocked(db);
		await begin(identity, { role: 'administrator' });
		await begin(identity, { role: 'administrator' });
		const both = await createOperatorsRepository(db.kysely).list();
		const changes = await Promise.all(
			both.map(({ id, revision }) =>
				changeOperator(identity, { id, revision, actor: SYSTEM, role: 'editor' }),
			),
		);
		expect(changes.map((change) => (change.ok ? 'done' : change.error)).toSorted()).toEqual([
			'done',
			'last-administrator',
		]);
	},
);

onBothEngines(
	'V34 an invitation takes over an account that nobody proved to own, with nothing that was left in it',
	async (db) => {
		const { identity } = clocked(db);
		const { account, tokens } = await begin(identity, {
			email: 'Bia@guia.example',
			emailVerified: false,
		});
		const invited = await inviteOperator(identity, {
			email: 'bia@guia.example',
			name: 'Bia',
			role: 'editor',
			actor: SYSTEM,
		});
		expect(invited).toMatchObject({
			ok: true,
			value: { operator: { accountId: account.id, role: 'editor' } },
		});
		expect(await identity.sessions.check(tokens.idToken)).toEqual({ ok: false, error: 'expired' });
		const again = await inviteOperator(identity, {
			email: 'BIA@guia.example',
			name: null,
			role: 'administrator',
			actor: SYSTEM,
		});
		expect(again).toEqual({ ok: false, error: 'already-operator' });
	},
);
