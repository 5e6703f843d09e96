import type { Migration } from './migration.ts';

/** Passkeys (WebAuthn). Public keys only: a copy of the database gives no way in. */
export const passkeys: Migration = {
	name: '0033_passkeys',
	statements: ({ text, bigint, tableEnd }) => [
		`create table passkeys (
			id ${text} primary key,
			account_id ${text} not null references accounts (id) on delete cascade,
			credential_id ${text} not null unique,
			public_key ${text} not null,
			counter ${bigint} not null,
			name ${text} not null,
			created_at ${bigint} not null,
			last_used_at ${bigint}
		)${tableEnd}`,
		'create index passkeys_account on passkeys (account_id)',
	],
};
