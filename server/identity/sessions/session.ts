import type { Selectable } from 'kysely';
import { storedObject } from '#server/db/stored-json.ts';
import type { SessionTable } from '#server/identity/identity-schema.ts';

/** Why a session ended. */
export type SessionEnd =
	| 'sign-out'
	| 'sign-out-everywhere'
	| 'replaced'
	| 'reuse'
	| 'password'
	| 'disabled'
	| 'recovered'
	| 'operator';

/** One sign-in on one device. Instants are UTC milliseconds. */
export type Session = {
	id: string;
	accountId: string;
	/** As in the token: password, custom, oidc.x … */
	signInProvider: string;
	/** The factor that completed the sign-in. */
	secondFactorId: string | null;
	claims: Record<string, unknown> | null;
	authAt: number;
	createdAt: number;
	lastUsedAt: number;
	expiresAt: number;
	generation: number;
	rotatedAt: number;
	userAgent: string | null;
	network: string | null;
	endedAt: number | null;
	/** The claims are unreadable, so the rights of the session are unknown: it counts as ended. */
	isDamaged: boolean;
};

export function toSession(row: Selectable<SessionTable>): Session {
	const claims = row.claims === null ? null : storedObject(row.claims);
	return {
		id: row.id,
		accountId: row.account_id,
		signInProvider: row.sign_in_provider,
		secondFactorId: row.second_factor_id,
		claims,
		authAt: row.auth_at,
		createdAt: row.created_at,
		lastUsedAt: row.last_used_at,
		expiresAt: row.expires_at,
		generation: row.generation,
		rotatedAt: row.rotated_at,
		userAgent: row.user_agent,
		network: row.network,
		endedAt: row.ended_at,
		isDamaged: row.claims !== null && claims === null,
	};
}

/** The row of an open session. */
export function toSessionRow(session: Session): SessionTable {
	return {
		id: session.id,
		account_id: session.accountId,
		sign_in_provider: session.signInProvider,
		second_factor_id: session.secondFactorId,
		claims: session.claims === null ? null : JSON.stringify(session.claims),
		auth_at: session.authAt,
		created_at: session.createdAt,
		last_used_at: session.lastUsedAt,
		expires_at: session.expiresAt,
		generation: session.generation,
		rotated_at: session.rotatedAt,
		user_agent: session.userAgent,
		network: session.network,
		ended_at: null,
		ended_why: null,
	};
}
