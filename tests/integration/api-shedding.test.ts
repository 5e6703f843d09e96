import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createBrandReporter } from '#server/brand/brand-reporter.ts';
import { createApi } from '#server/http/api.ts';
import { API_QUEUE_LIMITS } from '#server/http/api-queue.ts';
import { startTestServer } from '#tests/support/test-server.ts';

/** No place in the line: what every request meets that comes when it is full. */
const FULL = { running: 0, waiting: { page: 0, refresh: 0, search: 0 }, waitMs: 1_000 };

/** The open API of a site on a port of its own, its line as told. */
async function openApi(limits = API_QUEUE_LIMITS) {
	const site = await startTestServer();
	const { context, url } = site;
	const stop = new AbortController();
	const api = createApi(context, {
		common: [],
		publicUrl: url,
		signal: stop.signal,
		notifyBrand: createBrandReporter(context.log),
		limits,
	});
	const server = createServer((request, response) => void api.listener(request, response)).listen(
		0,
		'127.0.0.1',
	);
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		site,
		ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
		async [Symbol.asyncDispose]() {
			stop.abort();
			server.closeAllConnections();
			server.close();
			await site[Symbol.asyncDispose]();
		},
	};
}

test('F28 under overload suggestions and lists of games answer 503 with Retry-After and a sentence, and the log stays quiet', async () => {
	await using api = await openApi(FULL);
	for (const path of ['/api/v1/times/flamengo/jogos', '/api/v1/busca?q=fla']) {
		const answer = await api.ask(path);
		expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
		expect(await answer.json()).toMatchObject({
			error: { code: 'overloaded', message: expect.stringMatching(/\S/) },
		});
	}
	expect((await api.ask('/robots.txt')).status).toBe(200);
	expect((await api.site.log()).filter(({ msg }) => msg === 'public api failed')).toEqual([]);
});

test('F28 without a crowd the line in front of suggestions is not noticed', async () => {
	await using api = await openApi();
	const answers = await Promise.all(
		Array.from({ length: 30 }, () => api.ask('/api/v1/busca?q=fla')),
	);
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
