import type { Load, Stream, StreamResult } from '#tests/bench/support/open-loop.ts';
import { SocketClient } from '#tests/bench/support/socket-client.ts';
import { percentile } from '#tests/bench/support/statistics.ts';

/** How long the last answers may take after the last request was sent. */
const TAIL_MS = 10_000;
const CONNECTIONS = 64;

type Running = {
	stream: Stream;
	idle: SocketClient[];
	open: number;
	/** Due but without a free connection; their times run on. */
	line: { due: number; request: string }[];
	count: number;
	pending: number;
	times: number[];
	late: number[];
	statuses: Record<string, number>;
	failed: number;
};

const load = JSON.parse(process.argv[2] ?? '{}') as Load;
const running = load.streams.map((stream): Running => {
	return {
		stream,
		idle: [],
		open: 0,
		line: [],
		count: 0,
		pending: 0,
		times: [],
		late: [],
		statuses: {},
		failed: 0,
	};
});
const begin = performance.now() + 100;
const countFrom = begin + load.warmUpSeconds * 1_000;
const end = countFrom + load.seconds * 1_000;
const REST_MS = 0.1;
const rest = new Int32Array(new SharedArrayBuffer(4));
loop();

/**
 * Looks at the clock as often as it can: a timer would be up to a millisecond late, and this core
 * has nothing else to do. Where it has, the client rests in between, and its times are that much
 * coarser.
 */
function loop(): void {
	if (load.shared !== undefined) Atomics.wait(rest, 0, 0, REST_MS);
	const now = performance.now();
	for (const each of running) sendDue(each, Math.min(now, end), now);
	const waiting = running.some(({ pending, line }) => pending > 0 || line.length > 0);
	if (now < end || (waiting && now < end + TAIL_MS)) setImmediate(loop);
	else finish();
}

function sendDue(each: Running, until: number, now: number): void {
	const { stream } = each;
	for (;;) {
		const due = begin + (each.count * 1_000) / stream.rate;
		if (due > until) return;
		if (due >= countFrom) each.late.push(now - due);
		send(each, { due, request: requestOf(stream, each.count) });
		each.count++;
	}
}

function requestOf({ addresses, idPrefix }: Stream, count: number): string {
	const address = (addresses[count % addresses.length] ?? '/').replaceAll('{random}', () =>
		Math.random().toString(36).slice(2),
	);
	return `GET ${address} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\nx-request-id: ${idPrefix}${String(count).padStart(8, '0')}\r\n\r\n`;
}

function send(each: Running, job: { due: number; request: string }): void {
	const client = connection(each);
	if (client === null) {
		each.line.push(job);
		return;
	}
	each.pending++;
	client.send(job.request, (answer) => {
		each.pending--;
		if (job.due >= countFrom) {
			if (answer === null) each.failed++;
			else each.times.push(performance.now() - job.due);
			const status = String(answer?.status ?? 'broken');
			each.statuses[status] = (each.statuses[status] ?? 0) + 1;
		}
		if (client.isOpen) each.idle.push(client);
		else each.open--;
		const next = each.line.shift();
		if (next !== undefined) send(each, next);
	});
}

function connection(each: Running): SocketClient | null {
	const idle = each.idle.pop();
	if (idle !== undefined || each.open >= CONNECTIONS) return idle ?? null;
	each.open++;
	return new SocketClient(load.port);
}

function finish(): void {
	const results = running.map((each): [string, StreamResult] => {
		const [p50, p90, p99, p999, max] = [0.5, 0.9, 0.99, 0.999, 1].map((share) =>
			percentile(each.times, share),
		) as [number, number, number, number, number];
		const failed = each.failed + each.pending + each.line.length;
		const sent = each.times.length + failed;
		return [
			each.stream.name,
			{
				sent,
				failed,
				statuses: each.statuses,
				p50,
				p90,
				p99,
				p999,
				max,
				clientLateP99: percentile(each.late, 0.99),
			},
		];
	});
	process.stdout.write(JSON.stringify(Object.fromEntries(results)), () => process.exit(0));
}
