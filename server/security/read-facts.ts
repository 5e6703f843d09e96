import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteSettingsOf } from '#core/brand/brand-schema.ts';
import type { InstallationFacts, StoredFacts } from '#core/security/facts.ts';
import { readBackupAges } from '#server/backup/backup-record.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import { type Config, isLocal } from '#server/config/config.ts';
import { openAtTop } from '#server/data-folder.ts';
import type { Reader } from '#server/db/app-database.ts';
import { readDemoDay } from '#server/demo/demo-settings.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { readFactorHolders } from '#server/identity/factors/factor-holders.ts';
import { KEY_FILE } from '#server/identity/keys/key-file.ts';
import { createSigningKeysRepository } from '#server/identity/keys/signing-keys-repository.ts';
import { readIdentitySettings } from '#server/identity/save-identity-settings.ts';
import { readUnreadProxy } from '#server/installation/unread-proxy.ts';
import { readMarks } from '#server/setup/setup-record.ts';
import { keyFits } from './key-fits.ts';
import { readTrustedNetwork } from './trusted-network.ts';

/** What concerns this process and its machine. `now` = real UTC milliseconds. */
export async function readInstallationFacts(
	config: Config,
	now: number,
): Promise<InstallationFacts> {
	const { dataDir, databaseUrl, guiaKey, outboundAllow, logLevel, accessLog } = config;
	return {
		...{ now, dataDir, outboundAllow, logLevel, accessLog },
		address: {
			publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
			isLocal: isLocal(config.publicUrl),
		},
		openPaths: await openAtTop(dataDir),
		isDevelopment: process.argv.includes('--dev'),
		trustProxy: config.trustProxy.map(readTrustedNetwork),
		keyBesideDatabase:
			databaseUrl === null && guiaKey === null && existsSync(join(dataDir, KEY_FILE)),
		demoOn: config.demo,
		hasAdminPassword: config.admin !== null,
		sendsMail: config.mail.smtpUrl !== null,
	};
}

/** What the database holds. `now` = real UTC milliseconds. */
export async function readStoredFacts(
	db: Reader,
	config: Config,
	now: number,
): Promise<StoredFacts> {
	const { trustProxy } = config;
	const [keys, { settings }, { marks }, site] = await Promise.all([
		createSigningKeysRepository(db).list(),
		readIdentitySettings(db),
		readMarks(db),
		createSettingRepository(db).read('configuracoes', 'site'),
	]);
	const { responsavel, contatoEmail } = siteSettingsOf(site).settings;
	return {
		...(await readPeople(db, config)),
		keyFits: await keyFits(db, config),
		signsFrom: keys[0]?.signs_from ?? null,
		openSignUp: settings.openSignUp,
		unreadProxy: await readUnreadProxy(db, { trustProxy, now }),
		backups: await readBackupAges(db),
		mailSettled: marks.mail?.state === 'done',
		demoLaid: (await readDemoDay(db)) !== null,
		responsible: responsavel,
		hasContact: contatoEmail !== null,
	};
}

/** Operators with access. An invited administrator who never came in cannot help yet. */
async function readPeople(
	db: Reader,
	{ identity }: Config,
): Promise<Pick<StoredFacts, 'administrators' | 'operatorEmails'>> {
	const [operators, holders] = await Promise.all([
		createOperatorsRepository(db).list(),
		readFactorHolders(db),
	]);
	const present = operators.filter(({ disabled, joinedAt }) => !disabled && joinedAt !== null);
	return {
		operatorEmails: present.map(({ email }) => email),
		administrators: present
			.filter(({ role }) => role === 'administrator')
			.map(({ accountId, name, email }) => ({
				name: name ?? email,
				hasFactor: identity.kind === 'own' ? accountId !== null && holders.has(accountId) : null,
			})),
	};
}
