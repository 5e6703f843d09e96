import { setTimeout as pause } from 'node:timers/promises';
import { parseEmail } from '#core/identity/email.ts';
import { recordOf } from '#core/kit/record.ts';
import { composeMail, type MailWords } from '#core/mail/compose-mail.ts';
import type { Log } from '#server/log.ts';
import type { Delivery } from './delivery.ts';

export type Mailer = {
	/**
	 * Sends in the background; `words` gets the name of the site. Never rejects, and nobody who
	 * answers a request waits for it: whether it went well is in the log only. Resolves when the
	 * letter is gone or given up.
	 */
	send(to: string, words: (site: string) => MailWords): Promise<void>;
	/**
	 * Sends now, in one attempt; rejects when the letter did not leave. For work that is repeated by
	 * itself.
	 */
	deliver(to: string, words: (site: string) => MailWords): Promise<void>;
	/** Waits for what is under way, at most `atMostMs`. */
	settled(atMostMs: number): Promise<void>;
	close(): void;
};

type MailerOptions = {
	delivery: Delivery;
	/** Address in the From of every letter. */
	from: string;
	/** Name of the site as it is now. */
	siteName: () => Promise<string>;
	log: Log;
	/** Pauses before the second, third … attempt. */
	pausesMs?: readonly number[];
};

const PAUSES_MS = [2_000, 10_000, 30_000] as const;
/**
 * Letters under way at once; more than that is a flood or a dead server, and links in them live for
 * minutes only.
 */
const MOST_UNDER_WAY = 200;

/**
 * Hands letters over with a few attempts. They wait in memory: a link that waited longer than that
 * would be void on arrival.
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

/** The other server said that it will never take this letter (5xx). */
function isFinal(error: unknown): boolean {
	const { responseCode: code } = recordOf(error);
	return typeof code === 'number' && code >= 500;
}
