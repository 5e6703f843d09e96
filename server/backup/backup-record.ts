import { z } from 'zod';
import type { BackupAges } from '#core/backups/ages.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';

const COLLECTION = 'instalacao';
const RECORDS = { backup: 'copia', proof: 'prova' } as const;
const recordSchema = z.object({
	at: z.number(),
	archive: z.string(),
	/** It lies on another disk than the data folder; older records do not know. */
	isApart: z.boolean().optional(),
});

/**
 * Records in the guide that an archive was made and verified (`backup`), or restored on trial
 * (`proof`). `at` = real UTC milliseconds.
 */
export async function noteBackup(
	database: AppDatabase,
	what: keyof typeof RECORDS,
	noted: z.infer<typeof recordSchema>,
): Promise<void> {
	await database.transaction((trx) =>
		createSettingWriter(trx).write(COLLECTION, RECORDS[what], noted, noted.at),
	);
}

/** When the last backup and the last proof were made, as the guide knows. */
export async function readBackupAges(db: Reader): Promise<BackupAges> {
	const settings = createSettingRepository(db);
	const [backup, proof] = await Promise.all(
		[RECORDS.backup, RECORDS.proof].map(async (id) =>
			recordSchema.safeParse(await settings.read(COLLECTION, id)),
		),
	);
	return {
		lastBackupAt: backup?.data?.at ?? null,
		lastProofAt: proof?.data?.at ?? null,
		isApart: backup?.data?.isApart ?? null,
	};
}
