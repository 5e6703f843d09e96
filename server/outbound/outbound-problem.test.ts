import { expect, test } from 'vitest';
import { OutboundError } from './outbound-problem.ts';

test('V19 an address that could not be asked is named without its query, which may hold a secret', () => {
	expect(
		new OutboundError('unreachable', 'https://issuer.example/realm?token=abc#def').message,
	).toBe('unreachable: https://issuer.example/realm');
	expect(new OutboundError('too-large', 'more than 5 bytes').message).toBe(
		'too-large: more than 5 bytes',
	);
});
