import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Reply } from '#tests/support/test-server.ts';

type Asked = {
	headers?: Record<string, string>;
	/** The address that the proxy sees; any of 127.0.0.0/8. */
	from?: string;
	/** Announces a body of so many bytes, of which none is sent. */
	announces?: number;
};

/** One request on a connection of its own. */
export async function askProxy(
	url: string,
	{ headers = {}, from = '127.0.0.1', announces }: Asked = {},
): Promise<Reply> {
	const length = announces === undefined ? {} : { 'content-length': String(announces) };
	const asked = request(url, {
		method: announces === undefined ? 'GET' : 'POST',
		headers: { ...headers, ...length },
		localAddress: from,
		agent: false,
	});
	if (announces === undefined) asked.end();
	else asked.flushHeaders();
	const [response] = (await once(asked, 'response')) as [IncomingMessage];
	const reply = {
		...{ status: response.statusCode ?? 0, headers: response.headers },
		body: await text(response),
	};
	asked.destroy();
	return reply;
}
