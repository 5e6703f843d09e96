import type { DialectWords } from '#server/db/dialect.ts';
import type { Migration } from './migration.ts';

/**
 * Accounts and sign-in methods, sessions, operators, keys and the audit log. Secrets are sealed
 * (AES-GCM), hashed or not stored: a copy of the database gives no way in.
 */
export const identity: Migration = {
	name: '0003_identity',
	statements: (words) => [
		...accountTables(words),
		...sessionTables(words),
		...factorTables(words),
		...serviceTables(words),
	],
};

function accountTables({ text, integer, bigint, tableEnd }: DialectWords): string[] {
	return [
		`create table accounts (
			id ${text} primary key,
			email ${text},
			email_key ${text} unique,
			email_verified ${integer} not null check (email_verified in (0, 1)),
			display_name ${text},
			photo_url ${text},
			password_hash ${text},
			disabled ${integer} not null check (disabled in (0, 1)),
			valid_since ${bigint} not null,
			created_at ${bigint} not null,
			last_login_at ${bigint},
			check ((email is null) = (email_key is null))
		)${tableEnd}`,
		`create table federated_identities (
			provider_id ${text} not null,
			subject ${text} not null,
			account_id ${text} not null references accounts (id) on delete cascade,
			email ${text},
			display_name ${text},
			photo_url ${text},
			linked_at ${bigint} not null,
			primary key (provider_id, subject)
		)${tableEnd}`,
		'create unique index federated_identities_account on federated_identities (account_id, provider_id)',
		`create table operators (
			id ${text} primary key,
			account_id ${text} unique references accounts (id) on delete set null,
			email ${text} not null,
			email_key ${text} not null unique,
			name ${text},
			role ${text} not null check (role in ('administrator', 'editor')),
			disabled ${integer} not null check (disabled in (0, 1)),
			invited_by ${text},
			invited_at ${bigint} not null,
			joined_at ${bigint},
			revision ${integer} not null
		)${tableEnd}`,
	];
}

function sessionTables({ text, integer, bigint, tableEnd }: DialectWords): string[] {
	return [
		`create table sessions (
			id ${text} primary key,
			account_id ${text} not null references accounts (id) on delete cascade,
			sign_in_provider ${text} not null,
			second_factor_id ${text},
			claims ${text},
			auth_at ${bigint} not null,
			created_at ${bigint} not null,
			last_used_at ${bigint} not null,
			expires_at ${bigint} not null,
			generation ${integer} not null,
			rotated_at ${bigint} not null,
			user_agent ${text},
			network ${text},
			ended_at ${bigint},
			ended_why ${text}
		)${tableEnd}`,
		'create index sessions_account on sessions (account_id, created_at)',
		'create index sessions_expiry on sessions (expires_at)',
		`create table one_time_codes (
			hash ${text} primary key,
			kind ${text} not null,
			account_id ${text} references accounts (id) on delete cascade,
			email ${text},
			new_email ${text},
			payload ${text},
			failures ${integer} not null,
			created_at ${bigint} not null,
			expires_at ${bigint} not null,
			used_at ${bigint}
		)${tableEnd}`,
		'create index one_time_codes_account on one_time_codes (account_id, kind)',
		'create index one_time_codes_expiry on one_time_codes (expires_at)',
	];
}

function factorTables({ text, integer, bigint, tableEnd }: DialectWords): string[] {
	return [
		`create table second_factors (
			id ${text} primary key,
			account_id ${text} not null references accounts (id) on delete cascade,
			kind ${text} not null check (kind in ('totp')),
			display_name ${text},
			sealed_secret ${text} not null,
			enrolled_at ${bigint} not null,
			last_step ${bigint} not null,
			failures ${integer} not null,
			locked_at ${bigint}
		)${tableEnd}`,
		'create index second_factors_account on second_factors (account_id)',
		`create table recovery_codes (
			account_id ${text} not null references accounts (id) on delete cascade,
			hash ${text} not null,
			created_at ${bigint} not null,
			used_at ${bigint},
			primary key (account_id, hash)
		)${tableEnd}`,
	];
}

function serviceTables({
	text,
	integer,
	bigint,
	identity: counted,
	tableEnd,
}: DialectWords): string[] {
	return [
		`create table signing_keys (
			id ${text} primary key,
			public_key ${text} not null,
			sealed_private_key ${text} not null,
			created_at ${bigint} not null,
			signs_from ${bigint} not null
		)${tableEnd}`,
		`create table identity_providers (
			id ${text} primary key,
			label ${text} not null,
			issuer ${text} not null,
			client_id ${text} not null,
			sealed_client_secret ${text},
			enabled ${integer} not null check (enabled in (0, 1)),
			revision ${integer} not null,
			created_at ${bigint} not null,
			updated_at ${bigint} not null
		)${tableEnd}`,
		`create table audit_log (
			id ${counted},
			at ${bigint} not null,
			actor ${text},
			actor_name ${text} not null,
			action ${text} not null,
			subject ${text},
			detail ${text},
			network ${text}
		)${tableEnd}`,
		'create index audit_log_at on audit_log (at)',
	];
}
