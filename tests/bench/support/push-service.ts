import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CLIENT_CORE } from './part.ts';
import { spawnOn } from './processes.ts';

const PROGRAM = fileURLToPath(new URL('../children/push-service.ts', import.meta.url));
const KEY = [
	'-x509',
	'-newkey',
	'ec',
	'-pkeyopt',
	'ec_paramgen_curve:P-256',
	'-nodes',
	'-days',
	'2',
	'-subj',
	'/CN=push',
];

export type PushDelivery = { lastAt: number; messages: number; bytes: number };
/** `certificate` = file with what a client has to trust. */
export type PushService = {
	address: string;
	certificate: string;
	first(): Promise<{ firstAt: number }>;
	all(): Promise<PushDelivery>;
};

/**
 * Starts a push service on the client's core, by https as real ones, that answers each message
 * after `delayMs`.
 */
export async function startPushService({
	folder,
	delayMs,
	browsers,
}: {
	folder: string;
	delayMs: number;
	browsers: number;
}) {
	const [certificate, key] = [path.join(folder, 'push.crt'), path.join(folder, 'push.key')];
	const files = ['-keyout', key, '-out', certificate, '-addext', 'subjectAltName=IP:127.0.0.1'];
	execFileSync('openssl', ['req', ...KEY, ...files], { stdio: 'ignore' });
	const args = [PROGRAM, certificate, key, String(delayMs), String(browsers)];
	const child = spawnOn(process.execPath, args, {
		core: CLIENT_CORE,
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const lines = createInterface({ input: child.process.stdout as NodeJS.ReadableStream })[
		Symbol.asyncIterator
	]();
	const next = async <Said>() => JSON.parse((await lines.next()).value ?? '{}') as Said;
	const { port } = await next<{ port: number }>();
	return {
		address: `127.0.0.1:${port}`,
		certificate,
		first: () => next<{ firstAt: number }>(),
		all: () => next<PushDelivery>(),
	};
}
