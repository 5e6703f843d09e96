import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, content: number[]) => [
	0xff,
	marker,
	(content.length + 2) >> 8,
	(content.length + 2) & 255,
	...content,
];
const JFIF = segment(0xe0, [...ascii('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0xff, 0xd3, 0x34];
const END = [0xff, 0xd9];

function cleanedJpeg(parts: number[][], orientation = 1): number[] | null {
	const cleaned = cleanPicture(
		Uint8Array.from([0xff, 0xd8, ...parts.flat()]),
		'image/jpeg',
		orientation,
	);
	return cleaned && [...cleaned];
}

test('V46 a JPEG loses Exif, XMP, comments and what hangs behind its end; the picture stays bit by bit', () => {
	const exif = segment(0xe1, [...ascii('Exif'), 0, 0, ...ascii('GPS -8.06')]);
	const comment = segment(0xfe, ascii('<?php evil();'));
	const profile = segment(0xe2, [...ascii('ICC_PROFILE'), 0, 1, 1]);
	const behind = ascii('<script>alert(1)</script>');
	const kept = [0xff, 0xd8, ...JFIF, ...profile, ...SCAN, ...SCAN, ...END];
	expect(cleanedJpeg([JFIF, exif, comment, profile, SCAN, comment, SCAN, END, behind])).toEqual(
		kept,
	);
});

test('a turned JPEG keeps how it is turned, and nothing else of its Exif', () => {
	const cleaned = cleanedJpeg([JFIF, segment(0xe1, [...ascii('Exif'), 0, 0, 9, 9]), SCAN, END], 6);
	expect(cleaned?.slice(2, 12)).toEqual([0xff, 0xe1, 0, 34, ...ascii('Exif'), 0, 0]);
	expect(cleaned?.slice(12, 38)).toEqual([
		0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
	]);
	expect(cleaned?.slice(38)).toEqual([...JFIF, ...SCAN, ...END]);
});

const chunk = (name: string, content: number[]) => [
	0,
	0,
	0,
	content.length,
	...ascii(name),
	...content,
	1,
	2,
	3,
	4,
];
const PNG = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a];

test('a PNG keeps picture and colours, not texts, dates, Exif or what follows', () => {
	const clean = [
		...PNG,
		...chunk('IHDR', [1]),
		...chunk('iCCP', [2]),
		...chunk('IDAT', [3]),
		...chunk('IEND', []),
	];
	const dirty = [
		...PNG,
		...chunk('IHDR', [1]),
		...chunk('tEXt', ascii('GPS')),
		...chunk('iCCP', [2]),
		...chunk('eXIf', [7]),
		...chunk('IDAT', [3]),
	];
	const withEnd = Uint8Array.from([...dirty, ...chunk('IEND', []), ...ascii('PK\x03\x04zip')]);
	expect([...(cleanPicture(withEnd, 'image/png', 1) ?? [])]).toEqual(clean);
	const already = Uint8Array.from(clean);
	expect(cleanPicture(already, 'image/png', 1)).toBe(already);
});

test('a GIF keeps pictures and repetition; a WebP loses Exif and the flag that announces it', () => {
	const head = [...ascii('GIF89a'), 1, 0, 1, 0, 0, 0, 0];
	const loop = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0];
	const xmp = [0x21, 0xff, 11, ...ascii('XMP DataXMP'), 2, 9, 9, 0];
	const comment = [0x21, 0xfe, 2, 65, 66, 0];
	const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0x44, 0];
	const gif = Uint8Array.from([
		...head,
		...loop,
		...xmp,
		...comment,
		...image,
		0x3b,
		...ascii('<?php'),
	]);
	expect([...(cleanPicture(gif, 'image/gif', 1) ?? [])]).toEqual([
		...head,
		...loop,
		...image,
		0x3b,
	]);

	const riff = (name: string, content: number[]) => [
		...ascii(name),
		content.length,
		0,
		0,
		0,
		...content,
	];
	const webp = (parts: number[]) =>
		Uint8Array.from([...ascii('RIFF'), parts.length + 4, 0, 0, 0, ...ascii('WEBP'), ...parts]);
	const dirty = webp([
		...riff('VP8X', [0x1c, 0, 0, 0]),
		...riff('VP8 ', [1, 2]),
		...riff('EXIF', [9, 9]),
		...riff('XMP ', [8, 8]),
	]);
	expect([...(cleanPicture(dirty, 'image/webp', 1) ?? [])]).toEqual([
		...webp([...riff('VP8X', [0x10, 0, 0, 0]), ...riff('VP8 ', [1, 2])]),
	]);
});

test('whatever the bytes are: an answer, never longer than a header more, and cleaning twice is cleaning once', () => {
	const types = fc.constantFrom('image/jpeg', 'image/png', 'image/gif', 'image/webp');
	const starts = fc.constantFrom<number[]>([], [0xff, 0xd8, 0xff], PNG, ascii('GIF89a'), [
		...ascii('RIFF'),
		40,
		0,
		0,
		0,
		...ascii('WEBPVP8 '),
	]);
	fc.assert(
		fc.property(types, starts, fc.uint8Array({ maxLength: 300 }), (type, start, rest) => {
			const once = cleanPicture(Uint8Array.from([...start, ...rest]), type, 1);
			if (once === null) return;
			expect(once.length).toBeLessThanOrEqual(start.length + rest.length);
			expect(cleanPicture(once, type, 1)).toEqual(once);
		}),
	);
});
