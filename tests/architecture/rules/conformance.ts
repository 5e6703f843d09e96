import { type Breach, isTest, type Rule, type Tree } from '#tests/architecture/source-tree.ts';

const TABLE = 'docs/conformance.md';

/** How many requirements each chapter of the specification has: S1.01 … S1.07, and so on. */
const REQUIREMENTS_PER_CHAPTER = [7, 12, 2, 5, 1, 1, 4, 6, 5];

const NUMBERS = REQUIREMENTS_PER_CHAPTER.flatMap((count, chapter) =>
	Array.from(
		{ length: count },
		(_, index) => `S${chapter + 1}.${String(index + 1).padStart(2, '0')}`,
	),
);

/**
 * docs/conformance.md has exactly one complete row for each requirement, and the files that it
 * names exist.
 */
export const conformanceTable: Rule = (tree) => {
	const rows = rowsOf(tree);
	const missing = NUMBERS.filter((number) => !rows.some((row) => row.number === number)).map(
		(number) => at(1, `${number} has no row`),
	);
	const faults = rows.flatMap((row, index) => [
		...(NUMBERS.includes(row.number) ? [] : [at(row.line, `${row.number} is no requirement`)]),
		...(rows.findIndex((other) => other.number === row.number) === index
			? []
			: [at(row.line, `${row.number} has two rows`)]),
		...(row.cells.length === 4 && row.cells.every((cell) => cell !== '')
			? []
			: [at(row.line, `${row.number} has an empty cell`)]),
		...row.files
			.filter((file) => !exists(tree, file))
			.map((file) => at(row.line, `${row.number} names ${file}, which does not exist`)),
	]);
	return [
		...missing,
		...faults,
		...unnumbered(tree).flatMap(({ files, line }) =>
			files
				.filter((file) => !exists(tree, file))
				.map((file) => at(line, `names ${file}, which does not exist`)),
		),
	];
};

function at(line: number, message: string): Breach {
	return { file: TABLE, line, message };
}

function exists(tree: Tree, name: string): boolean {
	return [...tree.keys()].some(
		(file) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`),
	);
}

function rowsOf(tree: Tree) {
	const text = tree.get(TABLE)?.text ?? '';
	return text.split('\n').flatMap((row, index) => {
		const cells = row
			.split('|')
			.slice(1, -1)
			.map((cell) => cell.trim());
		const number = cells[0] ?? '';
		if (!/^S\d/.test(number)) return [];
		return [{ number, cells, files: filesIn(row), line: index + 1 }];
	});
}

/** What the guide adds to the specification: rows without a number. */
function unnumbered(tree: Tree) {
	const rows = (tree.get(TABLE)?.text ?? '')
		.split('\n')
		.map((row, index) => ({ row, line: index + 1 }));
	return rows
		.filter(({ row }) => !/^\|\s*S\d/.test(row))
		.map(({ row, line }) => ({ files: filesIn(row), line }));
}

function filesIn(row: string): string[] {
	return [...row.matchAll(/`((?:bin|core|server|app|tests|scripts|content)\/[\w./+-]+)`/g)].map(
		(match) => match[1] ?? '',
	);
}

/** A test that names a requirement names one that exists. */
export const testsNameRequirements: Rule = (tree) =>
	[...tree.values()]
		.filter((file) => isTest(file.path) && !file.path.startsWith('tests/architecture/'))
		.flatMap((file) =>
			file.text.split('\n').flatMap((text, index) =>
				[...text.matchAll(/\bS\d+\.\d+\b/g)]
					.filter(([number]) => !NUMBERS.includes(number))
					.map(([number]) => ({
						file: file.path,
						line: index + 1,
						message: `${number} is no requirement`,
					})),
			),
		);
