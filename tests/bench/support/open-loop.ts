import { fileURLToPath } from 'node:url';
import { CLIENT_CORE } from './part.ts';
import { outputOn } from './processes.ts';
import { goodAddresses } from './site-data.ts';
import { short } from './statistics.ts';

/** Requests at a fixed rate, sent on time whether or not earlier ones are answered. */
export type Stream = {
	name: string;
	/** Requests a second. */
	rate: number;
	/** Addresses in turn. '{random}' in one is replaced by new letters each time. */
	addresses: string[];
	/**
	 * Put before a number into x-request-id, so that the server's log tells this stream from others.
	 */
	idPrefix: string;
};

export type Load = {
	port: number;
	warmUpSeconds: number;
	seconds: number;
	streams: Stream[];
	/**
	 * A core that the server has too, or all of them: the client then rests a tenth of a millisecond
	 * between looks at the clock.
	 */
	shared?: number | 'any';
};

/** Times in milliseconds, from the moment a request was due to the last byte of its answer. */
export type StreamResult = {
	sent: number;
	/** Never answered: the connection broke, or no answer came before the end. */
	failed: number;
	statuses: Record<string, number>;
	p50: number;
	p90: number;
	p99: number;
	p999: number;
	max: number;
	/** How late the client itself was, 99th percentile: what it adds to the times above. */
	clientLateP99: number;
};

const PROGRAM = fileURLToPath(new URL('../children/open-loop-client.ts', import.meta.url));

/**
 * Runs a load from a process of its own, on the client's core unless the server shares it; what
 * happens while it warms up is not counted.
 */
export async function runLoad(load: Load): Promise<Record<string, StreamResult>> {
	// On all cores it stands for other machines: it never waits for one. On the server's only core it
	// takes its turn like everybody.
	const place = { core: load.shared ?? CLIENT_CORE, realTime: load.shared === 'any' };
	return JSON.parse(await outputOn(process.execPath, [PROGRAM, JSON.stringify(load)], place));
}

type Reading = Pick<Stream, 'rate'> & Pick<Load, 'seconds' | 'shared'> & { warmUpSeconds?: number };

/** What readers of the guide's pages feel, `rate` of them a second, whatever else happens. */
export async function readPages(
	{ port }: { port: number },
	{ rate, seconds, warmUpSeconds = 2, shared = 'any' }: Reading,
): Promise<StreamResult> {
	const streams = [{ name: 'readers', rate, addresses: goodAddresses(), idPrefix: 'reader-' }];
	const { readers } = await runLoad({ port, warmUpSeconds, seconds, streams, shared });
	if (readers === undefined) throw new Error('No readers were counted');
	requireHealthy(readers);
	return readers;
}

/** The cells of a table: p50, p99, the largest and how many. */
export function timeCells({
	p50,
	p99,
	max,
	sent,
}: Pick<StreamResult, 'p50' | 'p99' | 'max' | 'sent'>): string[] {
	return [p50, p99, max, sent].map(short);
}

/**
 * Answers other than the page (200) or the word that too much is asked at once (503) mean that the
 * site is broken, and nothing was measured.
 */
export function requireHealthy(result: StreamResult | undefined): void {
	const wrong = Object.keys(result?.statuses ?? { none: 0 }).filter(
		(status) => status !== '200' && status !== '503' && status !== 'broken',
	);
	if (wrong.length > 0)
		throw new Error(
			`The site answered ${JSON.stringify(result?.statuses)}: see the log of the part`,
		);
}
