import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { clientConfig } from './client-config.ts';

const PATIENCE_MS = 3_000;

/**
 * Whether a notification reaches another listening connection within three seconds. A
 * transaction-mode pooler loses it. Rejects when there is no server.
 */
export async function hearOwnNotice(url: string, patienceMs = PATIENCE_MS): Promise<boolean> {
	const channel = `guia_doctor_${randomUUID().replaceAll('-', '')}`;
	const [hearing, notifying] = [new pg.Client(clientConfig(url)), new pg.Client(clientConfig(url))];
	const heard = Promise.withResolvers<boolean>();
	for (const client of [hearing, notifying]) client.on('error', () => heard.resolve(false));
	hearing.on('notification', () => heard.resolve(true));
	try {
		await Promise.all([hearing.connect(), notifying.connect()]);
		await hearing.query(`listen ${channel}`);
		await notifying.query(`notify ${channel}`);
		const patience = setTimeout(() => heard.resolve(false), patienceMs);
		const answer = await heard.promise;
		clearTimeout(patience);
		return answer;
	} finally {
		await Promise.all([hearing.end(), notifying.end()].map((end) => end.catch(() => undefined)));
	}
}
