import type { Migration } from './migration.ts';

/**
 * Uploaded files: stored files, uploads in progress, uses of files, and bytes that wait for
 * removal.
 */
export const files: Migration = {
	name: '0004_files',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table files (
			id ${text} primary key,
			name ${text} not null unique,
			object_id ${text} not null unique,
			store ${text} not null,
			size ${bigint} not null,
			sha256 ${text} not null,
			source_sha256 ${text} not null,
			md5 ${text} not null,
			content_type ${text} not null,
			detected_type ${text},
			width ${integer},
			height ${integer},
			cache_control ${text},
			content_disposition ${text},
			content_encoding ${text},
			content_language ${text},
			custom ${text} not null,
			token ${text} not null,
			generation ${bigint} not null,
			metageneration ${integer} not null,
			created_at ${bigint} not null,
			updated_at ${bigint} not null,
			created_by ${text} not null
		)${tableEnd}`,
		'create index files_sha256 on files (sha256)',
		`create table file_uploads (
			id ${text} primary key,
			operator_id ${text} not null,
			name ${text} not null,
			object_id ${text} not null,
			size ${bigint} not null,
			received ${bigint} not null,
			metadata ${text} not null,
			state ${text} not null,
			file_id ${text},
			created_at ${bigint} not null,
			updated_at ${bigint} not null
		)${tableEnd}`,
		'create index file_uploads_updated on file_uploads (updated_at)',
		`create table file_uses (
			file_id ${text} not null references files (id),
			user_key ${text} not null,
			primary key (file_id, user_key)
		)${tableEnd}`,
		'create index file_uses_user on file_uses (user_key)',
		`create table file_trash (
			object_id ${text} primary key,
			store ${text} not null,
			at ${bigint} not null
		)${tableEnd}`,
	],
};
