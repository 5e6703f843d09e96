import { emailKey } from '#core/identity/email.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import {
	createAccountsRepository,
	createAccountsWriter,
} from '#server/identity/accounts/accounts-repository.ts';
import { storePassword } from '#server/identity/accounts/change-password.ts';
import { joinOperator } from '#server/identity/accounts/join-operator.ts';
import type { Identity } from '#server/identity/identity.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { newId } from '#server/ids.ts';
import { type CodeRecord, createCodesWriter } from './codes-repository.ts';
import { type CodeProblem, readCode, useCode } from './one-time-codes.ts';

/** Wrong addresses after which a sign-in link is void. */
const MOST_FAILURES = 5;

export type LinkProblem = CodeProblem | 'other-email' | 'disabled' | 'taken';

/**
 * Uses a sign-in link: returns its account and whether it is new. Receiving the e-mail proves the
 * address. Anything set up on an unproved address is removed (V34).
 */
export async function spendSignInLink(
	{ db, now, log }: Identity,
	{ code, email }: { code: string; email: string },
): Promise<Result<{ account: Account; isNew: boolean }, LinkProblem>> {
	const at = now();
	const found = await readCode(db.kysely, code, ['EMAIL_SIGNIN'], { now: at, log });
	if (!found.ok) return found;
	if (emailKey(found.value.email ?? '') !== emailKey(email)) {
		await db.transaction((trx) => createCodesWriter(trx).fail(hashSecret(code), MOST_FAILURES, at));
		return fail('other-email');
	}
	return db.transaction(
		async (trx): Promise<Result<{ account: Account; isNew: boolean }, LinkProblem>> => {
			const used = await useCode(trx, code, ['EMAIL_SIGNIN'], { now: at, log });
			if (!used.ok) return used;
			const { accountId } = used.value;
			if (accountId === null) return createByLink(trx, used.value, at);
			const account = await createAccountsRepository(trx).byId(accountId);
			if (account === null || emailKey(account.email ?? '') !== emailKey(email))
				return fail('invalid');
			if (account.disabled) return fail('disabled');
			if (!account.emailVerified) await proveAddress(trx, account, at);
			await joinOperator(trx, account.id, at);
			return ok({
				account: (await createAccountsRepository(trx).byId(account.id)) ?? account,
				isNew: false,
			});
		},
	);
}

/**
 * Sets a new password through a link or an invitation: ends all sessions and proves the address.
 */
export async function spendPasswordLink(
	{ db, now, log, mailer }: Identity,
	{ code, passwordHash }: { code: string; passwordHash: string },
): Promise<Result<{ account: Account }, LinkProblem>> {
	const at = now();
	const spent = await db.transaction(
		async (trx): Promise<Result<{ account: Account }, LinkProblem>> => {
			const used = await useCode(trx, code, ['PASSWORD_RESET', 'INVITE'], { now: at, log });
			if (!used.ok) return used;
			const account = await createAccountsRepository(trx).byId(used.value.accountId ?? '');
			if (account === null || emailKey(account.email ?? '') !== emailKey(used.value.email ?? ''))
				return fail('invalid');
			if (account.disabled) return fail('disabled');
			if (!account.emailVerified) await proveAddress(trx, account, at);
			await storePassword(trx, { accountId: account.id, passwordHash, now: at, why: 'recovered' });
			await joinOperator(trx, account.id, at);
			const actor = {
				id: account.id,
				name: account.displayName ?? account.email ?? account.id,
				network: null,
			};
			await audit(trx, actor, 'account.password-changed', {
				at,
				subject: account.id,
				detail: { by: used.value.kind },
			});
			return ok({ account });
		},
	);
	if (spent.ok && spent.value.account.email !== null)
		void mailer.send(spent.value.account.email, (site) => mailCopy.passwordChanged({ site }));
	return spent;
}

/** Proves an address or changes to a new one; a change ends every session. */
export async function spendAddressLink(
	{ db, now, log, mailer }: Identity,
	code: string,
): Promise<Result<null, LinkProblem>> {
	const at = now();
	const spent = await db.transaction(async (trx): Promise<Result<CodeRecord, LinkProblem>> => {
		const used = await useCode(trx, code, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'], {
			now: at,
			log,
		});
		if (!used.ok) return used;
		const { accountId, email, newEmail } = used.value;
		const account = await createAccountsRepository(trx).byId(accountId ?? '');
		if (account === null || account.email !== email) return fail('invalid');
		if (account.disabled) return fail('disabled');
		if (newEmail === null) {
			await createAccountsWriter(trx).update(account.id, { emailVerified: true });
			return used;
		}
		if ((await createAccountsRepository(trx).byEmail(newEmail)) !== null) return fail('taken');
		await createAccountsWriter(trx).update(account.id, { email: newEmail, emailVerified: true });
		await createCodesWriter(trx).void(
			account.id,
			[
				'EMAIL_SIGNIN',
				'PASSWORD_RESET',
				'VERIFY_EMAIL',
				'MFA_PENDING',
				'CUSTOM_TOKEN',
				'PASSKEY_TOKEN',
			],
			at,
		);
		await endAllSessions(trx, { accountId: account.id, why: 'recovered', now: at });
		const actor = { id: account.id, name: account.displayName ?? newEmail, network: null };
		await audit(trx, actor, 'account.email-changed', {
			at,
			subject: account.id,
			detail: { from: email, to: newEmail },
		});
		return used;
	});
	if (!spent.ok) return spent;
	const { email, newEmail } = spent.value;
	if (email !== null && newEmail !== null)
		void mailer.send(email, (site) => mailCopy.emailChanged({ site, newEmail }));
	return ok(null);
}

/** Reads a link without using it. */
export async function readLink(
	{ db, now, log }: Identity,
	code: string,
): Promise<Result<CodeRecord, CodeProblem>> {
	const kinds = [
		'EMAIL_SIGNIN',
		'PASSWORD_RESET',
		'INVITE',
		'VERIFY_EMAIL',
		'VERIFY_AND_CHANGE_EMAIL',
	] as const;
	return readCode(db.kysely, code, kinds, { now: now(), log });
}

/**
 * Inside the caller's transaction: marks the address as proved and removes anything a stranger may
 * have set up (V34).
 */
export async function proveAddress(trx: Writer, { id }: Account, now: number): Promise<void> {
	const accounts = createAccountsWriter(trx);
	await accounts.update(id, { emailVerified: true, passwordHash: null });
	await accounts.unlink(id);
	await endAllSessions(trx, { accountId: id, why: 'recovered', now });
}

/** Only with open sign-up: the address of the link has no account yet. */
async function createByLink(
	trx: Writer,
	{ email }: CodeRecord,
	now: number,
): Promise<Result<{ account: Account; isNew: boolean }, LinkProblem>> {
	if (email === null || (await createAccountsRepository(trx).byEmail(email)) !== null)
		return fail('invalid');
	const account = newAccount({ email, displayName: null, photoUrl: null }, now);
	await createAccountsWriter(trx).insert(account);
	return ok({ account, isNew: true });
}

/** An account with a proved address and no password. */
export function newAccount(
	person: Pick<Account, 'email' | 'displayName' | 'photoUrl'>,
	now: number,
): Account {
	const times = { validSince: now, createdAt: now, lastLoginAt: null };
	return {
		id: newId(),
		...person,
		emailVerified: true,
		passwordHash: null,
		disabled: false,
		...times,
	};
}
