import type { Breach, Rule, SourceFile } from '#tests/architecture/source-tree.ts';

const FILE_LIMIT = 300;
const ENTRY_LIMIT = 40;
const README_LIMIT = 20;
/** Tables and texts, not logic: their length is their content. */
const UNLIMITED = /\/(generated|fixtures|migrations|copy)\//;
/** `public` is served as it stands: a README there would be a page. */
const EXPLAINED_ROOMS = ['bin', 'core', 'server', 'app', 'tests', 'content', 'docs', 'scripts'];

function lines(file: SourceFile): number {
	return file.text.split('\n').length - 1;
}

/** Small files: 300 lines, 40 for an entry point. */
export const fileSizes: Rule = (tree) =>
	[...tree.values()]
		.filter((file) => /\.(ts|tsx|css|mjs)$/.test(file.path) && !UNLIMITED.test(`/${file.path}`))
		.flatMap((file) => {
			const limit = file.path.startsWith('bin/') ? ENTRY_LIMIT : FILE_LIMIT;
			return lines(file) > limit
				? [
						{
							file: file.path,
							line: limit,
							message: `${lines(file)} lines, the limit is ${limit}: split by meaning`,
						},
					]
				: [];
		});

/** Nobody re-exports: each name has one address. */
export const noBarrels: Rule = (tree) =>
	[...tree.values()].flatMap((file) => {
		const passedOn = file.imports
			.filter((entry) => entry.reExport)
			.map((entry) => ({
				file: file.path,
				line: entry.line,
				message: `passes on "${entry.specifier}": import it where it is made`,
			}));
		return /\/index\.tsx?$/.test(file.path)
			? [...passedOn, { file: file.path, line: 1, message: 'a file is named for what it holds' }]
			: passedOn;
	});

/** Each root folder says in a few lines what belongs there and what it may import. */
export const roomsExplained: Rule = (tree) =>
	EXPLAINED_ROOMS.flatMap((room): Breach[] => {
		const file = `${room}/README.md`;
		const readme = tree.get(file);
		if (readme === undefined)
			return [{ file, line: 1, message: 'missing: what belongs here, what may it import?' }];
		return lines(readme) > README_LIMIT
			? [{ file, line: README_LIMIT, message: `longer than ${README_LIMIT} lines` }]
			: [];
	});

// Spelled in halves so that this file does not find itself.
const HATCHES = new RegExp(
	[
		'@ts-' + '(ignore|expect-error|nocheck)',
		'biome-' + 'ignore',
		'\\b(it|test|describe)\\.' + '(skip|only|todo|fails|skipIf|runIf)\\b',
		'\\bTO' + 'DO\\b',
		'\\bFIX' + 'ME\\b',
	].join('|'),
);

/** No check is switched off, no test left out, no work left for later without an issue. */
export const noEscapeHatches: Rule = (tree) =>
	[...tree.values()]
		.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file.path))
		.flatMap((file) =>
			file.text.split('\n').flatMap((text, index) => {
				const hatch = HATCHES.exec(text);
				return hatch
					? [{ file: file.path, line: index + 1, message: `"${hatch[0]}" is not accepted` }]
					: [];
			}),
		);
