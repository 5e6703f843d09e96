import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOGO_ICONS, type LogoIcon } from '#core/media/logo-icon.ts';
import { drawIcon } from './draw-icon.ts';

let folder = '';
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'guia-icons-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const DARK = [10, 15, 12];
const GREEN = [70, 220, 130];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const [WHOLE, MASKED] = [LOGO_ICONS['icone-192.png'], LOGO_ICONS['mascara-192.png']] as [
	LogoIcon,
	LogoIcon,
];

/** A green sign in the middle of a clear picture. */
const sign = (width: number, height: number) =>
	sharp({
		create: { width: width - 20, height: height - 20, channels: 4, background: '#46dc82' },
	}).extend({
		...{ top: 10, bottom: 10, left: 10, right: 10 },
		background: CLEAR,
	});

async function drawn(file: string, bytes: Buffer, icon: LogoIcon) {
	const path = join(folder, file);
	await writeFile(path, bytes);
	const png = await drawIcon({ path, svg: file.endsWith('.svg') }, icon);
	const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => [
		...data.subarray(
			(y * info.width + x) * info.channels,
			(y * info.width + x) * info.channels + 3,
		),
	];
	return {
		type: (await sharp(png).metadata()).format,
		size: [info.width, info.height],
		corner: at(0, 0),
		middle: at(96, 96),
		at,
	};
}

const SVG = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="4" height="2"><rect x="1" y=".5" width="2" height="1" fill="#46dc82"/></svg>',
);

test('a logo of any format and shape becomes a square icon on the ground of our pages', async () => {
	const logos: [string, Buffer][] = [
		['wide.png', await sign(400, 60).png().toBuffer()],
		['tall.webp', await sign(60, 400).webp({ lossless: true }).toBuffer()],
		['small.avif', await sign(48, 48).avif({ lossless: true }).toBuffer()],
		['drawing.svg', SVG],
		[
			'grey.png',
			await sharp(await sign(90, 90).png().toBuffer())
				.toColourspace('b-w')
				.png()
				.toBuffer(),
		],
	];
	for (const icon of [WHOLE, MASKED])
		for (const [file, bytes] of logos) {
			const { type, size, corner, middle } = await drawn(file, bytes, icon);
			expect([file, type, size, corner]).toEqual([file, 'png', [192, 192], DARK]);
			if (file !== 'grey.png')
				for (const [part, value] of GREEN.entries())
					expect(Math.abs((middle[part] ?? 0) - value)).toBeLessThan(6);
		}
});

test('a photograph stands upright, and its own ground goes on to the edge', async () => {
	const wide = await sharp({
		create: { width: 200, height: 50, channels: 3, background: '#c4221a' },
	})
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 100 })
		.toBuffer();
	const { size, corner, middle } = await drawn('turned.jpg', wide, WHOLE);
	expect(size).toEqual([192, 192]);
	for (const [part, value] of middle.entries())
		expect(Math.abs((corner[part] ?? 0) - value)).toBeLessThan(4);
});

test('what is no picture is no icon', async () => {
	await expect(
		drawn('damaged.png', Buffer.from('\x89PNG\r\n\x1a\nnothing'), WHOLE),
	).rejects.toThrow(/unsupported|corrupt|Input/);
});
