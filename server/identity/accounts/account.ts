import type { Selectable } from 'kysely';
import type { AccountTable } from '#server/identity/identity-schema.ts';

/** A person who can sign in. Instants are UTC milliseconds. */
export type Account = {
	id: string;
	email: string | null;
	emailVerified: boolean;
	displayName: string | null;
	photoUrl: string | null;
	passwordHash: string | null;
	disabled: boolean;
	validSince: number;
	createdAt: number;
	lastLoginAt: number | null;
};

/** An identity at a provider, linked to an account. */
export type FederatedIdentity = {
	providerId: string;
	subject: string;
	email: string | null;
	displayName: string | null;
	photoUrl: string | null;
};

export function toAccount(row: Selectable<AccountTable>): Account {
	return {
		id: row.id,
		email: row.email,
		emailVerified: row.email_verified === 1,
		displayName: row.display_name,
		photoUrl: row.photo_url,
		passwordHash: row.password_hash,
		disabled: row.disabled === 1,
		validSince: row.valid_since,
		createdAt: row.created_at,
		lastLoginAt: row.last_login_at,
	};
}
