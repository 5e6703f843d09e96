import { isRecentLogin } from '#core/identity/session.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import type { Identity } from '#server/identity/identity.ts';
import {
	createPasskeysRepository,
	type Passkey,
} from '#server/identity/passkeys/passkeys-repository.ts';
import type { Session } from '#server/identity/sessions/session.ts';
import { createSecondFactorsRepository, type SecondFactor } from './second-factors-repository.ts';

export type Owner = { account: Account; session: Session };
/** The second factors and passkeys of an account. */
type Proofs = { apps: SecondFactor[]; passkeys: Passkey[] };

/**
 * - unverified, first-factor: the account or its sign-in may have none;
 * - without-factor, without-passkey: the account has one, and this session began without it;
 * - too-old: credentials must be checked again.
 */
export type FactorProblem =
	| 'unverified'
	| 'first-factor'
	| 'without-factor'
	| 'without-passkey'
	| 'too-old';

/**
 * Whether a session may change the second factors and passkeys of its account. Who only knows the
 * password can neither add a proof beside an existing one nor remove it.
 */
export async function mayChangeFactors(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ account, session }: Owner,
): Promise<Result<Proofs, FactorProblem>> {
	const proofs = await readProofs(db.kysely, account.id);
	if (!account.emailVerified) return fail('unverified');
	if (session.signInProvider === 'custom' || session.signInProvider === 'anonymous')
		return fail('first-factor');
	if (session.secondFactorId === null && proofs.apps.length > 0) return fail('without-factor');
	if (session.secondFactorId === null && proofs.passkeys.length > 0) return fail('without-passkey');
	return isRecentLogin(session.authAt, now()) ? ok(proofs) : fail('too-old');
}

export async function readProofs(db: Reader, accountId: string): Promise<Proofs> {
	const [apps, passkeys] = await Promise.all([
		createSecondFactorsRepository(db).list(accountId),
		createPasskeysRepository(db).list(accountId),
	]);
	return { apps, passkeys };
}

/** The oldest proof that an account still has: it takes the place of a removed one in a session. */
export async function remainingProof(db: Reader, accountId: string): Promise<string | null> {
	const { apps, passkeys } = await readProofs(db, accountId);
	return (apps[0] ?? passkeys[0])?.id ?? null;
}

/** The owner of an account in the audit log. */
export function ownerActor({ account, session }: Owner): Actor {
	const { id, displayName, email } = account;
	return { id, name: displayName ?? email ?? id, network: session.network };
}
