import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `[port, target, how many]`. All ask at once, as after a restart. Prints `{ seconds, refused }`
 * when all are open; at a line on its input `{ delays, lost }`, and ends.
 */
const [port = '', target = '', count = '0'] = process.argv.slice(2);
const REQUEST = `GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const delays: number[] = [];
let refused = 0;
let lost = 0;

/** Opens a stream, however often it is sent away before. */
async function open(): Promise<void> {
	for (;;) {
		const seconds = await attempt();
		if (seconds === null) return;
		refused += 1;
		await wait(seconds * 1_000);
	}
}

/** Null when the stream is open, else the seconds after which to come again. */
function attempt(): Promise<number | null> {
	return new Promise((resolve) => {
		const socket = connect(Number(port), '127.0.0.1', () => socket.write(REQUEST));
		socket.on('error', () => resolve(1));
		socket.once('data', (first) => {
			const head = first.toString('latin1');
			if (head.startsWith('HTTP/1.1 200')) {
				listen(socket);
				return resolve(null);
			}
			socket.destroy();
			resolve(Number(/^retry-after: (\d+)/im.exec(head)?.[1] ?? 1));
		});
	});
}

/** The venue of the game that was changed says when that was. */
function listen(socket: Socket): void {
	socket.on('data', (bytes) => {
		const now = Date.now();
		for (const [, at] of bytes.toString('latin1').matchAll(/para Est(?:..)dio (\d{13})\./g))
			delays.push(now - Number(at));
	});
	socket.on('close', () => {
		lost += 1;
	});
}

const begin = performance.now();
await Promise.all(Array.from({ length: Number(count) }, open));
process.stdout.write(
	`${JSON.stringify({ seconds: (performance.now() - begin) / 1_000, refused })}\n`,
);
process.stdin.once('data', () => {
	process.stdout.write(`${JSON.stringify({ delays, lost })}\n`, () => process.exit(0));
});
