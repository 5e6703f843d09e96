import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { hearLog } from '#tests/support/heard-log.ts';
import { createClientReader } from './client.ts';
import { createProxyWatch } from './proxy-watch.ts';

const DAY = 86_400_000;

function watching(trustProxy: string[]) {
	const heard = hearLog();
	const keep = vi.fn(async (_seen: { network: string; advice: string[] }) => {});
	const watch = createProxyWatch({ client: createClientReader(trustProxy), log: heard.log, keep });
	const ask = (remoteAddress: string, headers: Record<string, string>, at = 0) =>
		watch({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, at);
	const reported = () => heard.text().split('\n').filter(Boolean);
	return { ask, reported, kept: () => keep.mock.calls.map(([seen]) => seen), keep };
}

test('a header that is not believed is told once and kept once a day, however many come', () => {
	const { ask, reported, kept } = watching([]);
	for (let turn = 0; turn < 50; turn++)
		ask('127.0.0.1', { 'x-forwarded-for': `198.51.100.${turn}` }, turn);
	expect([reported().length, kept()]).toEqual([
		1,
		[{ network: '127.0.0.0/24', advice: ['127.0.0.1', '::1'] }],
	]);
	ask('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' }, DAY - 1);
	expect(kept()).toHaveLength(1);
	ask('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' }, DAY);
	expect([reported().length, kept().length]).toEqual([1, 2]);
	expect(reported()[0]).not.toContain('198.51.100');
});

test('a proxy of TRUST_PROXY and a reader without the header are nothing to tell', () => {
	const { ask, reported, kept } = watching(['10.0.0.0/8']);
	ask('10.1.2.3', { 'x-forwarded-for': '198.51.100.1' });
	ask('127.0.0.1', {});
	expect([reported(), kept()]).toEqual([[], []]);
});

test('a peer in a private network is advised by its network, a peer on the internet not at all', () => {
	const advised = (peer: string) => {
		const { ask, kept } = watching([]);
		ask(peer, { forwarded: 'for=198.51.100.1' });
		return kept()[0]?.advice;
	};
	expect(
		['172.18.0.1', '::1', '::ffff:10.1.2.3', 'fd00::1', '8.8.8.8', '2606:4700::1111'].map(advised),
	).toEqual([['172.18.0.0/24'], ['127.0.0.1', '::1'], ['10.1.2.0/24'], ['fd00:0:0::/48'], [], []]);
});

test('a note that cannot be kept does not hurt the request', async () => {
	const { ask, reported, keep } = watching([]);
	keep.mockRejectedValueOnce(new Error('disk full'));
	ask('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' });
	await vi.waitFor(() => expect(reported()).toHaveLength(2));
	expect(reported()[1]).toContain('disk full');
});
