import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sendStream } from './send-stream.ts';

const FILE = new URL(import.meta.url);

/**
 * Sends this file to somebody; `leaves` = they are gone before the first byte. Resolves with what
 * they got and whether the file is closed.
 */
async function send(leaves: boolean): Promise<{ got: string | null; isClosed: boolean }> {
	const server = createServer();
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const asked = once(server, 'request') as Promise<[unknown, ServerResponse]>;
	const request = get({ port: (server.address() as AddressInfo).port, agent: false }).on(
		'error',
		() => undefined,
	);
	const answer = leaves ? null : once(request, 'response');
	const [, response] = await asked;
	const gone = new AbortController();
	response.once('close', () => gone.abort());
	if (leaves) {
		request.destroy();
		await once(response, 'close');
	}
	const file = await open(FILE, 'r');
	const source = file.createReadStream();
	const closed = once(source, 'close');
	const sent = sendStream({ response, closed: gone.signal }, source);
	const got = answer === null ? null : await text((await answer)[0]);
	await sent;
	await closed;
	server.close();
	return { got, isClosed: file.fd === -1 };
}

test('a source is sent whole, and its file is closed', async () => {
	expect(await send(false)).toEqual({
		got: expect.stringContaining('a source is sent whole'),
		isClosed: true,
	});
});

test('V46 who leaves before the first byte leaves no file open', async () => {
	expect(await send(true)).toEqual({ got: null, isClosed: true });
});
