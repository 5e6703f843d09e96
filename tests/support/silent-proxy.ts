import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What stands between a process and its PostgreSQL server, and may fall silent as a firewall does
 * that forgot a connection.
 */
export type SilentProxy = {
	/** The address of the database through the proxy. */
	url: string;
	/** Connections made so far. */
	connections(): number;
	/** Whether a client has asked something that contains these words. */
	hasAsked(words: string): boolean;
	/** From now on the connections that are open stay open and carry nothing; new ones work. */
	silence(): void;
	[Symbol.asyncDispose](): Promise<void>;
};

export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
	const target = new URL(databaseUrl);
	const sockets: Socket[] = [];
	let made = 0;
	let asked = '';
	const server = createServer((client) => {
		made++;
		client.on('data', (bytes) => {
			asked += bytes.toString();
		});
		const upstream = connect({ host: target.hostname, port: Number(target.port) });
		for (const [from, to] of [
			[client, upstream],
			[upstream, client],
		] as const) {
			sockets.push(from);
			from.on('error', () => to.destroy());
			from.pipe(to);
		}
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const url = new URL(databaseUrl);
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		connections: () => made,
		hasAsked: (words) => asked.includes(words),
		silence() {
			for (const socket of sockets) socket.unpipe().resume();
		},
		async [Symbol.asyncDispose]() {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
