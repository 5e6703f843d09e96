import { expect, test } from 'vitest';
import { type BirthVerdict, type DatabaseBirth, type FolderBirth, judgeBirth } from './birth.ts';

const NOTHING: FolderBirth = { id: null, remains: [] };
const CASES: [string, DatabaseBirth, FolderBirth, BirthVerdict][] = [
	['a first start', 'empty', NOTHING, { id: null }],
	[
		'a lost journal, a file of 0 bytes',
		'empty',
		{ id: 'a', remains: ['certificate', 'key'] },
		'lost',
	],
	[
		'an old folder from before the ids, its database gone',
		'empty',
		{ id: null, remains: ['key'] },
		'lost',
	],
	['uploaded files alone', 'empty', { id: null, remains: ['files'] }, 'lost'],
	['backups alone', 'empty', { id: null, remains: ['backups'] }, 'lost'],
	['the next start', { id: 'a' }, { id: 'a', remains: ['certificate', 'key'] }, { id: 'a' }],
	['the database of another guide', { id: 'b' }, { id: 'a', remains: ['certificate'] }, 'foreign'],
	['a second node with a folder of its own', { id: 'a' }, NOTHING, { id: 'a' }],
	[
		'an upgrade from before the ids',
		{ id: null },
		{ id: null, remains: ['key', 'files'] },
		{ id: null },
	],
	[
		'an old backup restored into a folder with an id',
		{ id: null },
		{ id: 'a', remains: ['certificate'] },
		{ id: 'a' },
	],
	['a folder whose note was lost', { id: 'a' }, { id: null, remains: ['key'] }, { id: 'a' }],
];

test.each(CASES)('birth certificate: %s', (_name, database, folder, verdict) => {
	expect(judgeBirth(database, folder)).toEqual(verdict);
});
