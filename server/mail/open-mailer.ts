import { brandOf } from '#core/brand/brand-schema.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import type { Config } from '#server/config/config.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createOutboxDelivery } from './outbox-delivery.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

type OpenMailerOptions = {
	config: Pick<Config, 'dataDir' | 'mail'>;
	db: AppDatabase;
	log: Log;
};

/**
 * The mailer of this installation: SMTP_URL, else DATA_DIR/outbox. The sender's name is the brand's
 * present name.
 */
export function openMailer({ config, db, log }: OpenMailerOptions): Mailer {
	const { smtpUrl, from } = config.mail;
	return createMailer({
		delivery:
			smtpUrl === null
				? createOutboxDelivery(config.dataDir, Date.now)
				: createSmtpDelivery(smtpUrl),
		from,
		log,
		siteName: async () =>
			brandOf(await createSettingRepository(db.kysely).read('configuracoes', 'marca')).brand
				.nomeApp,
	});
}
