import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
	createSettingRepository,
	createSettingWriter,
	type SettingRepository,
} from '#server/brand/setting-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';

const RECORD = { collection: 'instalacao', id: 'calendarios' } as const;
const recordSchema = z.object({ suffix: z.string().regex(/^[\w.:[\]-]{1,255}$/) });

/**
 * Chooses once the suffix after a game's id in the UID of its calendar entries, and stores it with
 * the data. A new domain, a restored backup or another engine does not change it. A guide with
 * games may have published entries under its host, so it keeps the host; a new guide gets a random
 * suffix. When two processes start at once, both use the same one.
 */
export async function chooseEventSuffix(database: AppDatabase, publicUrl: string): Promise<void> {
	const { kysely } = database;
	const settings = createSettingRepository(kysely);
	if ((await readRecord(settings)) !== null) return;
	const games = await createGameRepository(kysely).countAll();
	const suffix = games === 0 ? randomUUID() : hostOf(publicUrl);
	await database.transaction((trx) =>
		createSettingWriter(trx).writeIfMissing(RECORD.collection, RECORD.id, { suffix }, Date.now()),
	);
}

/** The stored suffix of this guide; the site's host when none is stored. */
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
