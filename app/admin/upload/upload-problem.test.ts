import { expect, test } from 'vitest';
import { refusalCopy } from '#core/media/copy/media.ts';
import { isObjectName } from '#core/media/object-name.ts';
import { objectPath, refuseFile, uploadFailure } from './upload-problem.ts';

test('S4.04 each refusal of the file service is a sentence of its own', () => {
	const said = (code: string, status: number, type = 'image/png') =>
		uploadFailure({ code, status }, type, null).problem;
	expect(said('storage/unknown', 415)).toBe(refusalCopy['type-refused']);
	expect(said('storage/unknown', 413)).toBe(refusalCopy['picture-too-large']);
	expect(said('storage/unknown', 413, 'text/csv')).toBe(refusalCopy['too-large']);
	expect(said('storage/quota-exceeded', 402)).toBe(refusalCopy['quota-exceeded']);
	expect(said('storage/unauthenticated', 401)).toBe(refusalCopy.unauthenticated);
	expect(said('storage/retry-limit-exceeded', 0)).toBe(refusalCopy.unavailable);
	const full = uploadFailure(
		{ code: 'storage/retry-limit-exceeded', status: 507 },
		'',
		'disk-full',
	);
	expect(full).toEqual({ problem: refusalCopy['disk-full'], hopeless: false });
	expect(uploadFailure({ code: 'storage/unknown', status: 422 }, 'image/png', null).hopeless).toBe(
		true,
	);
});

test('what this side can tell is not sent at all', () => {
	expect(refuseFile({ size: 0, type: 'image/png' }, true)).toContain('vazio');
	expect(refuseFile({ size: 9, type: 'application/pdf' }, true)).toBe(refusalCopy['type-refused']);
	expect(refuseFile({ size: 31 * 1024 ** 2, type: 'image/png' }, true)).toBe(
		refusalCopy['picture-too-large'],
	);
	for (const type of ['', 'image/svg+xml', 'image/avif'])
		expect(refuseFile({ size: 9, type }, true)).toBeNull();
	expect(refuseFile({ size: 9, type: 'application/pdf' }, false)).toBeNull();
});

test('names become names that the service takes', () => {
	expect(objectPath('marca', 'São João — Logo (2).PNG', 'rs')).toBe('marca/rs-sao-joao-logo-2.png');
	expect(objectPath('marca', '.png', '0')).toBe('marca/0-arquivo.png');
	for (const name of ['', '../../x', 'a/b\\c', '🟢', 'x'.repeat(3_000), 'a.b.c', '\u202e.png'])
		expect([name, isObjectName(objectPath('imagens', name, '1'))]).toEqual([name, true]);
});
