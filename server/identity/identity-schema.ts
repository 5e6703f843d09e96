import type { Generated } from 'kysely';
import type { CodeKind } from '#core/identity/one-time-code.ts';
import type { Role } from '#core/identity/operator.ts';
import type { AuditAction } from '#server/audit/audit-entry.ts';

/**
 * Tables of the identity service. Columns as in `schema.ts`; `sealed_…` holds text sealed by
 * `server/identity/keys/secret-box.ts`.
 */
export type IdentityDatabase = {
	accounts: AccountTable;
	federated_identities: FederatedIdentityTable;
	operators: OperatorTable;
	sessions: SessionTable;
	one_time_codes: OneTimeCodeTable;
	second_factors: SecondFactorTable;
	recovery_codes: RecoveryCodeTable;
	passkeys: PasskeyTable;
	signing_keys: SigningKeyTable;
	identity_providers: IdentityProviderTable;
	audit_log: AuditLogTable;
};

export type AccountTable = {
	id: string;
	/** As typed; `email_key` = the normalized form, by which accounts are found. */
	email: string | null;
	email_key: string | null;
	email_verified: number;
	display_name: string | null;
	photo_url: string | null;
	/** PHC string of argon2id; null = no password: signs in by link or provider. */
	password_hash: string | null;
	disabled: number;
	/** Tokens issued earlier are void. */
	valid_since: number;
	created_at: number;
	last_login_at: number | null;
};

/** An identity at a provider is (provider, subject), never an e-mail address (ASVS 6.8.1). */
type FederatedIdentityTable = {
	provider_id: string;
	subject: string;
	account_id: string;
	email: string | null;
	display_name: string | null;
	photo_url: string | null;
	linked_at: number;
};

/**
 * Operators of the panel. `account_id` is null only with a hosted identity service, where the
 * verified e-mail address decides.
 */
export type OperatorTable = {
	id: string;
	account_id: string | null;
	email: string;
	email_key: string;
	name: string | null;
	role: Role;
	disabled: number;
	invited_by: string | null;
	invited_at: number;
	joined_at: number | null;
	revision: number;
};

/**
 * One sign-in on one device. The refresh secret is derived from id and generation, so no column can
 * serve as one.
 */
export type SessionTable = {
	id: string;
	account_id: string;
	sign_in_provider: string;
	/** A second factor or a passkey (`PASSKEY_PREFIX`). */
	second_factor_id: string | null;
	/** JSON of the claims from a custom token. */
	claims: string | null;
	/** When credentials were last checked. */
	auth_at: number;
	created_at: number;
	last_used_at: number;
	expires_at: number;
	generation: number;
	rotated_at: number;
	user_agent: string | null;
	network: string | null;
	ended_at: number | null;
	ended_why: string | null;
};

/** Codes in e-mails and between two steps of a sign-in, keyed by SHA-256 of the code. */
type OneTimeCodeTable = {
	hash: string;
	kind: CodeKind;
	account_id: string | null;
	email: string | null;
	new_email: string | null;
	/** JSON for the second step. */
	payload: string | null;
	failures: number;
	created_at: number;
	expires_at: number;
	used_at: number | null;
};

export type SecondFactorTable = {
	id: string;
	account_id: string;
	kind: string;
	display_name: string | null;
	sealed_secret: string;
	enrolled_at: number;
	/** RFC 6238 step of the last accepted code: this and earlier steps are refused (§5.2). */
	last_step: number;
	failures: number;
	locked_at: number | null;
};

type RecoveryCodeTable = {
	account_id: string;
	hash: string;
	created_at: number;
	used_at: number | null;
};

/** A passkey of an account. Its private key never leaves the owner's device. */
export type PasskeyTable = {
	id: string;
	account_id: string;
	/** As the browser names it, base64url. */
	credential_id: string;
	/** COSE, base64url; no secret. */
	public_key: string;
	/** Uses so far as the device counts them; devices that synchronise keep 0. */
	counter: number;
	name: string;
	created_at: number;
	last_used_at: number | null;
};

export type SigningKeyTable = {
	id: string;
	public_key: string;
	sealed_private_key: string;
	created_at: number;
	signs_from: number;
};

export type IdentityProviderTable = {
	id: string;
	label: string;
	issuer: string;
	client_id: string;
	sealed_client_secret: string | null;
	enabled: number;
	revision: number;
	created_at: number;
	updated_at: number;
};

type AuditLogTable = {
	id: Generated<number>;
	at: number;
	/** Account id; null = the command line or the program itself. */
	actor: string | null;
	actor_name: string;
	action: AuditAction;
	subject: string | null;
	detail: string | null;
	network: string | null;
};
