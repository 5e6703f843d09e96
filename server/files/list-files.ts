import { createFileRepository, type FileRepository } from './file-repository.ts';
import type { FileService } from './file-service.ts';

type Listing = { prefixes: string[]; items: string[]; nextPageToken: string | null };

type ListRequest = {
	prefix: string;
	delimiter: string;
	pageToken: string | null;
	most: number;
};

/** One line of a listing; `after` = where the next line begins. */
type Entry = { kind: 'item' | 'folder'; name: string; after: string };

const LONGEST_PAGE = 1_000;
/** Sorts after every other name with the same prefix. */
const AFTER_ALL = '\u{10ffff}';

/**
 * Names that begin with `prefix`, in order. With a delimiter, names that continue after it are
 * grouped as one folder (`prefixes`). A page holds at most `most` names and folders. The next page
 * starts after the `nextPageToken` of this one.
 */
export async function listFiles(
	{ db }: Pick<FileService, 'db'>,
	asked: ListRequest,
): Promise<Listing> {
	const most = Math.min(LONGEST_PAGE, Math.max(1, asked.most));
	const page: Listing = { prefixes: [], items: [], nextPageToken: null };
	let after = '';
	for await (const entry of readEntries(createFileRepository(db.kysely), asked)) {
		if (page.items.length + page.prefixes.length === most)
			return { ...page, nextPageToken: Buffer.from(after).toString('base64url') };
		(entry.kind === 'item' ? page.items : page.prefixes).push(entry.name);
		after = entry.after;
	}
	return page;
}

async function* readEntries(
	files: FileRepository,
	{ prefix, delimiter, pageToken }: ListRequest,
): AsyncGenerator<Entry> {
	let after = pageToken === null ? '' : readPageToken(pageToken);
	for (;;) {
		const names = await files.names({ from: prefix, after, limit: LONGEST_PAGE });
		let last: string | null = null;
		for (const name of names) {
			if (!name.startsWith(prefix)) return;
			const entry = toEntry(name, prefix, delimiter);
			// The first of its names already produced the folder.
			if (entry.name === last) continue;
			last = entry.name;
			after = entry.after;
			yield entry;
		}
		if (names.length < LONGEST_PAGE) return;
	}
}

function toEntry(name: string, prefix: string, delimiter: string): Entry {
	const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
	if (end === -1) return { kind: 'item', name, after: name };
	const folder = name.slice(0, end + delimiter.length);
	return { kind: 'folder', name: folder, after: `${folder}${AFTER_ALL}` };
}

/**
 * A foreign token starts at an arbitrary name; it exposes nothing that the listing would not show.
 */
function readPageToken(token: string): string {
	return Buffer.from(token, 'base64url').toString().replaceAll('\0', '');
}
