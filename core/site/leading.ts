import type { IndexEntry, IndexSection } from './letter-index.ts';

/**
 * What most readers look for in an index, under its heading; it stands before the letters, and in
 * its letter as well.
 */
export type Leading = { title: string; entries: Pick<IndexEntry, 'id' | 'name' | 'games'>[] };

/** Entries by id under one heading; `part` as in `IndexSection`. */
export type IndexGroup = { title: string; part?: string; ids: readonly string[] };

/**
 * The entries of some groups, each in the first group that names it; ids that the index does not
 * hold and groups without entries are left out.
 */
export function groupEntries(
	groups: readonly IndexGroup[],
	entries: readonly IndexEntry[],
): IndexSection[] {
	const left = new Map(entries.map((entry) => [entry.id, entry]));
	return groups
		.map(({ ids, ...group }) => ({
			...group,
			entries: ids.flatMap((id) => {
				const entry = left.get(id);
				left.delete(id);
				return entry ?? [];
			}),
		}))
		.filter((group) => group.entries.length > 0);
}

/** The same for what stands before the letters: without what only a search reads. */
export function leadingEntries(
	groups: readonly IndexGroup[],
	entries: readonly IndexEntry[],
): Leading[] {
	return groupEntries(groups, entries).map(({ title, entries: found }) => ({
		title,
		entries: found.map(({ id, name, games }) => ({ id, name, games })),
	}));
}
