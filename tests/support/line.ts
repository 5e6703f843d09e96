import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What lies between a reader and the guide. up: everything passes · down: nothing answers · slow:
 * pages wait until `release()` · portal: another page stands in for every page · astray: every page
 * leads to `portalUrl` · holding: of a stream only the headers come · mute: not even they.
 */
export type LineMode = 'up' | 'down' | 'slow' | 'portal' | 'astray' | 'holding' | 'mute';

export type Line = {
	/** Where the reader finds the guide. */
	url: string;
	mode: LineMode;
	/** The site at its other end: may become another one. */
	target: string;
	/** Changes answers on their way: the body of a path, or the build that a page belongs to. */
	rewrite:
		| ((
				path: string,
				body: Buffer,
				headers: Record<string, string | string[] | undefined>,
		  ) => Buffer)
		| null;
	portalUrl: string;
	/** Paths that were asked for so far. */
	asked: string[];
	release(): void;
	[Symbol.asyncDispose](): Promise<void>;
};

const PORTAL =
	'<!doctype html><html lang="pt-BR"><title>Rede aberta</title><h1>Entre na rede</h1></html>';
const isStream = ({ url = '' }: IncomingMessage) => url.startsWith('/api/v1/stream');
const isPage = ({ url = '', headers }: IncomingMessage) =>
	(headers.accept ?? '').includes('text/html') || url.includes('.data');

/** A line of one reader to a site, on a port of its own: to a browser a site of its own. */
export async function startLine(target: string): Promise<Line> {
	let waiting: (() => void)[] = [];
	const server = createServer(
		(incoming, outgoing) => void carry(incoming, outgoing).catch(() => outgoing.destroy()),
	);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const line: Line = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		...{ mode: 'up', target, rewrite: null, portalUrl: '', asked: [] },
		release() {
			line.mode = 'up';
			for (const go of waiting) go();
			waiting = [];
		},
		async [Symbol.asyncDispose]() {
			line.release();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};

	const released = () => new Promise<void>((go) => waiting.push(go));

	async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { mode } = line;
		line.asked.push(incoming.url ?? '');
		if (mode === 'down') return void incoming.socket.destroy();
		if (isPage(incoming) && mode === 'portal')
			return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
		if (isPage(incoming) && mode === 'astray')
			return void outgoing.writeHead(302, { location: line.portalUrl }).end();
		if ((isPage(incoming) && mode === 'slow') || (isStream(incoming) && mode === 'mute'))
			await released();
		await pass(incoming, outgoing);
	}

	async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { hostname, port } = new URL(line.target);
		// Packed bodies, and none at all, could not be changed on their way.
		const headers = {
			...incoming.headers,
			...(line.rewrite === null ? {} : { 'accept-encoding': 'identity', 'if-none-match': '' }),
		};
		const { url = '', method } = incoming;
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			incoming.pipe(
				request({ hostname, port, path: url, method, headers, agent: false }, resolve).on(
					'error',
					reject,
				),
			);
		});
		outgoing.once('close', () => answer.destroy());
		const sent: Record<string, string | string[] | undefined> = { ...answer.headers };
		if (isStream(incoming) && line.mode === 'holding') {
			outgoing.writeHead(answer.statusCode ?? 500, sent).flushHeaders();
			await released();
			return void answer.pipe(outgoing);
		}
		if (line.rewrite === null)
			return void answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, sent));
		const body = line.rewrite(url, await buffer(answer), sent);
		delete sent['transfer-encoding'];
		if (answer.statusCode !== 304) sent['content-length'] = String(body.length);
		outgoing.writeHead(answer.statusCode ?? 500, sent).end(body);
	}

	return line;
}
