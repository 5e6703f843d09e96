import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from './run.ts';

async function guia(words: string[], stdin: string | Uint8Array = '') {
	const [out, warned]: string[][] = [[], []];
	const code = await runCli(words, {
		config: () => expect.fail('no settings are needed'),
		now: () => 0,
		stdin: async () => String(stdin),
		stdinBytes: async () => Buffer.from(stdin),
		out: (text) => void out?.push(text),
		warn: (text) => void warned?.push(text),
	});
	return { code, out: out?.join('\n') ?? '', warned: warned?.join('\n') ?? '' };
}

test('guia feed prints exactly what a feed says, and why something else is none', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'guia-test-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const file = join(folder, 'rss.xml');
	const text =
		'<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><title>Seleção</title><item><title>Gol</title><pubDate>ontem</pubDate></item></channel></rss>';
	await writeFile(file, Buffer.from(text, 'latin1'));
	const { code, out } = await guia(['feed', file, '--json']);
	expect(code).toBe(0);
	expect(JSON.parse(out)).toEqual({
		...{ format: 'rss', title: 'Seleção', siteUrl: null },
		items: [
			{
				...{
					guid: expect.stringMatching(/^derivado:/),
					url: null,
					title: 'Gol',
					summary: null,
					contentHtml: null,
					author: null,
				},
				...{ publishedAt: null, image: null },
			},
		],
		warnings: ['1 item tem uma data ilegível.', '1 item não tem identificador.'],
	});
	expect(await guia(['feed', file])).toMatchObject({
		code: 0,
		out: expect.stringContaining('Seleção (rss), 1 item'),
	});
	// From stdin too the bytes are read by the encoding that they name.
	expect((await guia(['feed', '-'], Buffer.from(text, 'latin1'))).out).toContain(
		'Seleção (rss), 1 item',
	);
	expect(await guia(['feed', '-'], '<html></html>')).toEqual({
		code: 1,
		out: '',
		warned: 'O endereço mostra uma página da web, não um feed.',
	});
	expect((await guia(['feed', join(folder, 'none')])).code).toBe(2);
	expect((await guia(['feed'])).code).toBe(2);
});

test('guia sanitize prints what would be stored', async () => {
	expect(await guia(['sanitize', '-'], '<p onclick="x">Gol<script>alert(1)</script></p>')).toEqual({
		code: 0,
		out: '<p>Gol</p>',
		warned: '',
	});
	expect((await guia(['sanitize'])).code).toBe(2);
});
