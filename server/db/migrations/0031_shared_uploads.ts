import type { Migration } from './migration.ts';

/**
 * Any node may continue an upload. `multipart` = its state in the bucket; null = bytes on the disk.
 * `holder`, `heir` and `beat` say which request works on it, in whatever process.
 */
export const sharedUploads: Migration = {
	name: '0031_shared_uploads',
	statements: ({ text, integer }) => [
		`alter table file_uploads add column multipart ${text}`,
		`alter table file_uploads add column holder ${text}`,
		`alter table file_uploads add column heir ${text}`,
		`alter table file_uploads add column beat ${integer} not null default 0`,
	],
};
