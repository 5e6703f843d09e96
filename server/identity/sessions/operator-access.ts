import { type FactorVerdict, judgeFactor } from '#core/identity/factor-rule.ts';
import { type Operator, type Role, roleAllows } from '#core/identity/operator.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { readProofs } from '#server/identity/factors/may-change-factors.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { SignedIn } from './sessions.ts';

/**
 * The operator behind a request. `signedIn` is null with a hosted identity service. `mustEnroll`:
 * the operator may only add a second factor or a passkey.
 */
export type OperatorAccess = {
	operator: Operator;
	signedIn: SignedIn | null;
	actor: Actor;
	mustEnroll: boolean;
};

/**
 * - signed-out: no token, an invalid or expired one, or its session ended (401);
 * - not-invited: signed in, but the account was never invited or the operator is disabled (403);
 * - second-factor: the account has a factor, but this session was started without it (403);
 * - factor-needed: an administrator must add a second factor or a passkey first (403);
 * - not-allowed: requires an administrator (403).
 */
export type AccessProblem =
	| 'signed-out'
	| 'not-invited'
	| 'second-factor'
	| 'factor-needed'
	| 'not-allowed';

/** `enrolls`: who must still add a factor may do this too. */
type Asks = { needs: Role; network: string | null; enrolls?: boolean | undefined };

/**
 * The operator behind a request's ID token (S6.01). Reads session, account and role each time:
 * sign-out, disabling and demotion take effect on the next call. `network` = shortened address for
 * the log.
 */
export async function operatorByToken(
	identity: Identity,
	{ idToken, ...asks }: Asks & { idToken: string },
): Promise<Result<OperatorAccess, AccessProblem>> {
	if (identity.hosted !== null) return hostedOperator(identity, { idToken, ...asks });
	const checked = await identity.sessions.check(idToken);
	return checked.ok ? ownOperator(identity, checked.value, asks) : fail('signed-out');
}

/**
 * The operator behind the cookie of server rendering (S7.03). The cookie proves the id of a
 * session. With a hosted identity service it proves a verified address and its expiry
 * (`hostedSession`).
 */
export async function operatorBySession(
	identity: Identity,
	{ sessionId, ...asks }: Asks & { sessionId: string },
): Promise<Result<OperatorAccess, AccessProblem>> {
	const hosted = readHostedSession(sessionId);
	if ((identity.hosted === null) !== (hosted === null)) return fail('signed-out');
	if (hosted !== null)
		return hosted.until <= identity.now()
			? fail('signed-out')
			: operatorByEmail(identity, { email: hosted.email, ...asks });
	const checked = await identity.sessions.byId(sessionId);
	return checked.ok ? ownOperator(identity, checked.value, asks) : fail('signed-out');
}

/** Cookie content with a hosted identity service. `until` in UTC milliseconds. */
export function hostedSession({ email, until }: { email: string; until: number }): string {
	return `hosted.${Buffer.from(email).toString('base64url')}.${until}`;
}

function readHostedSession(text: string): { email: string; until: number } | null {
	const match = /^hosted\.([\w-]+)\.(\d{1,15})$/.exec(text);
	return match === null
		? null
		: { email: Buffer.from(match[1] ?? '', 'base64url').toString('utf8'), until: Number(match[2]) };
}

async function ownOperator(
	identity: Identity,
	signedIn: SignedIn,
	{ needs, network, enrolls = false }: Asks,
): Promise<Result<OperatorAccess, AccessProblem>> {
	const { account } = signedIn;
	const operator = await createOperatorsRepository(identity.db.kysely).byAccount(account.id);
	if (operator === null || operator.disabled) return fail('not-invited');
	const verdict = await factorVerdict(identity, operator, signedIn);
	const mustEnroll = verdict === 'factor-needed';
	if (verdict !== 'passed' && !(mustEnroll && enrolls)) return fail(verdict);
	if (!roleAllows(operator.role, needs)) return fail('not-allowed');
	return ok({
		operator,
		signedIn,
		actor: { id: account.id, name: operator.name ?? operator.email, network },
		mustEnroll,
	});
}

async function factorVerdict(
	{ db, settings }: Identity,
	{ role }: Operator,
	{ account, session }: SignedIn,
): Promise<FactorVerdict> {
	if (session.secondFactorId !== null) return 'passed';
	const { apps, passkeys } = await readProofs(db.kysely, account.id);
	const required = role === 'administrator' && (await settings()).administratorsNeedFactor;
	const counts = { apps: apps.length, passkeys: passkeys.length };
	return judgeFactor({ passed: false, role, required, ...counts });
}

async function hostedOperator(
	identity: Identity,
	{ idToken, ...asks }: Asks & { idToken: string },
): Promise<Result<OperatorAccess, AccessProblem>> {
	const person = await identity.hosted?.verify(idToken);
	if (!person?.ok) return fail('signed-out');
	return person.value.emailVerified
		? operatorByEmail(identity, { email: person.value.email, ...asks })
		: fail('not-invited');
}

/** The operator of an address verified by the hosted service. */
async function operatorByEmail(
	{ db }: Identity,
	{ email, needs, network }: Asks & { email: string },
): Promise<Result<OperatorAccess, AccessProblem>> {
	const operator = await createOperatorsRepository(db.kysely).byEmail(email);
	if (operator === null || operator.disabled) return fail('not-invited');
	if (!roleAllows(operator.role, needs)) return fail('not-allowed');
	return ok({
		operator,
		signedIn: null,
		mustEnroll: false,
		actor: { id: operator.id, name: operator.name ?? operator.email, network },
	});
}
