import type { Selectable } from 'kysely';
import { storedObject } from '#server/db/stored-json.ts';
import type { SessionTable } from '#server/identity/identity-schema.ts';

/** Why a session came to its end. */
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
	/** As the token says it: password, custom, oidc.x … */
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
	/**
	 * What it was begun with cannot be read any more: it counts as ended, for nobody knows what it
	 * may do.
	 */
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
