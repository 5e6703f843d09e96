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
	/** Whether connections made from now on carry nothing either. */
	swallow(all: boolean): void;
	[Symbol.asyncDispose](): Promise<void>;
};

export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
	const target = new URL(databaseUrl);
	const sockets: Socket[] = [];
	const silent = new WeakSet<Socket>();
	let made = 0;
	let asked = '';
	let swallows = false;
	const server = createServer((client) => {
		made++;
		sockets.push(client);
		client.on('error', () => undefined);
		if (swallows) return void client.resume();
		client.on('data', (bytes) => {
			asked += bytes.toString();
		});
		const upstream = connect({ host: target.hostname, port: Number(target.port) });
		for (const [from, to] of [
			[client, upstream],
			[upstream, client],
		] as const) {
			sockets.push(from);
			from.on('error', () => undefined);
			// The end of a silent one is not heard on the other side.
			from.on('close', () => silent.has(from) || to.destroy());
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
			for (const socket of sockets) {
				silent.add(socket);
				socket.unpipe().resume();
			}
		},
		swallow(all) {
			swallows = all;
		},
		async [Symbol.asyncDispose]() {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
