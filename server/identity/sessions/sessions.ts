import { judgeRefresh, REPLACED_GRACE_MS, SESSION_MS } from '#core/identity/session.ts';
import { AppError } from '#core/kit/app-error.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { AppDatabase, Reader, Writer } from '#server/db/app-database.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import {
	createAccountsRepository,
	createAccountsWriter,
} from '#server/identity/accounts/accounts-repository.ts';
import type { KeyRing } from '#server/identity/keys/key-ring.ts';
import { type SecretBox, sameText } from '#server/identity/keys/secret-box.ts';
import { hashSecret, newSecret } from '#server/identity/keys/secrets.ts';
import type { Log } from '#server/log.ts';
import { readIdToken, signIdToken } from './id-token.ts';
import type { Session, SessionEnd } from './session.ts';
import { createSessionsRepository, createSessionsWriter } from './sessions-repository.ts';

/** The device of a sign-in, described so that its owner can recognize the session. */
export type Device = { userAgent: string | null; network: string | null };

export type NewSession = {
	account: Account;
	device: Device;
	/** As in the token: 'password' (also e-mail links), 'custom', 'oidc.x' … */
	signInProvider: string;
	secondFactorId?: string | null;
	claims?: Record<string, unknown> | null;
	/**
	 * The previous session of this browser. It ends, because a sign-in always starts a new one (V39).
	 */
	replaces?: string | null;
};

/** The ID token for the client, and the refresh secret for a cookie that scripts cannot read. */
export type TokenSet = {
	idToken: string;
	refreshSecret: string;
	session: Session;
	account: Account;
};

export type SignedIn = { account: Account; session: Session };
export type TokenProblem = 'invalid' | 'expired' | 'disabled';

export type Sessions = ReturnType<typeof createSessions>;

type SessionParts = {
	db: AppDatabase;
	ring: KeyRing;
	box: SecretBox;
	log: Log;
	now: () => number;
};

/**
 * Sessions of the built-in identity service: start, refresh, check, end. Every check reads the
 * database, so ending a session takes effect at once.
 */
export function createSessions({ db, ring, box, log, now }: SessionParts) {
	/** Signs tokens for the current state of a session. */
	async function tokensFor({ account, session }: SignedIn): Promise<TokenSet> {
		const identities = await createAccountsRepository(db.kysely).federatedIdentities(account.id);
		const idToken = await signIdToken(ring, { account, session, identities, now: now() });
		return { idToken, refreshSecret: refreshSecret(box, session), session, account };
	}

	return {
		tokensFor,

		/** Starts a session whose credentials were just checked. */
		async start(begin: NewSession): Promise<TokenSet> {
			const session = await db.transaction((trx) => insertSession(trx, begin, now()));
			return tokensFor({ account: { ...begin.account, lastLoginAt: session.createdAt }, session });
		},

		/**
		 * Exchanges a refresh secret for new tokens. 'expired' = the session is over. Reuse of an old
		 * secret indicates theft, so it ends the session. Two concurrent calls with one secret get the
		 * same next secret.
		 */
		async refresh(secret: string): Promise<Result<TokenSet, TokenProblem>> {
			const presented = readRefreshSecret(box, secret);
			if (presented === null) return fail('invalid');
			const turned = await db.transaction((trx) => turn(trx, presented, { log, at: now() }));
			return turned.ok ? ok(await tokensFor(turned.value)) : turned;
		},

		/** The account behind an ID token whose session is open and whose account may sign in. */
		async check(idToken: string): Promise<Result<SignedIn, TokenProblem>> {
			const claims = await readIdToken(ring, idToken, now());
			if (!claims.ok) return claims;
			const found = await readSignedIn(db.kysely, claims.value.sessionId, { log, at: now() });
			if (!found.ok) return found;
			return found.value.account.id === claims.value.accountId ? found : fail('invalid');
		},

		/** The same by session id, which a signed cookie proves. */
		byId: (sessionId: string) => readSignedIn(db.kysely, sessionId, { log, at: now() }),

		/** Ends one session. */
		end: (sessionId: string, why: SessionEnd) =>
			db.transaction((trx) => createSessionsWriter(trx).end(sessionId, why, now())),

		/**
		 * The session of a refresh secret of any generation; null when the secret was not issued here.
		 */
		sessionOfSecret: (secret: string) => readRefreshSecret(box, secret)?.sessionId ?? null,
	};
}

/**
 * Inside the caller's transaction: ends every session of an account except `except`, and voids
 * tokens issued before.
 */
export async function endAllSessions(
	trx: Writer,
	{
		accountId,
		why,
		now,
		except = null,
	}: { accountId: string; why: SessionEnd; now: number; except?: string | null },
): Promise<number> {
	await createAccountsWriter(trx).update(accountId, { validSince: now });
	return createSessionsWriter(trx).endAll(accountId, why, now, except);
}

/**
 * Inside the caller's transaction: starts a session.
 * @throws AppError 'unauthenticated' when the account was disabled, or its credentials changed,
 * since they were checked.
 */
export async function insertSession(trx: Writer, begin: NewSession, now: number): Promise<Session> {
	const {
		account,
		device,
		signInProvider,
		secondFactorId = null,
		claims = null,
		replaces = null,
	} = begin;
	const writer = createSessionsWriter(trx);
	// The update locks the row: reads after it stay valid until the commit.
	await createAccountsWriter(trx).update(account.id, { lastLoginAt: now });
	const present = await createAccountsRepository(trx).byId(account.id);
	if (present === null || present.disabled || present.validSince !== account.validSince)
		throw new AppError('unauthenticated', 'The account changed during the sign-in');
	if (replaces !== null) await writer.end(replaces, 'replaced', now + REPLACED_GRACE_MS);
	const times = {
		authAt: now,
		createdAt: now,
		lastUsedAt: now,
		rotatedAt: now,
		expiresAt: now + SESSION_MS,
		endedAt: null,
		isDamaged: false,
	};
	const userAgent = device.userAgent?.slice(0, 400) ?? null;
	const who = { id: newSecret(), accountId: account.id, signInProvider, secondFactorId, claims };
	const session: Session = { ...who, ...times, generation: 1, userAgent, network: device.network };
	await writer.insert(session);
	return session;
}

type Moment = { log: Log; at: number };

async function readSignedIn(
	db: Reader,
	sessionId: string,
	{ log, at }: Moment,
): Promise<Result<SignedIn, TokenProblem>> {
	const session = await createSessionsRepository(db).byId(sessionId);
	if (session?.isDamaged === true) reportDamaged(log, sessionId);
	if (session === null || hasEnded(session, at)) return fail('expired');
	const account = await createAccountsRepository(db).byId(session.accountId);
	if (account === null) return fail('expired');
	return account.disabled ? fail('disabled') : ok({ account, session });
}

function hasEnded({ endedAt, expiresAt, isDamaged }: Session, now: number): boolean {
	return isDamaged || expiresAt <= now || (endedAt !== null && endedAt <= now);
}

/** The session id is a secret that the browser holds, so the log gets a hash of it. */
function reportDamaged(log: Log, sessionId: string): void {
	reportRecord(log, `sessions/${hashSecret(sessionId).slice(0, 12)}`, false, 'it counts as ended');
}

type Presented = { sessionId: string; generation: number };

async function turn(
	trx: Writer,
	{ sessionId, generation }: Presented,
	{ log, at: now }: Moment,
): Promise<Result<SignedIn, TokenProblem>> {
	const found = await readSignedIn(trx, sessionId, { log, at: now });
	if (!found.ok) return found;
	const { account, session } = found.value;
	const writer = createSessionsWriter(trx);
	const judged = judgeRefresh(session, generation, now);
	if (judged === 'reuse') {
		await writer.end(sessionId, 'reuse', now);
		return fail('expired');
	}
	if (judged === 'rotate') await writer.rotate(session, now);
	const after = await createSessionsRepository(trx).byId(sessionId);
	return after === null || hasEnded(after, now) ? fail('expired') : ok({ account, session: after });
}

/**
 * `session.generation.mac`: derived, not stored, so that a repeated request gets the same secret.
 */
function refreshSecret(
	box: SecretBox,
	{ id, generation }: Pick<Session, 'id' | 'generation'>,
): string {
	const text = `${id}.${generation}`;
	return `${text}.${box.mac('refresh', text)}`;
}

function readRefreshSecret(box: SecretBox, secret: string): Presented | null {
	const match = /^([\w-]{43})\.(\d{1,9})\.([\w-]{43})$/.exec(secret);
	if (match === null) return null;
	const [, sessionId = '', generation = '', mac = ''] = match;
	return sameText(box.mac('refresh', `${sessionId}.${generation}`), mac)
		? { sessionId, generation: Number(generation) }
		: null;
}
