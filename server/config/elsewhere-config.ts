import { z } from 'zod';
import { configCopy } from '#core/copy/config.ts';
import { readFilesUrl, type S3Address } from '#server/files/store/files-url.ts';

/** Where a guide is taken: moved to another database, or copied as a backup. */
export type ElsewhereConfig = {
	/** A folder or s3://…; null = `backups` in the data directory. */
	backupUrl: string | null;
	move: { databaseUrl: string | null; s3: S3Address | null };
};

/** The address of a PostgreSQL database. */
export function postgresUrl(error: string) {
	return z
		.url({ protocol: /^postgres(ql)?$/, error })
		.nullable()
		.default(null);
}

/** The address of a bucket. */
export function bucketUrl(error: string) {
	return z
		.string()
		.transform(readFilesUrl)
		.refine((address) => address !== null, error)
		.nullable()
		.default(null);
}

/** The variables of this part, merged into the full schema. */
export const elsewhereSettings = {
	MOVE_DATABASE_URL: postgresUrl(configCopy.moveDatabaseUrl),
	MOVE_FILES_URL: bucketUrl(configCopy.moveFilesUrl),
	BACKUP_URL: z
		.string()
		.refine((text) => !/^s3:/i.test(text) || readFilesUrl(text) !== null, configCopy.backupUrl)
		.nullable()
		.default(null),
} as const;

type Read = z.infer<z.ZodObject<typeof elsewhereSettings>>;

export function toElsewhere(read: Read): ElsewhereConfig {
	return {
		backupUrl: read.BACKUP_URL,
		move: { databaseUrl: read.MOVE_DATABASE_URL, s3: read.MOVE_FILES_URL },
	};
}
