import type { IndexEntry, IndexSection } from './letter-index.ts';

/**
 * The most popular entries of an index, under their heading: listed above the letters, and again in
 * their letter.
 */
export type Leading = { title: string; entries: Pick<IndexEntry, 'id' | 'name' | 'games'>[] };

/** Entries by id under one heading; `part` as in `IndexSection`. */
export type IndexGroup = { title: string; part?: string; ids: readonly string[] };

/**
 * The entries of groups, each in the first group that lists it. Ids missing from the index and
 * empty groups are left out.
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

/** The groups above the letters, without the fields that only a search uses. */
export function leadingEntries(
	groups: readonly IndexGroup[],
	entries: readonly IndexEntry[],
): Leading[] {
	return groupEntries(groups, entries).map(({ title, entries: found }) => ({
		title,
		entries: found.map(({ id, name, games }) => ({ id, name, games })),
	}));
}
