import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTarHeader, encodeTarHeader, TAR_BLOCK, tarPadding } from './tar.ts';

const part = fc.stringMatching(/^[a-zA-Z0-9çãéô._ -]{1,40}$/).filter((text) => text.trim() !== '');

test('a header reads back as it was written, for any name that fits and any size', () => {
	const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
	fc.assert(
		fc.property(
			name.filter((text) => Buffer.byteLength(text) <= 100),
			fc.maxSafeNat(),
			(text, size) => {
				const block = encodeTarHeader({ name: text, size }, 1_795_305_600_000);
				expect(block).toHaveLength(TAR_BLOCK);
				expect(decodeTarHeader(block)).toEqual({ name: text, size });
			},
		),
	);
});

test('a name of up to 255 bytes is parted at a folder, a longer one is refused', () => {
	const long = `files/${'a'.repeat(120)}/${'b'.repeat(90)}`;
	expect(decodeTarHeader(encodeTarHeader({ name: long, size: 1 }, 0))).toEqual({
		name: long,
		size: 1,
	});
	expect(() => encodeTarHeader({ name: 'c'.repeat(101), size: 1 }, 0)).toThrow(/too long/);
});

test('a header with a changed byte, a link or a device is invalid', () => {
	const block = encodeTarHeader({ name: 'guia.sqlite', size: 5 }, 0);
	const changed = Buffer.from(block);
	changed.writeUInt8(120, 3);
	expect(decodeTarHeader(changed)).toBe('invalid');
	const link = Buffer.from(block);
	link.write('2', 156);
	expect(decodeTarHeader(link)).toBe('invalid');
	expect(decodeTarHeader(Buffer.alloc(TAR_BLOCK))).toBeNull();
});

test('files fill whole blocks', () => {
	expect([0, 1, 511, 512, 513].map(tarPadding)).toEqual([0, 511, 1, 0, 511]);
});
