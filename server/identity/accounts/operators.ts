import { keepsAdministrator, type Operator, type Role } from '#core/identity/operator.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Identity } from '#server/identity/identity.ts';
import { issueCode } from '#server/identity/links/one-time-codes.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { newId } from '#server/ids.ts';
import type { Account } from './account.ts';
import { createAccountsRepository, createAccountsWriter } from './accounts-repository.ts';
import {
	createOperatorsRepository,
	createOperatorsWriter,
	type OperatorPatch,
} from './operators-repository.ts';

/**
 * An invited operator, and the code for choosing a password. The code goes into the e-mail or to
 * the inviter, and is shown once.
 */
export type Invited = { operator: Operator; code: string };

/**
 * Invites an operator (S6.01). An existing account with an unproved address is taken over: its
 * password, providers and sessions are removed, because they may be a stranger's (V34).
 */
export async function inviteOperator(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ email, name, role, actor }: { email: string; name: string | null; role: Role; actor: Actor },
): Promise<Result<Invited, 'already-operator'>> {
	return db.transaction(async (trx) => {
		const at = now();
		if ((await createOperatorsRepository(trx).byEmail(email)) !== null)
			return fail('already-operator');
		const account = await accountFor(trx, { email, name }, at);
		const operator: Operator = {
			...{ id: newId(), accountId: account.id, email, name, role, disabled: false },
			...{ invitedBy: actor.id, invitedAt: at, joinedAt: null, revision: 1 },
		};
		await createOperatorsWriter(trx).insert(operator);
		const code = await issueCode(trx, { kind: 'INVITE', accountId: account.id, email }, at);
		await audit(trx, actor, 'operator.invited', {
			at,
			subject: operator.id,
			detail: { email, role },
		});
		return ok({ operator, code });
	});
}

type ChangeProblem = 'not-found' | 'conflict' | 'last-administrator';
type OperatorChange = { id: string; revision: number; actor: Actor } & Partial<
	Pick<Operator, 'role' | 'disabled' | 'name'>
>;

/**
 * Changes the role, name or access of an operator. Disabling signs them out everywhere in the same
 * commit and blocks sign-in. The last administrator can be neither disabled nor made an editor.
 * 'conflict': another save came since `revision`.
 */
export async function changeOperator(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ id, revision, actor, ...change }: OperatorChange,
): Promise<Result<Operator, ChangeProblem>> {
	return db.transaction(async (trx) => {
		const { writer, operators, before } = await lockOperator(trx, id);
		if (before === undefined) return fail('not-found');
		const after = { ...before, ...change };
		if (isActiveAdministrator(before) && !keepsAdministrator(operators, id, after))
			return fail('last-administrator');
		if (!(await writer.update({ id, revision }, change satisfies OperatorPatch)))
			return fail('conflict');
		if (after.disabled !== before.disabled) await setAccess(trx, after, now());
		const detail = { email: before.email, before: pick(before), after: pick(after) };
		await audit(trx, actor, 'operator.changed', { at: now(), subject: id, detail });
		return ok({ ...after, revision: revision + 1 });
	});
}

/** One operator among all, while no other transaction changes who administers. */
async function lockOperator(trx: Writer, id: string) {
	const writer = createOperatorsWriter(trx);
	await writer.lockAdministrators();
	const operators = await createOperatorsRepository(trx).list();
	return { writer, operators, before: operators.find((operator) => operator.id === id) };
}

/**
 * Removes an operator permanently; the account remains, signed out and without access to the panel.
 */
export async function removeOperator(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ id, actor }: { id: string; actor: Actor },
): Promise<Result<null, Exclude<ChangeProblem, 'conflict'>>> {
	return db.transaction(async (trx) => {
		const { writer, operators, before } = await lockOperator(trx, id);
		if (before === undefined) return fail('not-found');
		if (isActiveAdministrator(before) && !keepsAdministrator(operators, id, null))
			return fail('last-administrator');
		await writer.remove(id);
		if (before.accountId !== null)
			await endAllSessions(trx, { accountId: before.accountId, why: 'operator', now: now() });
		await audit(trx, actor, 'operator.removed', {
			at: now(),
			subject: id,
			detail: { email: before.email, role: before.role },
		});
		return ok(null);
	});
}

async function setAccess(
	trx: Writer,
	{ accountId, disabled }: Operator,
	now: number,
): Promise<void> {
	if (accountId === null) return;
	await createAccountsWriter(trx).update(accountId, { disabled });
	if (disabled) await endAllSessions(trx, { accountId, why: 'disabled', now });
}

/**
 * The account for an address: a new one without a password, or the existing one. An unproved
 * account loses everything its owner set up.
 */
async function accountFor(
	trx: Writer,
	{ email, name }: { email: string; name: string | null },
	now: number,
): Promise<Account> {
	const present = await createAccountsRepository(trx).byEmail(email);
	const writer = createAccountsWriter(trx);
	if (present !== null) {
		if (present.emailVerified) return present;
		await writer.update(present.id, { passwordHash: null, disabled: false });
		await writer.unlink(present.id);
		await endAllSessions(trx, { accountId: present.id, why: 'recovered', now });
		return present;
	}
	const times = { validSince: now, createdAt: now, lastLoginAt: null };
	const blank = { photoUrl: null, passwordHash: null, disabled: false, emailVerified: false };
	const account: Account = { id: newId(), email, displayName: name, ...blank, ...times };
	await writer.insert(account);
	return account;
}

function isActiveAdministrator({ role, disabled }: Operator): boolean {
	return role === 'administrator' && !disabled;
}

function pick({ role, disabled, name }: Operator) {
	return { role, disabled, name };
}
