import { expect, test, vi } from 'vitest';
import { createClient } from './create-client.ts';

const token = async () => 'jwt';

function answering(status: number, body: string): typeof fetch {
	return async () => new Response(body, { status });
}

const PROBLEM = {
	code: 'stale',
	message: 'x',
	fields: {},
	current: { revision: 2 },
	sent: { revision: 1 },
};

test('S8.05 no answer in time is deadline-exceeded "Request time out"', async () => {
	const never: typeof fetch = (_input, init) =>
		new Promise((_resolve, reject) =>
			init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
		);
	await expect(
		createClient({ token, fetch: never, timeoutMs: 5 })('GET', 'me'),
	).rejects.toMatchObject({
		...{ code: 'deadline-exceeded', message: 'Request time out', status: null },
	});
});

test('S8.05 no connection is unavailable "Connection failed."', async () => {
	const broken: typeof fetch = async () => {
		throw new TypeError('Failed to fetch');
	};
	await expect(createClient({ token, fetch: broken })('GET', 'me')).rejects.toMatchObject({
		code: 'unavailable',
		message: 'Connection failed.',
	});
});

test('S8.05 any other status is unknown "Server responded with status …", with what the server said', async () => {
	const client = createClient({ token, fetch: answering(409, JSON.stringify(PROBLEM)) });
	await expect(client('PUT', 'me', { body: {} })).rejects.toMatchObject({
		...{
			code: 'unknown',
			message: 'Server responded with status 409',
			status: 409,
			problem: PROBLEM,
		},
	});
	await expect(
		createClient({ token, fetch: answering(502, '<html>') })('GET', 'me'),
	).rejects.toMatchObject({
		...{ message: 'Server responded with status 502', problem: null },
	});
});

test('S8.05 a read that was given up is no failure of the connection', async () => {
	const stop = new AbortController();
	const waiting: typeof fetch = (_input, init) =>
		new Promise((_resolve, reject) => {
			const giveUp = () => reject(init?.signal?.reason);
			if (init?.signal?.aborted) giveUp();
			else init?.signal?.addEventListener('abort', giveUp);
		});
	const asked = createClient({ token, fetch: waiting })('GET', 'me', { signal: stop.signal });
	stop.abort(new Error('left'));
	await expect(asked).rejects.toThrow('left');
});

test('S8.05 a failure is logged with its code and literal text, a refusal that the server explains as no error', async () => {
	const said = (level: 'error' | 'info') =>
		vi.spyOn(console, level).mockImplementation(() => undefined);
	const [errors, notes] = [said('error'), said('info')];
	const broken: typeof fetch = async () => {
		throw new TypeError('Failed to fetch');
	};
	await expect(createClient({ token, fetch: broken })('GET', 'me')).rejects.toMatchObject({
		act: 'read',
	});
	await expect(
		createClient({ token, fetch: answering(500, '') })('PUT', 'me', { body: {} }),
	).rejects.toMatchObject({ act: 'write' });
	await expect(
		createClient({ token, fetch: answering(409, JSON.stringify(PROBLEM)) })('PUT', 'me', {
			body: {},
		}),
	).rejects.toThrow();
	expect(errors.mock.calls).toEqual([
		['unavailable: Connection failed.'],
		['unknown: Server responded with status 500'],
	]);
	expect(notes.mock.calls).toEqual([['unknown: Server responded with status 409']]);
	vi.restoreAllMocks();
});

test('a call carries the token and its body as JSON', async () => {
	let seen: { url: string; init: RequestInit } | null = null;
	const noting: typeof fetch = async (input, init = {}) => {
		seen = { url: String(input), init };
		return Response.json({ fine: true });
	};
	const answer = await createClient({ token, fetch: noting })('PUT', 'me', {
		body: { name: 'Ana', revision: 3 },
	});
	expect(answer).toEqual({ fine: true });
	expect(seen).toMatchObject({
		url: '/api/admin/me',
		init: {
			method: 'PUT',
			body: '{"name":"Ana","revision":3}',
			headers: { authorization: 'Bearer jwt', 'content-type': 'application/json' },
		},
	});
});
