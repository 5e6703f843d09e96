import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FeedPage = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of feeds on a free port of this machine; goes with `await using`. */
export type FeedServer = {
	/** Origin without a trailing slash, and the same as OUTBOUND_ALLOW wants it. */
	url: string;
	allow: string;
	/** Paths that were asked for, in order. */
	asked: string[];
	/** What stands at a path from now on. */
	serve(path: string, page: FeedPage | string, headers?: Record<string, string>): void;
	/** What stands at every other path. */
	serveAll(page: FeedPage): void;
	[Symbol.asyncDispose](): Promise<void>;
};

export async function startFeedServer(): Promise<FeedServer> {
	const pages = new Map<string, FeedPage>();
	const asked: string[] = [];
	let other: FeedPage = (_request, response) => void response.writeHead(404).end('nothing here');
	const server = createServer((request, response) => {
		const path = request.url ?? '';
		asked.push(path);
		const page = pages.get(path) ?? other;
		page(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		...{ url: `http://127.0.0.1:${port}`, allow: `127.0.0.1:${port}`, asked },
		serve(path, page, headers = { 'content-type': 'application/rss+xml' }) {
			pages.set(
				path,
				typeof page === 'string'
					? (_request, response) => void response.writeHead(200, headers).end(page)
					: page,
			);
		},
		serveAll(page) {
			other = page;
		},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** A small RSS document. */
export function anRss(
	title: string,
	items: readonly { guid: string; title: string; date?: string; body?: string }[],
	head = '',
): string {
	const written = items.map(
		({ guid, title: name, date, body }) =>
			`<item><guid isPermaLink="false">${guid}</guid><title>${name}</title><link>https://fonte.example/${guid}</link>${
				date === undefined ? '' : `<pubDate>${date}</pubDate>`
			}${body === undefined ? '' : `<description><![CDATA[${body}]]></description>`}</item>`,
	);
	return `<rss version="2.0"><channel><title>${title}</title><link>https://fonte.example/</link>${head}${written.join('')}</channel></rss>`;
}
