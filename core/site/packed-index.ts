import { normalize } from '#core/search/normalize.ts';
import type { IndexEntry, IndexSection, LetterIndex } from './letter-index.ts';

const ROW = '\n';
const FIELD = '\t';
const BLANK = /[\t\n]+/g;

/**
 * An index for the browser: one row per heading and entry, since the router's own encoding of a
 * thousand entries is larger than the page itself. Ids implied by the name are omitted.
 */
export function packIndex({ sections }: LetterIndex): string {
	return sections
		.flatMap((section) => [packHeading(section), ...section.entries.map(packEntry)])
		.join(ROW);
}

/** Unpacks a packed index. */
export function unpackIndex(packed: string): LetterIndex {
	const index: LetterIndex = { sections: [], total: 0 };
	for (const row of packed === '' ? [] : packed.split(ROW)) {
		const [name = '', ...fields] = row.split(FIELD);
		if (name === '' || fields.length === 0) {
			const [title = name, part] = fields;
			index.sections.push({ title, ...(part !== undefined && { part }), entries: [] });
			continue;
		}
		index.sections.at(-1)?.entries.push(unpackEntry(name, fields));
		index.total += 1;
	}
	return index;
}

/** Every entry has a name, so an empty first field marks a heading with a parent. */
function packHeading({ title, part }: IndexSection): string {
	return part === undefined ? title : ['', title, part].join(FIELD);
}

function packEntry({ id, name, games, keys }: IndexEntry): string {
	const plain = name.replace(BLANK, ' ');
	return [plain, games === 0 ? '' : games, id === idOf(plain) ? '' : id, keys]
		.join(FIELD)
		.replace(/\t{1,2}$/, '');
}

function unpackEntry(name: string, [games = '', id = '', keys = '']: string[]): IndexEntry {
	return { id: id === '' ? idOf(name) : id, name, games: Number(games), keys };
}

function idOf(name: string): string {
	return normalize(name).replaceAll(' ', '-');
}
