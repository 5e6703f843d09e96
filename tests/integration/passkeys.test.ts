import { expect } from 'vitest';
import { MOST_PASSKEYS } from '#core/identity/passkey.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { deleteAccount } from '#server/identity/accounts/delete-account.ts';
import { changeOperator } from '#server/identity/accounts/operators.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { startEnrollment } from '#server/identity/factors/enroll-second-factor.ts';
import { readFactorHolders } from '#server/identity/factors/factor-holders.ts';
import { resetSecondFactors } from '#server/identity/factors/reset-second-factors.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createSealedWriter } from '#server/identity/keys/sealed-repository.ts';
import { createPasskeysRepository } from '#server/identity/passkeys/passkeys-repository.ts';
import {
	finishRegistration,
	startRegistration,
} from '#server/identity/passkeys/register-passkey.ts';
import { removePasskey } from '#server/identity/passkeys/remove-passkey.ts';
import {
	finishPasskeySignIn,
	startPasskeySignIn,
} from '#server/identity/passkeys/sign-in-with-passkey.ts';
import { signInWithCustomToken } from '#server/identity/sessions/custom-token.ts';
import { operatorByToken } from '#server/identity/sessions/operator-access.ts';
import type { TokenSet } from '#server/identity/sessions/sessions.ts';
import { onBothEngines, temporaryFolder } from '#tests/support/database.ts';
import { anAccount, begin, clocked } from '#tests/support/identity.ts';
import { passkeyDevice } from '#tests/support/passkey-device.ts';
import { makeCertificate } from '#tests/support/proxies/certificate.ts';

const MINUTE = 60_000;
const site = { rpId: 'guia.example', origin: 'https://guia.example' };
const DEVICE = { userAgent: 'test', network: '203.0.113.0/24' };
const asks = { needs: 'editor', network: null } as const;

type Options = { challenge: string };

/** The owner behind tokens, as they are now. */
async function ownerOf(identity: Identity, { idToken }: Pick<TokenSet, 'idToken'>) {
	const checked = await identity.sessions.check(idToken);
	if (!checked.ok) throw new Error(`No session: ${checked.error}`);
	return checked.value;
}

async function register(identity: Identity, tokens: TokenSet, device = passkeyDevice(site)) {
	const owner = await ownerOf(identity, tokens);
	const started = await startRegistration(identity, owner, { site });
	if (!started.ok) return { device, added: started };
	const answer = device.register(started.value as Options);
	return {
		device,
		added: await finishRegistration(identity, owner, { site, name: 'Notebook', answer }),
	};
}

const challengeOf = async (identity: Identity, browser = 'browser') =>
	(await startPasskeySignIn(identity, { site, browser })) as Options;

async function signIn(identity: Identity, token: string) {
	return signInWithCustomToken(identity, { token, device: DEVICE, replaces: null });
}

/** An operator with a passkey, and the tab in which it was made. */
async function withPasskey(db: AppDatabase, role: 'administrator' | 'editor' = 'editor') {
	const { identity, pass } = clocked(db);
	const { account, tokens } = await begin(identity, { role });
	const { device, added } = await register(identity, tokens);
	expect(added.ok).toBe(true);
	return { identity, pass, account, tokens, device };
}

onBothEngines('a passkey signs in for two factors, and no answer serves twice', async (db) => {
	const { identity, account, tokens, device } = await withPasskey(db);
	const [stored] = await createPasskeysRepository(db.kysely).list(account.id);
	expect((await ownerOf(identity, tokens)).session.secondFactorId).toBe(stored?.id);
	// As of a device that does not count its uses.
	const otherwise = { userHandle: account.id, counter: 0 };
	const answer = device.sign(await challengeOf(identity), otherwise);
	const tries = await Promise.all(
		Array.from({ length: 5 }, () =>
			finishPasskeySignIn(identity, { site, browser: 'browser', answer }),
		),
	);
	const [passed] = tries.filter((one) => one.ok);
	expect(tries.filter((one) => one.ok)).toHaveLength(1);
	const token = passed?.ok ? passed.value.token : '';
	const signedIn = await signIn(identity, token);
	expect(signedIn).toMatchObject({
		ok: true,
		value: { session: { signInProvider: 'passkey', secondFactorId: stored?.id } },
	});
	expect(await signIn(identity, token)).toEqual({ ok: false, error: 'invalid' });
	expect(await createPasskeysRepository(db.kysely).list(account.id)).toMatchObject([
		{ counter: 0, last_used_at: identity.now(), name: 'Notebook' },
	]);
	const audited = await db.kysely.selectFrom('audit_log').select('action').execute();
	expect(audited.map(({ action }) => action)).toContain('account.passkey-added');
	// With an authenticator app beside it, too.
	const owner = await ownerOf(identity, signedIn.ok ? signedIn.value : tokens);
	expect(await startEnrollment(identity, owner)).toMatchObject({ ok: true });
});

onBothEngines(
	'an answer for another page, host, browser or time is refused, and ends its challenge',
	async (db) => {
		const { identity, pass, device } = await withPasskey(db);
		const wrong: Parameters<typeof device.sign>[1][] = [
			{ origin: 'https://guia.example.evil.example' },
			{ origin: 'http://guia.example' },
			{ rpId: 'evil.example' },
			{ verified: false },
			{ userHandle: 'another account' },
		];
		for (const otherwise of wrong) {
			const asked = await challengeOf(identity);
			const tried = { site, browser: 'browser', answer: device.sign(asked, otherwise) };
			expect([otherwise, await finishPasskeySignIn(identity, tried)]).toEqual([
				otherwise,
				{ ok: false, error: 'passkey' },
			]);
			const right = { ...tried, answer: device.sign(asked) };
			expect(await finishPasskeySignIn(identity, right)).toEqual({ ok: false, error: 'challenge' });
		}
		const [mine, foreign, unknown] = [
			device.sign(await challengeOf(identity)),
			device.sign(await challengeOf(identity, 'another browser')),
			passkeyDevice(site).sign(await challengeOf(identity)),
		];
		const finish = (answer: typeof mine) =>
			finishPasskeySignIn(identity, { site, browser: 'browser', answer });
		expect(await finish(foreign)).toEqual({ ok: false, error: 'challenge' });
		expect(await finish(unknown)).toEqual({ ok: false, error: 'passkey' });
		expect(await finish(device.sign({ challenge: 'A'.repeat(43) }))).toMatchObject({ ok: false });
		pass(5 * MINUTE);
		expect(await finish(mine)).toEqual({ ok: false, error: 'challenge' });
	},
);

onBothEngines(
	'a count of uses that goes back is a copy of the device; a device without one is not',
	async (db) => {
		const { identity, device } = await withPasskey(db);
		const use = async (counter: number) =>
			(
				await finishPasskeySignIn(identity, {
					...{ site, browser: 'browser' },
					answer: device.sign(await challengeOf(identity), { counter }),
				})
			).ok;
		expect([await use(0), await use(0), await use(7)]).toEqual([true, true, true]);
		expect([await use(7), await use(6), await use(0), await use(8)]).toEqual([
			false,
			false,
			false,
			true,
		]);
	},
);

onBothEngines(
	'a disabled operator, a removed passkey and a reset account sign in no more',
	async (db) => {
		const { identity, account, tokens, device } = await withPasskey(db);
		const finish = async () =>
			finishPasskeySignIn(identity, {
				...{ site, browser: 'browser' },
				answer: device.sign(await challengeOf(identity)),
			});
		const early = await finish();
		const [passkey] = await createPasskeysRepository(db.kysely).list(account.id);
		const owner = await ownerOf(identity, tokens);
		expect(await removePasskey(identity, owner, 'passkey.x')).toEqual({
			ok: false,
			error: 'passkey',
		});
		expect(await removePasskey(identity, owner, passkey?.id ?? '')).toMatchObject({ ok: true });
		expect((await ownerOf(identity, tokens)).session.secondFactorId).toBeNull();
		expect(await signIn(identity, early.ok ? early.value.token : '')).toEqual({
			ok: false,
			error: 'invalid',
		});
		expect(await finish()).toEqual({ ok: false, error: 'passkey' });

		const other = await register(identity, tokens);
		const [next] = [await challengeOf(identity)];
		expect(await resetSecondFactors(identity, { accountId: account.id, actor: SYSTEM })).toBe(1);
		expect(await identity.sessions.check(tokens.idToken)).toEqual({ ok: false, error: 'expired' });
		expect(
			await finishPasskeySignIn(identity, {
				site,
				browser: 'browser',
				answer: other.device.sign(next),
			}),
		).toEqual({ ok: false, error: 'passkey' });

		const again = await identity.sessions.start({
			account: { ...account, validSince: identity.now() },
			...{ device: DEVICE, signInProvider: 'password' },
		});
		const last = await register(identity, again);
		expect(last.added.ok).toBe(true);
		const operator = await createOperatorsRepository(db.kysely).byAccount(account.id);
		const change = { id: operator?.id ?? '', revision: 1, disabled: true, actor: SYSTEM };
		expect(await changeOperator(identity, change)).toMatchObject({ ok: true });
		expect(
			await finishPasskeySignIn(identity, {
				...{ site, browser: 'browser' },
				answer: last.device.sign(await challengeOf(identity)),
			}),
		).toEqual({ ok: false, error: 'disabled' });
	},
);

onBothEngines(
	'who only knows the password changes nothing beside a passkey; ten are the most, and go with the account',
	async (db) => {
		const { identity, pass, account, tokens } = await withPasskey(db);
		await anAccount(identity, { role: 'administrator' });
		const plain = await identity.sessions.start({
			account,
			device: DEVICE,
			signInProvider: 'password',
		});
		expect(await operatorByToken(identity, { idToken: plain.idToken, ...asks })).toMatchObject({
			ok: true,
		});
		expect([...(await readFactorHolders(db.kysely))]).toEqual([]);
		const bare = await ownerOf(identity, plain);
		const [passkey] = await createPasskeysRepository(db.kysely).list(account.id);
		const refused = { ok: false, error: 'without-passkey' };
		expect(await startRegistration(identity, bare, { site })).toEqual(refused);
		expect(await startEnrollment(identity, bare)).toEqual(refused);
		expect(await removePasskey(identity, bare, passkey?.id ?? '')).toEqual(refused);

		await using folder = await temporaryFolder();
		const certified = await startRegistration(identity, await ownerOf(identity, tokens), { site });
		const answer = passkeyDevice(site).register(
			certified.ok ? (certified.value as Options) : { challenge: '' },
			{ certificate: makeCertificate(folder.path) },
		);
		const finish = { site, name: 'Outro', answer };
		expect(await finishRegistration(identity, await ownerOf(identity, tokens), finish)).toEqual({
			...{ ok: false, error: 'passkey' },
		});
		for (let count = 1; count < MOST_PASSKEYS; count += 1)
			expect((await register(identity, tokens)).added.ok).toBe(true);
		expect((await register(identity, tokens)).added).toEqual({ ok: false, error: 'limit' });
		// Each of them ended the other sessions.
		expect(await identity.sessions.check(plain.idToken)).toEqual({ ok: false, error: 'expired' });
		pass(5 * MINUTE + 1);
		expect((await register(identity, tokens)).added).toEqual({ ok: false, error: 'too-old' });
		const left = async () => (await createPasskeysRepository(db.kysely).list(account.id)).length;
		await db.transaction((trx) => createSealedWriter(trx).forgetAll(identity.now()));
		expect(await left()).toBe(MOST_PASSKEYS);
		expect((await deleteAccount(identity, { account, network: null })).ok).toBe(true);
		expect(await left()).toBe(0);
	},
);
