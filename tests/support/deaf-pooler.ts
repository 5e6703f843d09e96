import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** First byte of the message by which PostgreSQL delivers a notification. */
const NOTIFICATION = 'A'.charCodeAt(0);

/**
 * The address of a server that hands everything on but notifications, as a pooler by transaction
 * does. It goes with the test.
 */
export async function deafPooler(databaseUrl: string): Promise<string> {
	const { hostname, port } = new URL(databaseUrl);
	const pooler = createServer((client) => {
		const server = connect(Number(port), hostname);
		client.pipe(server);
		server.on('data', (bytes) => {
			if (bytes[0] !== NOTIFICATION) client.write(bytes);
		});
		for (const [one, other] of [
			[client, server],
			[server, client],
		] as const) {
			one.on('error', () => undefined);
			one.on('close', () => other.destroy());
		}
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => pooler.once('listening', resolve));
	onTestFinished(() => void pooler.close());
	const url = new URL(databaseUrl);
	url.port = String((pooler.address() as AddressInfo).port);
	return url.href;
}
