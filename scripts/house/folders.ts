import path from 'node:path';
import { countBy, type Measure } from './measure.ts';
import { isProduct, isTest, type Source } from './sources.ts';

const NOUNS = ['curation', 'bots', 'brand', 'feeds', 'identity'];
const MOST_FOLDERS = 6;
const MOST_FILES = 32;
/** Landed migrations never move. */
const FIXED = /\/migrations\//;

/**
 * The folders in which a noun lies. A folder of its name counts once, with all below it; of other
 * folders those count that hold a file of its name.
 */
export function foldersOf(noun: string, files: readonly string[]): string[] {
	const named = new RegExp(`(^|[-.])${noun}([-.]|$)`);
	const found = files
		.filter((file) => !FIXED.test(file))
		.flatMap((file) => folderOf(file, named) ?? []);
	return [...new Set(found)].sort();
}

function folderOf(file: string, named: RegExp): string | null {
	const parts = file.split('/');
	const at = parts.findIndex((part) => named.test(part));
	if (at < 0) return null;
	return at === parts.length - 1 ? parts.slice(0, -1).join('/') : parts.slice(0, at + 1).join('/');
}

/**
 * How scattered the nouns are, and how wide the widest folder is. Files beside their tests: tests
 * are not counted.
 */
export const folders: Measure = (sources) => {
	const product = sources.filter(isProduct).map(({ path: file }) => file);
	const nouns = NOUNS.map((noun) => ({ noun, places: foldersOf(noun, product) }));
	const flat = countBy(product, path.posix.dirname).toSorted((a, b) => b[1] - a[1]);
	const tests = new Map(
		countBy(sources.filter(isTest), (source: Source) => path.posix.dirname(source.path)),
	);
	const [widest = ['', 0]] = flat;
	return [
		{
			...{
				name: 'folders',
				now: nouns.map(({ noun, places }) => `${noun} ${places.length}`).join(', '),
				asked: `≤ ${MOST_FOLDERS} each`,
			},
			isMet: nouns.every(({ places }) => places.length <= MOST_FOLDERS),
			offenders: nouns.flatMap(({ noun, places }) => places.map((place) => `${noun} ${place}`)),
		},
		{
			...{
				name: 'widest',
				now: `${widest[1]} files, ${widest[0]} (tests not counted)`,
				asked: `≤ ${MOST_FILES}`,
			},
			isMet: widest[1] <= MOST_FILES,
			offenders: flat
				.filter(([, count]) => count > MOST_FILES)
				.map(([folder, count]) => `${count} ${folder} (and ${tests.get(folder) ?? 0} tests)`),
		},
	];
};
