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
 * The mail of this installation: by SMTP_URL, else into DATA_DIR/outbox, signed with the name that
 * the brand has at that moment.
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
