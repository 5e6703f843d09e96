import { expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import { alertPaths } from '#core/site/paths/alerts.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { startTestServer } from '#tests/support/test-server.ts';

test('a browser keeps, asks and forgets its alerts; other sites, other secrets and bad bodies change nothing', async () => {
	await using push = await startPushService();
	await using site = await startTestServer();
	const call = async (
		method: string,
		path: string,
		body?: object | string,
		headers: Record<string, string> = {},
	) => {
		const sent = {
			'content-type': 'application/json',
			'sec-fetch-site': 'same-origin',
			...headers,
		};
		const text = typeof body === 'object' ? JSON.stringify(body) : body;
		const reply = await fetch(site.url + path, {
			method,
			headers: sent,
			...(text === undefined ? {} : { body: text }),
		});
		const answer = await reply.text();
		return { status: reply.status, answer: answer === '' ? null : JSON.parse(answer) };
	};
	expect(await call('GET', alertPaths.key)).toEqual({
		status: 200,
		answer: { publicKey: expect.stringMatching(/^[\w-]{87}$/) },
	});

	const local = push.browser('ana', {
		topics: [topics.team('flamengo')],
		quiet: { from: 1380, until: 420 },
		uf: 'PE',
	});
	const ana = { ...local, endpoint: 'https://push.example.org/ana' };
	const holder = { endpoint: ana.endpoint, auth: ana.auth };
	expect(await call('PUT', alertPaths.root, ana)).toEqual({ status: 204, answer: null });
	expect(await call('POST', alertPaths.question, holder)).toEqual({ status: 200, answer: ana });

	const refused = [
		await call('PUT', alertPaths.root, ana, { 'sec-fetch-site': 'cross-site' }),
		await call('PUT', alertPaths.root, { ...ana, auth: push.browser('bia', {}).auth }),
		await call('PUT', alertPaths.root, { ...ana, topics: ['day:2026-11-22'] }),
		// The guarded client would never ask it.
		await call('PUT', alertPaths.root, { ...local }),
		await call('PUT', alertPaths.root, { ...ana, endpoint: 'ftp://push.example.org/x' }),
		await call('PUT', alertPaths.root, '{"topics":'),
		await call('PUT', alertPaths.root, { ...ana, padding: 'x'.repeat(20_000) }),
		await call('POST', alertPaths.question, { ...holder, auth: push.browser('bia', {}).auth }),
		await call('GET', `${alertPaths.root}/outra`),
	];
	expect(refused.map(({ status, answer }) => [status, answer.error.code])).toEqual([
		[403, 'elsewhere'],
		[409, 'stranger'],
		...Array.from({ length: 5 }, () => [422, 'unreadable']),
		[404, 'none'],
		[404, 'not-found'],
	]);
	expect((await call('POST', alertPaths.question, holder)).answer).toEqual(ana);

	expect(
		await call('DELETE', alertPaths.root, { ...holder, auth: push.browser('bia', {}).auth }),
	).toEqual({ status: 204, answer: null });
	expect((await call('POST', alertPaths.question, holder)).status).toBe(200);
	expect(await call('DELETE', alertPaths.root, holder)).toEqual({ status: 204, answer: null });
	expect((await call('POST', alertPaths.question, holder)).status).toBe(404);
});

test('2,000 phones of one carrier begin to follow in a minute; a flood of one network gets 429 and leaves room for the others', async () => {
	await using site = await startTestServer({ config: { trustProxy: ['127.0.0.0/8'] } });
	const call = async (network: string) => {
		const reply = await fetch(`${site.url}${alertPaths.root}/outra`, {
			headers: { 'x-forwarded-for': network },
		});
		const { error } = await reply.json();
		return {
			status: reply.status,
			code: error.code,
			wait: Number(reply.headers.get('retry-after')),
		};
	};
	for (let sent = 0; sent < 4_000; sent += 40) {
		const replies = await Promise.all(Array.from({ length: 40 }, () => call('203.0.113.7')));
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
	}
	let flood = await call('203.0.113.9');
	while (flood.status === 404) flood = await call('203.0.113.9');
	expect(flood).toMatchObject({ status: 429, code: 'too-many-requests' });
	expect(flood.wait).toBeGreaterThan(0);
	expect(flood.wait).toBeLessThanOrEqual(60);
	expect(await call('198.51.100.7')).toMatchObject({ status: 404, code: 'not-found' });
});
