import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_API_KEY } from '#core/identity/client-config.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { signInLink } from '#core/site/paths/panel.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Identity } from '#server/identity/identity.ts';
import { writeSecretFile } from '#server/identity/keys/key-file.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { issueCode, useCode } from '#server/identity/links/one-time-codes.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { newId } from '#server/ids.ts';
import type { Account } from './account.ts';
import { createAccountsRepository, createAccountsWriter } from './accounts-repository.ts';
import { createOperatorsRepository, createOperatorsWriter } from './operators-repository.ts';

type NewAdministrator = { email: string; name: string | null; passwordHash: string };

/** File name of the setup link in the data directory; only its owner can read it. */
const SETUP_FILE = 'setup-link.txt';

/** Whether the guide has an active administrator. */
export async function hasAdministrator({ db }: Pick<Identity, 'db'>): Promise<boolean> {
	const operators = await createOperatorsRepository(db.kysely).list();
	return operators.some(({ role, disabled }) => role === 'administrator' && !disabled);
}

/**
 * Creates an administrator while there is none; of two concurrent attempts one succeeds. The caller
 * owns the machine or has its setup link.
 */
export async function createFirstAdministrator(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	administrator: NewAdministrator,
	actor: Actor,
): Promise<Result<string, 'exists'>> {
	return db.transaction(async (trx) => {
		await createOperatorsWriter(trx).lockAdministrators();
		const operators = await createOperatorsRepository(trx).list();
		if (operators.some(({ role, disabled }) => role === 'administrator' && !disabled))
			return fail('exists');
		return ok(await insertAdministrator(trx, administrator, actor, now()));
	});
}

/**
 * Creates the first administrator with the code of a setup link (V38: once). A code is void once
 * there is an administrator.
 */
export async function setUpWithCode(
	{ db, now, log }: Pick<Identity, 'db' | 'now' | 'log'>,
	code: string,
	administrator: NewAdministrator,
	actor: Actor,
): Promise<Result<string, 'invalid' | 'expired'>> {
	return db.transaction(async (trx) => {
		const used = await useCode(trx, code, ['SETUP'], { now: now(), log });
		if (!used.ok) return used;
		await createOperatorsWriter(trx).lockAdministrators();
		const operators = await createOperatorsRepository(trx).list();
		if (operators.some(({ role, disabled }) => role === 'administrator' && !disabled))
			return fail('invalid');
		return ok(await insertAdministrator(trx, administrator, actor, now()));
	});
}

/**
 * Makes a new setup link, voids older ones and writes it to a file. Returns null and deletes the
 * file when no link is needed.
 */
export async function writeSetupLink(
	identity: Identity,
	{ dataDir, publicUrl }: { dataDir: string; publicUrl: string },
): Promise<{ link: string; file: string } | null> {
	const file = join(dataDir, SETUP_FILE);
	if (identity.hosted !== null || (await hasAdministrator(identity))) {
		await rm(file, { force: true });
		return null;
	}
	const code = await identity.db.transaction(async (trx) => {
		await createCodesWriter(trx).voidKind('SETUP', identity.now());
		return issueCode(trx, { kind: 'SETUP' }, identity.now());
	});
	const link = `${publicUrl}${signInLink('setup', code, { apiKey: OWN_API_KEY })}`;
	await writeSecretFile(file, `${link}\n`);
	return { link, file };
}

/**
 * Takes over an existing account of that address with the new password: the person setting up the
 * machine owns its data.
 */
export async function insertAdministrator(
	trx: Writer,
	{ email, name, passwordHash }: NewAdministrator,
	actor: Actor,
	now: number,
): Promise<string> {
	const accounts = createAccountsWriter(trx);
	const present = await createAccountsRepository(trx).byEmail(email);
	const fresh = { email, emailVerified: true, displayName: name, passwordHash, disabled: false };
	const id = present?.id ?? newId();
	if (present === null) {
		const account: Account = {
			id,
			...fresh,
			photoUrl: null,
			validSince: now,
			createdAt: now,
			lastLoginAt: null,
		};
		await accounts.insert(account);
	} else {
		await accounts.update(id, fresh);
		await accounts.unlink(id);
		await endAllSessions(trx, { accountId: id, why: 'recovered', now });
	}
	const operators = createOperatorsWriter(trx);
	const before = await createOperatorsRepository(trx).byEmail(email);
	if (before === null) {
		const times = { invitedBy: null, invitedAt: now, joinedAt: now, revision: 1 };
		await operators.insert({
			id: newId(),
			accountId: id,
			email,
			name,
			role: 'administrator',
			disabled: false,
			...times,
		});
	} else
		await operators.update(before, {
			accountId: id,
			name,
			role: 'administrator',
			disabled: false,
			joinedAt: now,
		});
	await audit(trx, actor, 'operator.administrator-created', {
		at: now,
		subject: id,
		detail: { email },
	});
	return id;
}
