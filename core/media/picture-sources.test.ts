import { expect, test } from 'vitest';
import { callPaths } from '#core/site/paths/machine.ts';
import { pictureSources, readDownloadAddress } from './picture-sources.ts';

const ORIGIN = 'https://guia.example';
const SHA256 = '0123456789abcdef'.repeat(4);

test('a picture is offered in the widths that it fills, at addresses that change with it', () => {
	const sources = pictureSources({ sha256: SHA256, width: 200, height: 100 });
	const at = `/files/i/${SHA256.slice(0, 32)}`;
	expect(sources).toMatchObject({
		width: 200,
		height: 100,
		webp: `${at}/64.webp 64w, ${at}/128.webp 128w, ${at}/256.webp 256w`,
	});
	expect(pictureSources({ sha256: SHA256, width: null, height: null })).toBeNull();
});

test('an address of a file of ours is known, whole or as a path; others are not', () => {
	const address = callPaths.download('marca/logo novo.png', 'tok_en-1');
	const known = { name: 'marca/logo novo.png', token: 'tok_en-1' };
	expect(readDownloadAddress(address, ORIGIN)).toEqual(known);
	expect(readDownloadAddress(ORIGIN + address, `${ORIGIN}/`)).toEqual(known);
	for (const other of [
		'',
		'/favicon.svg',
		`https://elsewhere.example${address}`,
		'/files/v0/b/other/o/x?token=1',
		'data:image/png,x',
		'//[',
	]) {
		expect([other, readDownloadAddress(other, ORIGIN)]).toEqual([other, null]);
	}
});
