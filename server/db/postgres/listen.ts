import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DATA_VERSION_CHANNEL } from '#server/db/dialect.ts';
import { clientConfig } from './open-postgres.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Calls `onSignal` on each notification and after each (re)connection, because what happened while nobody listened is lost.
 * Reconnects with growing pauses and jitter, so that many processes do not come back at the same moment.
 */
export function listenForDataVersion(url: string, onSignal: () => void, signal: AbortSignal): void {
	void keepListening(url, onSignal, signal);
}

async function keepListening(url: string, onSignal: () => void, signal: AbortSignal): Promise<void> {
	let pause = FIRST_PAUSE_MS;
	let client: pg.Client | null = null;
	signal.addEventListener('abort', () => void client?.end().catch(() => undefined), { once: true });
	while (!signal.aborted) {
		client = new pg.Client(clientConfig(url));
		try {
			await listenUntilLost(client, () => {
				pause = FIRST_PAUSE_MS;
				onSignal();
			});
		} catch {
			pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
		}
		await client.end().catch(() => undefined);
		if (!signal.aborted) await wait(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined);
	}
}

async function listenUntilLost(client: pg.Client, onSignal: () => void): Promise<void> {
	const lost = new Promise<void>((resolve) => {
		client.on('error', () => resolve());
		client.on('end', () => resolve());
	});
	await client.connect();
	client.on('notification', onSignal);
	await client.query(`listen ${DATA_VERSION_CHANNEL}`);
	onSignal();
	await lost;
}
