import { setTimeout as pause } from 'node:timers/promises';
import { parseEmail } from '#core/identity/email.ts';
import { recordOf } from '#core/kit/record.ts';
import { composeMail, type MailWords } from '#core/mail/compose-mail.ts';
import type { Log } from '#server/log.ts';
import type { Delivery } from './delivery.ts';

export type Mailer = {
	/**
	 * Sends in the background; `words` gets the site's name. Never rejects, and requests do not wait
	 * for it: failures are only logged. Resolves when the e-mail is sent or given up.
	 */
	send(to: string, words: (site: string) => MailWords): Promise<void>;
	/** Sends now, in one attempt; rejects on failure. For callers that retry on their own. */
	deliver(to: string, words: (site: string) => MailWords): Promise<void>;
	/** Waits for e-mails in flight, at most `atMostMs`. */
	settled(atMostMs: number): Promise<void>;
	close(): void;
};

type MailerOptions = {
	delivery: Delivery;
	/** Address in the From of every e-mail. */
	from: string;
	/** The site's present name. */
	siteName: () => Promise<string>;
	log: Log;
	/** Backoff before the second, third … attempt. */
	pausesMs?: readonly number[];
};

const PAUSES_MS = [2_000, 10_000, 30_000] as const;
/**
 * E-mails in flight at once. More means a flood or a dead server, and their links expire within
 * minutes.
 */
const MOST_UNDER_WAY = 200;

/**
 * Sends e-mails with a few attempts. They are queued only in memory: after a longer wait their
 * links would be void anyway.
 */
export function createMailer({
	delivery,
	from,
	siteName,
	log,
	pausesMs = PAUSES_MS,
}: MailerOptions): Mailer {
	const underWay = new Set<Promise<void>>();
	const closing = new AbortController();

	async function letterTo(to: string, words: (site: string) => MailWords) {
		const site = await siteName();
		return { ...composeMail(words(site), site), from: { name: site, address: from }, to };
	}

	async function attempt(to: string, words: (site: string) => MailWords): Promise<void> {
		const letter = await letterTo(to, words);
		for (let turn = 0; ; turn += 1) {
			try {
				return await delivery.deliver(letter);
			} catch (error) {
				if (turn >= pausesMs.length || isFinal(error)) throw error;
				log.warn({ err: error, turn }, 'mail not sent yet');
				await pause(pausesMs[turn], undefined, { signal: closing.signal, ref: false });
			}
		}
	}

	return {
		send(to, words) {
			if (parseEmail(to) !== to || underWay.size >= MOST_UNDER_WAY) {
				log.error({ underWay: underWay.size }, 'mail refused');
				return Promise.resolve();
			}
			const sending = attempt(to, words)
				.catch((error: unknown) => log.error({ err: error }, 'mail given up'))
				.finally(() => underWay.delete(sending));
			underWay.add(sending);
			return sending;
		},
		async deliver(to, words) {
			if (parseEmail(to) !== to) throw new Error('Not a plain address');
			await delivery.deliver(await letterTo(to, words));
		},
		async settled(atMostMs) {
			await Promise.race([Promise.all(underWay), pause(atMostMs, undefined, { ref: false })]);
		},
		close() {
			closing.abort();
			delivery.close();
		},
	};
}

/** The mail server refused this e-mail for good (5xx). */
function isFinal(error: unknown): boolean {
	const { responseCode: code } = recordOf(error);
	return typeof code === 'number' && code >= 500;
}
