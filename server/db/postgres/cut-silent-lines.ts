import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { within } from '#server/in-time.ts';
import type { Line } from './line.ts';

/** In milliseconds; half-open lines are cut within `lookMs + patienceMs + probeMs`. */
export const LINE_TIMES = {
	/** Between two looks at the lines. */
	lookMs: 500,
	/** An answer may take so long before the server is asked about it. */
	patienceMs: 1_500,
	/** How long a probe waits for the server. */
	probeMs: 2_000,
	/** An answer sent within this time may still be on its way. */
	travelMs: 1_000,
};

export type LineTimes = typeof LINE_TIMES;

/**
 * Cuts the lines on which an answer never comes, because a firewall forgot them or the network
 * broke. The system itself notices only after minutes. A fresh connection asks the server which
 * lines it works for: a slow statement goes on, and the transaction of a cut line ends there, with
 * its locks. Without any answer, all lines that wait are cut. Ends with the signal.
 */
export function cutSilentLines(
	lines: ReadonlySet<Line>,
	config: pg.ClientConfig,
	{ signal, times }: { signal: AbortSignal; times: LineTimes },
): void {
	const busyUntil = new WeakMap<Line, number>();
	const look = async () => {
		const now = performance.now();
		const late = [...lines].filter(
			(line) => waited(line, now) > times.patienceMs && now > (busyUntil.get(line) ?? 0),
		);
		if (late.length === 0) return;
		const dead = await probe(late, config, times);
		for (const line of late) {
			if (dead.has(line)) line.cut();
			else busyUntil.set(line, now + waited(line, now));
		}
		if (dead.size > 0) cutIdle(lines);
	};
	let looks = false;
	const timer = setInterval(() => {
		if (looks) return;
		looks = true;
		void look().finally(() => {
			looks = false;
		});
	}, times.lookMs);
	timer.unref();
	signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

const waited = ({ waitsSince }: Line, now: number) => (waitsSince === null ? 0 : now - waitsSince);

/** They took the same route. A lent one is judged at its next statement. */
function cutIdle(lines: ReadonlySet<Line>): void {
	for (const line of lines) if (line.isIdle) line.cut();
}

/** The lines that still wait for the same answer and for which the server does not work. */
async function probe(
	late: readonly Line[],
	config: pg.ClientConfig,
	{ probeMs, travelMs }: LineTimes,
): Promise<Set<Line>> {
	const since = new Map(late.map((line) => [line, line.waitsSince]));
	const client = new pg.Client({
		...config,
		application_name: PROBE_NAME,
		connectionTimeoutMillis: probeMs,
	});
	client.on('error', () => undefined);
	const working = await within(probeMs, readWorking(client, travelMs)).catch(worksAfter);
	// A process that was busy itself first reads what came meanwhile.
	await nextTurn();
	const dead = late.filter(
		(line) => line.waitsSince === since.get(line) && !(working?.(line.name) ?? false),
	);
	if (working !== null && dead.length > 0)
		await within(probeMs, endOnServer(client, dead)).catch(() => undefined);
	// A goodbye that a dead server never answers must keep nothing waiting.
	void client.end().catch(() => undefined);
	return new Set(dead);
}

const PROBE_NAME = 'guia probe';

type Working = (name: string) => boolean;

/** A server that refuses the probe, as a full one does, answers: it may work for any line. */
const worksAfter = (error: unknown): Working | null =>
	error instanceof pg.DatabaseError ? () => true : null;

/**
 * Whether the server works for a line, by its name. Where a pooler hides the names, or the rights
 * to see them are missing, it may work for any of them.
 */
async function readWorking(client: pg.Client, travelMs: number): Promise<Working> {
	await client.connect();
	const { rows } = await client.query<{ name: string; working: boolean }>(
		`select application_name as name,
			coalesce(state not like 'idle%' or state_change > clock_timestamp() - $1::interval, true)
				as working
		from pg_stat_activity where datname = current_database()`,
		[`${travelMs} milliseconds`],
	);
	const seesNames = rows.some(({ name }) => name === PROBE_NAME);
	const working = new Set(rows.flatMap((row) => (row.working ? [row.name] : [])));
	return (name) => !seesNames || working.has(name);
}

async function endOnServer(client: pg.Client, dead: readonly Line[]): Promise<void> {
	await client.query(
		`select pg_terminate_backend(pid) from pg_stat_activity where application_name = any($1)`,
		[dead.map(({ name }) => name)],
	);
}
