import { createTransport } from 'nodemailer';
import { errorText } from '#core/kit/error-text.ts';
import type { Delivery } from './delivery.ts';
import { messageOf } from './message.ts';

/** A server that does not answer costs an e-mail, never a request. */
const TIMEOUTS = {
	connectionTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 20_000,
	dnsTimeout: 10_000,
} as const;

/**
 * Sends through the server in SMTP_URL: smtps:// uses TLS from the start, smtp:// uses STARTTLS if
 * offered.
 */
export function createSmtpDelivery(smtpUrl: string): Delivery {
	const transport = openTransport(smtpUrl);
	return {
		async deliver(letter) {
			await transport.sendMail(messageOf(letter));
		},
		close: () => transport.close(),
	};
}

/** Connects and signs in without sending: null, or why the server refused. */
export async function trySmtp(smtpUrl: string): Promise<string | null> {
	const transport = openTransport(smtpUrl);
	try {
		await transport.verify();
		return null;
	} catch (error) {
		return errorText(error);
	} finally {
		transport.close();
	}
}

function openTransport(smtpUrl: string) {
	const url = new URL(smtpUrl);
	const secure = url.protocol === 'smtps:';
	const user = decodeURIComponent(url.username);
	return createTransport({
		host: url.hostname.replace(/^\[|\]$/g, ''),
		port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
		secure,
		...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
		...TIMEOUTS,
	});
}
