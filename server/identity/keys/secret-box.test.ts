import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a key of this test, of no value elsewhere');
const other = createSecretBox('another key of this test, of no value too');

test('what is sealed opens with the same key and for the same purpose only', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (secret) => {
			const sealed = box.seal('second-factor', secret);
			expect(box.open('second-factor', sealed)).toBe(Buffer.from(secret).toString());
			expect(box.open('bot-secret', sealed)).toBeNull();
			expect(other.open('second-factor', sealed)).toBeNull();
			expect(box.seal('second-factor', secret)).not.toBe(sealed);
		}),
	);
});

test('any change of a sealed text makes it worthless, and any text is answered', () => {
	const sealed = box.seal('bot-secret', 'um segredo');
	for (let place = 0; place < sealed.length - 1; place += 1) {
		const changed =
			sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(place + 1);
		expect(box.open('bot-secret', changed)).toBeNull();
	}
	for (const text of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', sealed.slice(0, -4), `${sealed}AAAA`])
		expect(box.open('bot-secret', text)).toBeNull();
});

test('a proof holds for its text, its purpose and its key', () => {
	expect(box.mac('refresh', 'a')).toBe(box.mac('refresh', 'a'));
	const proofs = [
		box.mac('refresh', 'a'),
		box.mac('refresh', 'b'),
		box.mac('session-cookie', 'a'),
		other.mac('refresh', 'a'),
	];
	expect(new Set(proofs).size).toBe(4);
});
