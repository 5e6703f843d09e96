import { expect, test } from 'vitest';
import { repositoriesAreFactories } from './rules/repositories.ts';
import { readTree, treeOf } from './source-tree.ts';

test('a repository is a factory of reads or of writes', () => {
	expect(repositoriesAreFactories(readTree(process.cwd()))).toEqual([]);
});

const USE_CASE = 'server/games/save-game.ts';
const REPOSITORY = 'server/games/game-repository.ts';

/** What is refused, where it is planted, and how the message begins. */
const PLANTED: [string, string, string, string][] = [
	[
		'a query function called by a use case',
		USE_CASE,
		"import { listGames } from './game-repository.ts';",
		'listGames',
	],
	[
		'a type of the database package in a use case',
		USE_CASE,
		"import type { Kysely } from 'kysely';",
		'Kysely',
	],
	[
		'a type of the database package in a repository',
		REPOSITORY,
		"import { sql, type Transaction } from 'kysely';",
		'Transaction',
	],
	[
		'a repository that takes any connection',
		REPOSITORY,
		'export function createGameRepository(db: Any) {}',
		'createGameRepository takes a Reader',
	],
	[
		'a writer without a transaction',
		REPOSITORY,
		'export function createGameWriter(db: Reader) {}',
		'createGameWriter takes a Writer',
	],
	[
		'a write through a reader',
		REPOSITORY,
		"function clear(db: Reader) { return { all: () => db.deleteFrom('games') }; }",
		'clear writes',
	],
];

for (const [title, file, text, message] of PLANTED) {
	test(`planted: ${title} is refused`, () => {
		const found = repositoriesAreFactories(treeOf({ [file]: text }));
		expect(found.map((breach) => breach.message)).toEqual([expect.stringContaining(message)]);
	});
}

test('planted: a repository of the one style is accepted', () => {
	const tree = treeOf({
		[REPOSITORY]: `import { type Selectable, sql } from 'kysely';
			import { gamesOf } from './agenda-repository.ts';
			export function createGameRepository(db: Reader) {
				return { all: () => db.selectFrom('games').where(sql\`1\`) };
			}
			export function createGameWriter(trx: Writer) {
				return { clear: () => trx.deleteFrom('games') };
			}`,
		[USE_CASE]: `import { createGameWriter, type Row } from './game-repository.ts';
			export const clear = (trx) => createGameWriter(trx).clear();`,
		'server/db/open.ts': "import { Kysely } from 'kysely';",
	});
	expect(repositoriesAreFactories(tree)).toEqual([]);
});
