import { z } from 'zod';
import { identityCopy } from '#core/identity/copy/identity.ts';
import { AppError } from '#core/kit/app-error.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { Config } from '#server/config/config.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import { openMailer } from '#server/mail/open-mailer.ts';
import { openOutbound } from '#server/outbound/open-outbound.ts';
import type { Outbound } from '#server/outbound/outbound.ts';
import { outboundFetch } from '#server/outbound/outbound-fetch.ts';
import { createIdentity, type Identity } from './identity.ts';
import { KEY_CHECK } from './keys/key-check.ts';
import { readKeyFile } from './keys/key-file.ts';
import { createSecretBox, type SecretBox } from './keys/secret-box.ts';
import { createSigningKeysRepository } from './keys/signing-keys-repository.ts';
import { createHostedIdentity } from './providers/hosted-identity.ts';
import { createOidcClient } from './providers/oidc/oidc-client.ts';
import { createProviders } from './providers/providers.ts';

const WORD = 'guia-de-jogos';
const checkSchema = z.object({ sealed: z.string() });
/** Limits for the published keys of the hosted service. */
const KEY_SERVER = { maxBytes: 64 * 1024, deadlineMs: 5_000 };

/** `outbound`: created here unless the process already has one. */
type OpenIdentityOptions = {
	config: Config;
	db: AppDatabase;
	log: Log;
	outbound?: Outbound;
};

/**
 * Opens the identity service on a database with the key of this installation.
 * @throws AppError 'unavailable' when the secrets in the database were sealed with another key.
 */
export async function openIdentity({
	config,
	db,
	log,
	outbound = openOutbound(config),
}: OpenIdentityOptions): Promise<Identity> {
	const box = await openSecretBox(config, db, log);
	const { identity } = config;
	const hosted =
		identity.kind === 'firebase'
			? createHostedIdentity({
					projectId: identity.projectId,
					fetch: outboundFetch(outbound, KEY_SERVER),
					now: Date.now,
				})
			: null;
	return createIdentity({
		...{ db, log, box, hosted, processes: config.processes },
		mailer: openMailer({ config, db, log }),
		providers: createProviders({ db, box, configured: config.oidc }),
		oidc: createOidcClient({ outbound, now: Date.now }),
	});
}

/** The box that seals the secrets of this installation. @throws AppError 'unavailable' as above. */
export async function openSecretBox(
	{ guiaKey, dataDir }: Pick<Config, 'guiaKey' | 'dataDir'>,
	db: AppDatabase,
	log: Log | null = null,
): Promise<SecretBox> {
	const box = createSecretBox(guiaKey ?? (await readKeyFile(dataDir)));
	const check = { sealed: box.seal('key-check', WORD) };
	const settings = createSettingRepository(db.kysely);
	if ((await settings.read(KEY_CHECK.collection, KEY_CHECK.id)) === null) {
		await db.transaction((trx) =>
			createSettingWriter(trx).writeIfMissing(
				KEY_CHECK.collection,
				KEY_CHECK.id,
				check,
				Date.now(),
			),
		);
	}
	const stored =
		checkSchema.safeParse(await settings.read(KEY_CHECK.collection, KEY_CHECK.id)).data ?? null;
	if (stored !== null && box.open('key-check', stored.sealed) === WORD) return box;
	if (!(await fitsSigningKeys(db, box, stored === null)))
		throw new AppError('unavailable', identityCopy.wrongKey);
	if (log !== null)
		reportRecord(
			log,
			`${KEY_CHECK.collection}/${KEY_CHECK.id}`,
			false,
			'the key opens the other sealed records, so the check is written again',
		);
	await db.transaction((trx) =>
		createSettingWriter(trx).write(KEY_CHECK.collection, KEY_CHECK.id, check, Date.now()),
	);
	return box;
}

/**
 * A failed check may itself be damaged: the key is still right if it opens a signing key. Without
 * signing keys only an unreadable check is taken for damage.
 */
async function fitsSigningKeys(
	db: AppDatabase,
	box: SecretBox,
	withoutAny: boolean,
): Promise<boolean> {
	const keys = await createSigningKeysRepository(db.kysely).list();
	return keys.length === 0
		? withoutAny
		: keys.some((key) => box.open('signing-key', key.sealed_private_key) !== null);
}
