import { expect, test } from 'vitest';
import { servedAs, settledType } from './content-kind.ts';

test('V44 the bytes say what a picture is, and nothing else is called one', () => {
	expect(settledType('text/html', 'image/png')).toBe('image/png');
	expect(settledType('image/png', null)).toBe('application/octet-stream');
	expect(settledType('image/svg+xml; charset=utf-8', 'application/xml')).toBe(
		'application/octet-stream',
	);
	expect(settledType('text/plain', null)).toBe('text/plain');
	expect(settledType('', 'application/pdf')).toBe('application/pdf');
});

test('V02 V44 only safe pictures are shown in place; what could run is served as bytes without meaning', () => {
	expect(servedAs({ contentType: 'image/png', detectedType: 'image/png' })).toEqual({
		type: 'image/png',
		inline: true,
	});
	expect(servedAs({ contentType: 'image/svg+xml', detectedType: 'image/svg+xml' })).toEqual({
		type: 'image/svg+xml',
		inline: false,
	});
	expect(servedAs({ contentType: 'application/pdf', detectedType: 'application/pdf' })).toEqual({
		type: 'application/pdf',
		inline: false,
	});
	for (const contentType of [
		'text/html',
		'TEXT/HTML;charset=utf-7',
		'application/xhtml+xml',
		'text/javascript',
		'text/css',
		'image/svg+xml',
		'text/xml',
		'application/wasm',
	]) {
		expect(servedAs({ contentType, detectedType: null })).toEqual({
			type: 'application/octet-stream',
			inline: false,
		});
	}
});
