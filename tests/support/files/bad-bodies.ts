import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { seededRandom } from '#tests/support/durability/random.ts';
import type { FileServer } from './file-server.ts';

export type BadBodyReport = {
	sent: number;
	statuses: Record<string, number>;
	handlesBefore: number;
	handlesAfter: number;
	problems: string[];
};

const OBJECTS = '/files/v0/b/main/o';
const B = 'limite';
const GOOD_HEAD = `--${B}\r\nContent-Type: application/json\r\n\r\n{"name":"x"}\r\n--${B}\r\nContent-Type: text/plain\r\n\r\n`;

/** Pieces of requests, good and bad, that are put together at random. */
const TARGETS = [
	'?name=x',
	'?name=%00',
	'?name=..%2f..%2fx',
	'?name=',
	'',
	'?upload_id=',
	'?upload_id=nada',
	'?name=%ff%fe',
	'/x',
	'/%',
	'/%zz?alt=media',
	'/a%2f..%2fb',
];
const METHODS = ['POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'GET', 'BREW'];
const HEADERS = [
	'X-Goog-Upload-Protocol: multipart',
	'X-Goog-Upload-Protocol: resumable',
	'X-Goog-Upload-Command: start',
	'X-Goog-Upload-Command: upload, finalize',
	'X-Goog-Upload-Command: \u00e9',
	'X-Goog-Upload-Offset: -1',
	'X-Goog-Upload-Offset: 99999999999999999999',
	'X-Goog-Upload-Header-Content-Length: 1e9',
	'X-Goog-Upload-Header-Content-Length: 10',
	`Content-Type: multipart/related; boundary=${B}`,
	'Content-Type: multipart/related; boundary=',
	`Content-Type: multipart/related; boundary="${B}`,
	`Content-Type: multipart/form-data; boundary=${B}`,
	'Content-Type: application/json',
	'Range: bytes=9-1',
];
const BODIES = [
	'',
	'{',
	'{"name":1}',
	'[1,2',
	'{"metadata":{"__proto__":"x"}}',
	'{"contentType":"a\\r\\nb"}',
	`${'['.repeat(20_000)}`,
	'\u0000\u0001\u00ff',
	`--${B}`,
	`--${B}--`,
	`--${B}\r\n\r\n\r\n--${B}\r\n\r\n`,
	GOOD_HEAD,
	`${GOOD_HEAD}bytes`,
	`${GOOD_HEAD}bytes\r\n--${B}`,
	`${GOOD_HEAD}bytes\r\n--${B}-`,
	GOOD_HEAD.replace('{"name":"x"}', '{"name":'),
	`${GOOD_HEAD.replace('{"name":"x"}', `{"x":"${'y'.repeat(100_000)}"}`)}bytes\r\n--${B}--`,
];

/**
 * Sends `count` requests of random good and bad parts over raw sockets; every one has to be
 * answered with something below 500.
 */
export async function sendUnclear(
	server: FileServer,
	{ count, seed }: { count: number; seed: number },
): Promise<BadBodyReport> {
	const random = seededRandom(seed);
	const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
	const report: BadBodyReport = {
		sent: 0,
		statuses: {},
		handlesBefore: await handles(),
		handlesAfter: 0,
		problems: [],
	};
	while (report.sent < count) {
		const body = Buffer.from(one(BODIES), 'latin1');
		const headers = [one(HEADERS), one(HEADERS), one(HEADERS)];
		const length = one([
			`Content-Length: ${body.length}`,
			`Content-Length: ${body.length}`,
			'Transfer-Encoding: chunked',
			'Content-Length: 0',
		]);
		const start = `${one(METHODS)} ${OBJECTS}${one(TARGETS)} HTTP/1.1\r\nHost: x\r\nAuthorization: Firebase token-of-editor\r\nConnection: close`;
		const sent = length.startsWith('Transfer') ? chunked(body) : body;
		const request = Buffer.concat([
			Buffer.from(`${[start, ...headers, length].join('\r\n')}\r\n\r\n`, 'latin1'),
			sent,
		]);
		const status = await statusOf(server.port, request);
		report.statuses[status] = (report.statuses[status] ?? 0) + 1;
		// 400 of the parser itself counts as an answer; silence and server errors do not.
		if (!/^[234]\d\d$/.test(status))
			report.problems.push(
				`${status} for ${JSON.stringify(request.toString('latin1').slice(0, 400))}`,
			);
		report.sent++;
	}
	report.handlesAfter = await handles();
	return report;
}

function chunked(body: Buffer): Buffer {
	if (body.length === 0) return Buffer.from('0\r\n\r\n');
	return Buffer.concat([
		Buffer.from(`${body.length.toString(16)}\r\n`),
		body,
		Buffer.from('\r\n0\r\n\r\n'),
	]);
}

async function handles(): Promise<number> {
	return process.platform === 'linux' ? (await readdir('/proc/self/fd')).length : 0;
}

/** The status of the answer, or how the connection ended without one. */
function statusOf(port: number, request: Buffer): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect({ host: '127.0.0.1', port }, () => socket.write(request));
		let answer = '';
		const end = () => {
			clearTimeout(timer);
			socket.destroy();
			resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'no answer');
		};
		const timer = setTimeout(end, 10_000);
		socket.on('data', (piece) => {
			answer += piece.toString('latin1');
		});
		socket.on('error', end);
		socket.on('close', end);
	});
}
