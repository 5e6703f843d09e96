import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { DATA_VERSION_CHANNEL, WEB_NODE_NAME } from '#server/db/dialect.ts';
import { within } from '#server/in-time.ts';
import { clientConfig } from './client-config.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

type ListenerOptions = {
	/**
	 * Called at each notification and after each (re)connection, because notifications sent while
	 * disconnected are lost.
	 */
	onSignal: () => void;
	/** Ends the listener. */
	signal: AbortSignal;
	/** Milliseconds to wait for a reply before the connection is dropped. */
	answerMs: number;
};

type Listener = {
	/** The rows of a query; null on timeout, and null at once while disconnected. */
	ask(question: CompiledQuery): Promise<unknown[] | null> | null;
};

/**
 * Keeps a dedicated connection open for notifications and queries. A query timeout marks it dead:
 * the system itself notices only after minutes or hours. Reconnects with backoff and jitter, so
 * that many processes do not return at the same moment.
 */
export function openListener(url: string, options: ListenerOptions): Listener {
	let open: pg.Client | null = null;
	void keepListening(url, options, (client) => {
		open = client;
	});
	return {
		ask: (question) => (open === null ? null : askInTime(open, question, options.answerMs)),
	};
}

async function keepListening(
	url: string,
	options: ListenerOptions,
	hand: (client: pg.Client | null) => void,
): Promise<void> {
	const { onSignal, signal } = options;
	let pause = FIRST_PAUSE_MS;
	let client: pg.Client | null = null;
	signal.addEventListener('abort', () => void client?.end().catch(() => undefined), { once: true });
	while (!signal.aborted) {
		client = new pg.Client(clientConfig(url));
		try {
			const lost = await connect(client, options);
			hand(client);
			pause = FIRST_PAUSE_MS;
			onSignal();
			await lost();
		} catch {
			pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
		}
		hand(null);
		await client.end().catch(() => undefined);
		if (!signal.aborted)
			await wait(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(
				() => undefined,
			);
	}
}

/**
 * Connects and listens. Returns a function that resolves once the connection is lost.
 * @throws when it cannot connect.
 */
async function connect(
	client: pg.Client,
	{ onSignal, answerMs }: ListenerOptions,
): Promise<() => Promise<void>> {
	const lost = new Promise<void>((resolve) => {
		client.on('error', () => resolve());
		client.on('end', () => resolve());
	});
	await client.connect();
	client.on('notification', onSignal);
	// Where LISTEN is refused, the connection still answers queries.
	await within(answerMs, client.query(`listen ${DATA_VERSION_CHANNEL}`)).catch(() => undefined);
	// `countWebNodes` counts web processes by this name; it ends with the process.
	await within(
		answerMs,
		client.query(`select set_config('application_name', ${WEB_NODE_NAME}, false)`),
	).catch(() => undefined);
	return () => lost;
}

async function askInTime(
	client: pg.Client,
	{ sql, parameters }: CompiledQuery,
	ms: number,
): Promise<unknown[] | null> {
	const answer = await within(ms, client.query<Record<string, unknown>>(sql, [...parameters]));
	// A pending query makes `end` cut the connection, instead of a goodbye that a dead server never
	// answers.
	if (answer === null) void client.end().catch(() => undefined);
	return answer?.rows ?? null;
}
