import { errorText } from '#core/kit/error-text.ts';
import type { MailTried } from '#core/setup/contract.ts';
import { testLetter } from '#core/setup/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppContext } from '#server/context.ts';

type Tried = Pick<MailTried, 'outcome' | 'problem'>;

/**
 * Sends a test letter in one attempt and waits for the mail server, up to a minute. Without one the
 * letter becomes a file. A refusal is an outcome, with the words of the server.
 */
export async function sendTestMail(
	{ db, config, identity, log }: Pick<AppContext, 'db' | 'config' | 'identity' | 'log'>,
	to: string,
	{ actor, now }: { actor: Actor; now: number },
): Promise<Tried> {
	const tried = await identity.mailer.deliver(to, testLetter).then(
		(): Tried => ({ outcome: config.mail.smtpUrl === null ? 'outbox' : 'sent', problem: null }),
		(error: unknown): Tried => {
			log.warn({ err: error }, 'test mail not sent');
			return { outcome: 'failed', problem: errorText(error) };
		},
	);
	const { outcome } = tried;
	await db.transaction((trx) =>
		audit(trx, actor, 'setup.mail-tried', { at: now, subject: to, detail: { outcome } }),
	);
	return tried;
}
