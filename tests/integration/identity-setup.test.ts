import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ok } from '#core/kit/result.ts';
import { COMMAND_LINE, SYSTEM } from '#server/audit/audit.ts';
import { createAuditRepository } from '#server/audit/audit-repository.ts';
import { runCli } from '#server/cli/run.ts';
import { parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { createConfiguredAdministrator } from '#server/identity/accounts/create-configured-admin.ts';
import { deleteAccount } from '#server/identity/accounts/delete-account.ts';
import {
	createFirstAdministrator,
	insertAdministrator,
	setUpWithCode,
	writeSetupLink,
} from '#server/identity/accounts/first-administrator.ts';
import { inviteOperator } from '#server/identity/accounts/operators.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { createIdentity } from '#server/identity/identity.ts';
import { KEY_FILE, readKeyFile } from '#server/identity/keys/key-file.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';
import { saveIdentitySettings } from '#server/identity/save-identity-settings.ts';
import { operatorByToken } from '#server/identity/sessions/operator-access.ts';
import { checkPassword } from '#server/identity/sessions/sign-in-with-password.ts';
import { createLog } from '#server/log.ts';
import {
	onBothEngines,
	openTestDatabase,
	type TestDatabase,
	temporaryFolder,
} from '#tests/support/database.ts';
import { PASSWORD } from '#tests/support/identity.ts';

const BOX = createSecretBox('key of this test, of no value elsewhere');
const HERE = { address: '203.0.113.7', network: '203.0.113.0/24' };
const DEVICE = { userAgent: null, network: HERE.network };

function identityOf(own: TestDatabase, now = Date.now) {
	return createIdentity({ db: own.database, log: createLog('silent').log, box: BOX, now });
}

onBothEngines(
	'of many first administrators at the same moment one is made, and then the settings are not looked at',
	async (db, own) => {
		const identity = identityOf(own);
		const passwordHash = await identity.hasher.hash(PASSWORD);
		const made = await Promise.all(
			[1, 2, 3, 4].map((n) =>
				createFirstAdministrator(
					identity,
					{ email: `a${n}@guia.example`, name: null, passwordHash },
					SYSTEM,
				),
			),
		);
		expect(made.filter((one) => one.ok)).toHaveLength(1);
		expect(await createOperatorsRepository(db.kysely).list()).toHaveLength(1);
		expect(
			await createConfiguredAdministrator(identity, { email: 'ana@guia.example', password: 'x' }),
		).toBe(false);
	},
);

onBothEngines(
	'the administrator of the settings can sign in, and a password that the policy refuses stops the start',
	async (_db, own) => {
		const identity = identityOf(own);
		const admin = { email: 'Ana@guia.example', password: PASSWORD };
		await expect(
			createConfiguredAdministrator(identity, { ...admin, password: 'flamengo' }),
		).rejects.toThrow(/ADMIN_PASSWORD/);
		expect(await createConfiguredAdministrator(identity, admin)).toBe(true);
		expect(
			await checkPassword(identity, { ...admin, email: 'ana@guia.example', ...HERE }),
		).toMatchObject({ ok: true });
	},
);

onBothEngines(
	'the setup link works once within an hour, and a newer one voids it',
	async (_db, own) => {
		let now = Date.now();
		const identity = identityOf(own, () => now);
		const passwordHash = await identity.hasher.hash(PASSWORD);
		const place = { dataDir: own.address.dataDir, publicUrl: 'https://guia.example' };
		const code = async () =>
			new URL((await writeSetupLink(identity, place))?.link ?? '').searchParams.get('oobCode') ??
			'';
		const use = (secret: string, email: string) =>
			setUpWithCode(identity, secret, { email, name: null, passwordHash }, SYSTEM);
		const [older, newer] = [await code(), await code()];
		const file = join(place.dataDir, 'setup-link.txt');
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		expect(await readFile(file, 'utf8')).toContain(newer);
		expect(await use(older, 'a@guia.example')).toEqual({ ok: false, error: 'invalid' });
		now += 3_600_000;
		expect(await use(newer, 'a@guia.example')).toEqual({ ok: false, error: 'expired' });
		const last = await code();
		const uses = await Promise.all(
			Array.from({ length: 20 }, (_, n) => use(last, `a${n}@guia.example`)),
		);
		expect(uses.filter((one) => one.ok)).toHaveLength(1);
		expect(await writeSetupLink(identity, place)).toBeNull();
		await expect(stat(file)).rejects.toThrow();
	},
);

test('the key file is made once, whole, and for its owner only', async () => {
	await using folder = await temporaryFolder();
	const keys = await Promise.all(Array.from({ length: 8 }, () => readKeyFile(folder.path)));
	expect(new Set(keys).size).toBe(1);
	expect(keys[0]).toHaveLength(43);
	expect((await stat(join(folder.path, KEY_FILE))).mode & 0o777).toBe(0o600);
});

onBothEngines(
	'S6.01 the last administrator cannot delete the own account; with a second one it goes, operator and all',
	async (db, own) => {
		const identity = identityOf(own);
		const passwordHash = await identity.hasher.hash(PASSWORD);
		await createFirstAdministrator(
			identity,
			{ email: 'ana@guia.example', name: 'Ana', passwordHash },
			SYSTEM,
		);
		const account = await createAccountsRepository(db.kysely).byEmail('ana@guia.example');
		if (account === null) throw new Error('No account');
		expect(await deleteAccount(identity, { account, network: null })).toEqual({
			ok: false,
			error: 'last-administrator',
		});
		const bia = { email: 'bia@guia.example', name: 'Bia', passwordHash };
		await db.transaction((trx) => insertAdministrator(trx, bia, SYSTEM, identity.now()));
		expect(await deleteAccount(identity, { account, network: null })).toEqual({
			ok: true,
			value: null,
		});
		expect((await createOperatorsRepository(db.kysely).list()).map(({ email }) => email)).toEqual([
			'bia@guia.example',
		]);
		expect(await createAccountsRepository(db.kysely).byId(account.id)).toBeNull();
	},
);

/** Runs the command line on a data directory of its own. */
function commandLine(settings: Record<string, string>) {
	return async (args: string[], stdin = '') => {
		const out: string[] = [];
		const warn: string[] = [];
		const read = parseConfig(readEnv(settings), Date.now());
		if (!read.ok) throw new Error(read.error.join('\n'));
		const code = await runCli(args, {
			config: () => read.value.config,
			now: Date.now,
			stdin: async () => stdin,
			stdinBytes: async () => Buffer.from(stdin),
			out: (line) => out.push(line),
			warn: (line) => warn.push(line),
		});
		return { code, out: out.join('\n'), warn: warn.join('\n') };
	};
}

test('the command line lets somebody in again: administrator, password, second factor, sessions, a new key', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	const guia = commandLine({ DATA_DIR: dataDir });
	const made = await guia(['create-admin', 'ana@guia.example', '--name', 'Ana']);
	const password = /: (\S+)$/.exec(made.out)?.[1] ?? '';
	expect([made.code, password.length]).toEqual([0, 21]);
	const identity = createIdentity({
		db: own.database,
		log: createLog('silent').log,
		box: createSecretBox(await readKeyFile(dataDir)),
	});
	const account = await checkPassword(identity, { email: 'ana@guia.example', password, ...HERE });
	const begun =
		account.ok &&
		(await identity.sessions.start({
			account: account.value,
			device: DEVICE,
			signInProvider: 'password',
		}));
	expect(await guia(['revoke-sessions', 'ana@guia.example'])).toMatchObject({
		code: 0,
		out: 'Sessões encerradas: 1.',
	});
	expect(begun && (await identity.sessions.check(begun.idToken))).toEqual({
		ok: false,
		error: 'expired',
	});

	expect(
		await guia(['reset-password', 'ana@guia.example', '--password-stdin'], 'senha123\n'),
	).toMatchObject({
		...{ code: 1, out: '' },
		warn: expect.stringContaining('é uma das senhas mais usadas'),
	});
	expect(
		await guia(['reset-password', 'ana@guia.example', '--password-stdin'], `${PASSWORD}\n`),
	).toMatchObject({ code: 0 });
	expect(
		(await checkPassword(identity, { email: 'ana@guia.example', password: PASSWORD, ...HERE })).ok,
	).toBe(true);
	expect(await guia(['reset-mfa', 'ana@guia.example'])).toMatchObject({
		code: 0,
		out: expect.stringContaining('não tinha'),
	});
	expect(await guia(['reset-mfa', 'eva@guia.example'])).toMatchObject({ code: 1 });
	expect(await guia(['reset-mfa'])).toMatchObject({ code: 2 });
	const required = { ...(await identity.settings()), administratorsNeedFactor: true };
	const change = { settings: required, revision: 0, actor: COMMAND_LINE, hasFactor: true };
	expect(await saveIdentitySettings(identity, change)).toMatchObject({ ok: true });
	expect(await guia(['optional-mfa'])).toMatchObject({ code: 0 });
	expect((await identity.settings()).administratorsNeedFactor).toBe(false);

	const other = commandLine({
		DATA_DIR: dataDir,
		GUIA_KEY: 'another key, as if the first one had been lost',
	});
	expect(await other(['revoke-sessions', '--all'])).toMatchObject({
		code: 1,
		warn: expect.stringContaining('GUIA_KEY'),
	});
	expect(await other(['new-key'])).toMatchObject({ code: 2 });
	expect(await other(['new-key', '--yes'])).toMatchObject({ code: 0 });
	expect(await other(['revoke-sessions', '--all'])).toMatchObject({ code: 0 });
	const actions = (
		await createAuditRepository(own.database.kysely).list({ before: null, limit: 20 })
	).map(({ action, actor }) => `${actor.name} ${action}`);
	expect(actions).toContain(`${COMMAND_LINE.name} operator.administrator-created`);
	expect(actions).toContain(`${COMMAND_LINE.name} installation.key-replaced`);
});

onBothEngines(
	'with a hosted service the verified e-mail address says which operator it is',
	async (_db, own) => {
		const person = { subject: 'x', issuedAt: Date.now(), expiresAt: Date.now() + 3_600_000 };
		const people: Record<string, { email: string; emailVerified: boolean }> = {
			ana: { email: 'ANA@guia.example', emailVerified: true },
			unproved: { email: 'ana@guia.example', emailVerified: false },
			eva: { email: 'eva@guia.example', emailVerified: true },
		};
		const hosted = {
			projectId: 'acme',
			verify: async (token: string) =>
				people[token]
					? ok({ ...person, ...people[token] })
					: ({ ok: false, error: 'invalid' } as const),
		};
		const identity = createIdentity({
			db: own.database,
			log: createLog('silent').log,
			box: BOX,
			hosted,
		});
		await inviteOperator(identity, {
			email: 'ana@guia.example',
			name: 'Ana',
			role: 'editor',
			actor: SYSTEM,
		});
		const ask = async (idToken: string) => {
			const access = await operatorByToken(identity, { idToken, needs: 'editor', network: null });
			return access.ok ? access.value.operator.name : access.error;
		};
		expect([
			await ask('ana'),
			await ask('unproved'),
			await ask('eva'),
			await ask('nobody'),
		]).toEqual(['Ana', 'not-invited', 'not-invited', 'signed-out']);
	},
);
