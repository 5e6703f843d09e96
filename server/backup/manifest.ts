import { z } from 'zod';
import { backupCopy } from '#core/copy/backup.ts';
import { AppError } from '#core/kit/app-error.ts';

/** Last entry of every archive: without it, the archive is truncated. */
export const MANIFEST_NAME = 'manifest.json';
/** The database inside an archive. */
export const DATABASE_NAME = 'guia.sqlite';
/** Folder of the uploaded files, in the archive as in the data directory. */
export const FILES_FOLDER = 'files';

/**
 * Path of an uploaded file, below the data directory and in an archive. Ids begin with the time, so
 * their ends spread evenly over the folders.
 */
export function archivePath(objectId: string): string {
	return `${FILES_FOLDER}/${objectId.slice(-2)}/${objectId}`;
}

/** True for the path of an uploaded file. */
export function isArchivePath(path: string): boolean {
	return /^files\/[0-9a-f]{2}\/[0-9a-f]{28}$/.test(path);
}

const FORMAT = 'guia-de-jogos-backup';
const FORMAT_VERSION = 1;

const manifestSchema = z.object({
	format: z.literal(FORMAT),
	formatVersion: z.int(),
	/** Product version that wrote the archive. */
	product: z.string(),
	createdAt: z.iso.datetime(),
	/** Schema of the database: names and checksums of the migrations applied. */
	migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
	/** Rows of each table. */
	tables: z.record(z.string(), z.int()),
	/** The guide's id; null = it had none yet, or the archive is of an older version. */
	guide: z.string().nullable().default(null),
	/** Files that are in the bucket of FILES_URL only: their names and checksums, not their bytes. */
	bucket: z
		.array(z.object({ objectId: z.string(), size: z.int(), sha256: z.string() }))
		.default([]),
	/** Paths of uploaded files that the database listed but that did not exist. */
	missing: z.array(z.string()).default([]),
	files: z.array(
		z.object({ path: z.string(), size: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
	),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Adds the format's name and version to the facts of a backup. */
export function makeManifest(facts: Omit<Manifest, 'format' | 'formatVersion'>): Manifest {
	return { format: FORMAT, formatVersion: FORMAT_VERSION, ...facts };
}

/**
 * Parses a manifest. @throws AppError 'backup-invalid' when it is malformed, or of a format that
 * needs a newer product version.
 */
export function parseManifest(json: string): Manifest {
	const version = versionOf(json);
	if (version > FORMAT_VERSION)
		throw new AppError('backup-invalid', backupCopy.newerFormat(version));
	const parsed = manifestSchema.safeParse(parseJson(json));
	if (!parsed.success) throw new AppError('backup-invalid', backupCopy.notABackup);
	return parsed.data;
}

function versionOf(json: string): number {
	const parsed = z
		.object({ format: z.literal(FORMAT), formatVersion: z.int() })
		.safeParse(parseJson(json));
	if (!parsed.success) throw new AppError('backup-invalid', backupCopy.notABackup);
	return parsed.data.formatVersion;
}

function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
