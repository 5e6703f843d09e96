import type { IndexEntry } from './letter-index.ts';

/** What most readers look for in an index, under its heading; it stands before the letters, and in its letter as well. */
export type Leading = { title: string; entries: Pick<IndexEntry, 'id' | 'name' | 'games'>[] };

export type LeadingGroup = { title: string; ids: readonly string[] };

/** The entries of some groups, each in the first group that names it; ids that the index does not hold and groups without entries are left out. */
export function leadingEntries(groups: readonly LeadingGroup[], entries: readonly IndexEntry[]): Leading[] {
	const left = new Map(entries.map((entry) => [entry.id, entry]));
	return groups
		.map(({ title, ids }) => ({
			title,
			entries: ids.flatMap((id) => {
				const entry = left.get(id);
				left.delete(id);
				return entry === undefined ? [] : [{ id, name: entry.name, games: entry.games }];
			}),
		}))
		.filter((group) => group.entries.length > 0);
}
