import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/**
 * `[certificate file, key file, milliseconds until an answer, how many browsers]`. A push service
 * of this machine. Prints `{ port }`, then `{ firstAt }` with the first message and `{ lastAt,
 * messages, bytes }` once every browser has one (Unix milliseconds).
 */
const [certificate = '', key = '', delay = '0', count = '0'] = process.argv.slice(2);
const reached = new Set<string>();
let messages = 0;
let bytes = 0;

const say = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
const server = createServer(
	{ cert: readFileSync(certificate), key: readFileSync(key) },
	(request, response) => {
		request.on('data', (chunk: Buffer) => {
			bytes += chunk.length;
		});
		request.on('end', () => {
			setTimeout(() => response.writeHead(201).end(), Number(delay));
			messages += 1;
			if (messages === 1) say({ firstAt: Date.now() });
			const before = reached.size;
			reached.add(request.url ?? '');
			if (reached.size > before && reached.size === Number(count))
				say({ lastAt: Date.now(), messages, bytes });
		});
	},
);
server.listen(0, '127.0.0.1', () => say({ port: (server.address() as AddressInfo).port }));
