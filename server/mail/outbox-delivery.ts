import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Delivery, Letter } from './delivery.ts';
import { messageOf } from './message.ts';

/** Folder for e-mails in the data directory when there is no mail server. */
export const OUTBOX = 'outbox';

/**
 * Writes each e-mail atomically to its own file, `YYYY-MM-DDTHHMMSS…-random.eml`. Only the owner
 * can read it: links in it open accounts.
 */
export function createOutboxDelivery(dataDir: string, now: () => number): Delivery {
	const folder = join(dataDir, OUTBOX);
	return {
		async deliver(letter) {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const name = `${new Date(now()).toISOString().replaceAll(':', '')}-${randomBytes(6).toString('hex')}.eml`;
			const draft = join(folder, `.${name}.part`);
			try {
				await writeWhole(draft, await encode(letter));
				await rename(draft, join(folder, name));
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		close: () => undefined,
	};
}

async function encode(letter: Letter): Promise<Buffer> {
	const { message } = await createTransport({
		streamTransport: true,
		buffer: true,
		newline: 'unix',
	}).sendMail(messageOf(letter));
	return message as Buffer;
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
	const handle = await open(file, 'wx', 0o600);
	try {
		await handle.writeFile(bytes);
		await handle.sync();
	} finally {
		await handle.close();
	}
}
