import { CLIENT_CORE } from './part.ts';
import { outputOn } from './processes.ts';

export type WrkResult = {
	requests: number;
	requestsPerSecond: number;
	p50: number;
	p99: number;
	failures: number;
};

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/**
 * Puts as much load on an address as it takes, over 32 connections, from the client's core. Times
 * in milliseconds.
 */
export async function runWrk(
	url: string,
	options: { seconds: number; headers: Record<string, string> },
): Promise<WrkResult> {
	const headers = Object.entries(options.headers).flatMap(([name, value]) => [
		'-H',
		`${name}: ${value}`,
	]);
	const args = ['-t1', '-c32', `-d${options.seconds}s`, '--latency', ...headers, url];
	return parseWrk(await outputOn('wrk', args, { core: CLIENT_CORE }));
}

/** Reads the report that wrk 4 prints. */
export function parseWrk(text: string): WrkResult {
	const found = (pattern: RegExp) => pattern.exec(text)?.slice(1) ?? [];
	const errors = found(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/).map(
		Number,
	);
	const [rejected = '0'] = found(/Non-2xx or 3xx responses: (\d+)/);
	return {
		requests: Number(found(/(\d+) requests in/)[0]),
		requestsPerSecond: Number(found(/Requests\/sec:\s+([\d.]+)/)[0]),
		p50: milliseconds(found(/50%\s+([\d.]+)(us|ms|s|m)/)),
		p99: milliseconds(found(/99%\s+([\d.]+)(us|ms|s|m)/)),
		failures: errors.reduce((sum, count) => sum + count, Number(rejected)),
	};
}

function milliseconds([value, unit]: string[]): number {
	return Number(value) * (UNITS[unit ?? ''] ?? Number.NaN);
}
