import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
	createSettingRepository,
	type SettingRepository,
} from '#server/brand/setting-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';

const RECORD = { collection: 'instalacao', id: 'calendarios' } as const;
const recordSchema = z.object({ suffix: z.string().regex(/^[\w.:[\]-]{1,255}$/) });

/**
 * Chooses once what stands behind the id of a game in the UID of its calendar entries, and keeps it
 * with the data: a new domain, a restored backup and a move to another engine leave it as it is. A
 * guide that has games may have given out entries under its host, which therefore goes on; a new
 * one gets a suffix of its own. Of two processes that begin a guide both read the same.
 */
export async function chooseEventSuffix(database: AppDatabase, publicUrl: string): Promise<void> {
	const { kysely } = database;
	const settings = createSettingRepository(kysely);
	if ((await readRecord(settings)) !== null) return;
	const games = await createGameRepository(kysely).countAll();
	const suffix = games === 0 ? randomUUID() : hostOf(publicUrl);
	await database.transaction((trx) =>
		createSettingRepository(trx).writeIfMissing(
			RECORD.collection,
			RECORD.id,
			{ suffix },
			Date.now(),
		),
	);
}

/** The suffix of this guide; the host of the site where none is kept. */
export async function readEventSuffix(
	settings: Pick<SettingRepository, 'read'>,
	publicUrl: string,
): Promise<string> {
	return (await readRecord(settings)) ?? hostOf(publicUrl);
}

async function readRecord(settings: Pick<SettingRepository, 'read'>): Promise<string | null> {
	return (
		recordSchema.safeParse(await settings.read(RECORD.collection, RECORD.id)).data?.suffix ?? null
	);
}

function hostOf(publicUrl: string): string {
	return new URL(publicUrl).hostname;
}
