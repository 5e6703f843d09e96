import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import type { Config } from '#server/config/config.ts';
import type { Reader } from '#server/db/app-database.ts';
import { KEY_CHECK } from '#server/identity/keys/key-check.ts';
import { KEY_FILE } from '#server/identity/keys/key-file.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';

const checkSchema = z.object({ sealed: z.string() });

/**
 * Whether the key of the settings or of the key file opens the sealed check; null = there is no
 * check that can be read. Creates no key.
 */
export async function keyFits(
	db: Reader,
	{ guiaKey, dataDir }: Pick<Config, 'guiaKey' | 'dataDir'>,
): Promise<boolean | null> {
	const record = await createSettingRepository(db).read(KEY_CHECK.collection, KEY_CHECK.id);
	const sealed = checkSchema.safeParse(record).data?.sealed;
	if (sealed === undefined) return null;
	// A file that cannot be read opens nothing either.
	const file = join(dataDir, KEY_FILE);
	const key = guiaKey ?? (await readFile(file, 'utf8').catch(() => null))?.trim();
	return key !== undefined && createSecretBox(key).open('key-check', sealed) !== null;
}
