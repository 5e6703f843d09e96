import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type ArchiveName,
	archivesBehind,
	guidePart,
	newestArchive,
	readArchiveName,
	stampOf,
	writeArchiveName,
} from './archive-name.ts';

const GUIDES = ['0123456789ab', 'fedcba987654', null] as const;
const anyName: fc.Arbitrary<ArchiveName> = fc.record({
	stamp: fc
		.integer({ min: 0, max: 40 })
		.map((second) => stampOf(Date.UTC(2026, 0, 1) + second * 1_000)),
	guide: fc.constantFrom(...GUIDES),
	label: fc.constantFrom(null, 'antes-da-migracao'),
	turn: fc.integer({ min: 1, max: 3 }),
});

test('a name reads back as it was written, and no other name is one', () => {
	fc.assert(
		fc.property(anyName, (name) => {
			expect(readArchiveName(writeArchiveName(name))).toEqual(name);
		}),
	);
	for (const other of [
		'guia.guiabackup',
		'x-guia-20260101-000000.guiabackup',
		'guia-20260101-000000.tar',
	])
		expect(readArchiveName(other)).toBeNull();
	expect(stampOf(Date.UTC(2026, 10, 21, 1, 2, 3))).toBe('20261121-010203');
	expect(guidePart('01234567-89ab-4def-8123-456789abcdef')).toBe('0123456789ab');
});

test('only archives of the guide made on request are ever removed, and the newest stay', () => {
	const anyNames = fc.uniqueArray(anyName.map(writeArchiveName), { maxLength: 40 });
	fc.assert(
		fc.property(anyNames, fc.integer({ min: 1, max: 5 }), (archives, keep) => {
			const names = [...archives, 'notas.txt', 'guia-20260101.guiabackup'];
			const guide = GUIDES[0];
			const gone = archivesBehind(names, { guide, keep });
			const own = names.filter((name) => {
				const read = readArchiveName(name);
				return read?.guide === guide && read.label === null;
			});
			expect(gone.every((name) => own.includes(name))).toBe(true);
			expect(own.length - gone.length).toBe(Math.min(keep, own.length));
			const stamp = (name: string) => readArchiveName(name)?.stamp ?? '';
			const left = own.filter((name) => !gone.includes(name)).map(stamp);
			for (const name of gone) expect(left.every((other) => other >= stamp(name))).toBe(true);
		}),
	);
});

test('the newest is of this guide, of one without a part, or of the only one', () => {
	const [mine, other] = [
		'guia-20260102-000000-0123456789ab.guiabackup',
		'guia-20260103-000000-fedcba987654.guiabackup',
	];
	const old = 'guia-20260101-000000.guiabackup';
	expect(newestArchive([other, mine, old], '0123456789ab')).toMatchObject({ name: mine });
	expect(newestArchive([other, old], '0123456789ab')).toMatchObject({ name: old });
	expect(newestArchive([other], '0123456789ab')).toBeNull();
	expect(newestArchive([other, mine], null)).toBe('several');
	expect(
		newestArchive([mine, 'guia-20260102-000000-0123456789ab-2.guiabackup'], null),
	).toMatchObject({
		name: 'guia-20260102-000000-0123456789ab-2.guiabackup',
	});
	expect(newestArchive(['guia-20260101-000000-antes-da-restauracao.guiabackup'], null)).toBeNull();
});
