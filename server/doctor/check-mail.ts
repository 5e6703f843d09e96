import { join } from 'node:path';
import { doctorCopy } from '#core/copy/doctor.ts';
import type { Config } from '#server/config/config.ts';
import { OUTBOX } from '#server/mail/outbox-delivery.ts';
import { trySmtp } from '#server/mail/smtp-delivery.ts';
import { FINE, type Finding, note, problem } from './finding.ts';

/** Connects and signs in to the mail server without sending an e-mail. */
export async function checkMail({ dataDir, mail }: Config): Promise<Finding> {
	if (mail.smtpUrl === null) return note(doctorCopy.noMailServer(join(dataDir, OUTBOX)));
	const refused = await trySmtp(mail.smtpUrl);
	return refused === null ? FINE : problem(doctorCopy.mailRefused(refused));
}
