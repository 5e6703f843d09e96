import { identityCopy } from '#core/copy/identity.ts';
import { AppError } from '#core/kit/app-error.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import type { Config } from '#server/config/config.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import { createHostedIdentity } from './hosted-identity.ts';
import { createIdentity, type Identity } from './identity.ts';
import { KEY_CHECK } from './key-check.ts';
import { readKeyFile } from './key-file.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

const WORD = 'guia-de-jogos';

export type OpenIdentityOptions = { config: Config; db: AppDatabase; log: Log };

/**
 * The identity service on a database, with the key of this installation.
 * @throws AppError 'unavailable' when the secrets in the database were sealed with another key.
 */
export async function openIdentity({ config, db, log }: OpenIdentityOptions): Promise<Identity> {
	const box = await openSecretBox(config, db);
	const { identity } = config;
	const hosted =
		identity.kind === 'firebase' ? createHostedIdentity({ projectId: identity.projectId, fetch: readOnlyFetch, now: Date.now }) : null;
	return createIdentity({ db, log, box, hosted });
}

/** The box that seals the secrets of this installation. @throws AppError 'unavailable' as above. */
export async function openSecretBox({ guiaKey, dataDir }: Pick<Config, 'guiaKey' | 'dataDir'>, db: AppDatabase): Promise<SecretBox> {
	const box = createSecretBox(guiaKey ?? (await readKeyFile(dataDir)));
	const check = { sealed: box.seal('key-check', WORD) };
	const settings = createSettingRepository(db.kysely);
	if ((await settings.read(KEY_CHECK.collection, KEY_CHECK.id)) === null) {
		await db.transaction((trx) => createSettingRepository(trx).writeIfMissing(KEY_CHECK.collection, KEY_CHECK.id, check, Date.now()));
	}
	const stored = (await settings.read(KEY_CHECK.collection, KEY_CHECK.id)) as typeof check;
	if (box.open('key-check', stored.sealed) !== WORD) throw new AppError('unavailable', identityCopy.wrongKey);
	return box;
}

/** For the published keys of the hosted service, at one fixed address: no redirect leads anywhere else. */
const readOnlyFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error', credentials: 'omit' });
