import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientReader } from './client.ts';

function request(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
	return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test('O14 V04 forwarding headers of strangers are ignored', () => {
	const client = createClientReader(['10.0.0.0/8']);
	const stranger = request('203.0.113.9', {
		'x-forwarded-for': '198.51.100.1',
		'x-request-id': 'chosen-by-me',
	});
	expect(client.network(stranger)).toBe('203.0.113.0/24');
	expect(client.requestId(stranger)).not.toBe('chosen-by-me');
	expect(
		createClientReader([]).network(request('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' })),
	).toBe('127.0.0.0/24');
});

test('O14 a trusted proxy names the client and the request, and cannot be made to vouch for an invented chain', () => {
	const client = createClientReader(['10.0.0.0/8', 'fd00::/8']);
	const proxied = request('::ffff:10.1.2.3', {
		'x-forwarded-for': '6.6.6.6, 198.51.100.77, 10.9.9.9',
		'x-request-id': 'abcd-1234',
	});
	expect(client.network(proxied)).toBe('198.51.100.0/24');
	expect(client.requestId(proxied)).toBe('abcd-1234');
	expect(client.network(request('fd00::1', { 'x-forwarded-for': '2001:db8:1:2::3' }))).toBe(
		'2001:db8:1::/48',
	);
});

test('O06 a request id that could break a log line or a page is replaced, and no two of ours are the same', () => {
	const client = createClientReader(['10.0.0.1']);
	const ids = ['<script>', 'a b', 'x'.repeat(65), 'línea', ''].map((id) =>
		client.requestId(request('10.0.0.1', { 'x-request-id': id })),
	);
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
});

test('short and mapped addresses are cut to their network', () => {
	const client = createClientReader([]);
	expect(client.network(request('::1'))).toBe('0:0:0::/48');
	expect(client.network(request('::ffff:192.0.2.55'))).toBe('192.0.2.0/24');
	expect(client.network(request('2001:db8::5'))).toBe('2001:db8:0::/48');
});
