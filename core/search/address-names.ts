import { normalize } from './normalize.ts';
import type { AmbiguousAlias, NamedEntry } from './resolution.ts';

/** Ids by each name in an address: one where the name is unique, several where it is not. */
export type AddressNames = ReadonlyMap<string, readonly string[]>;

/** A name as typed into an address: 'Mengão' becomes 'mengao', 'Disney+' becomes 'disney-plus'. */
function addressName(name: string): string {
	return normalize(name).replaceAll(' ', '-');
}

/**
 * Names of entries other than their ids, including short names and nicknames. An ambiguous alias,
 * or a name shared by two entries, means all of them. An id always means its own entry, so it is
 * left out. `titled`: the display name of a single entry means that one ('Champions League',
 * although Africa's and Asia's share the name). This does not apply to clubs, which have true
 * namesakes.
 */
export function addressNames(
	entries: readonly NamedEntry[],
	ambiguous: readonly AmbiguousAlias[],
	{ titled }: { titled: boolean },
): AddressNames {
	const ids = new Set(entries.map(({ id }) => id));
	const names = new Map<string, Set<string>>();
	const add = (name: string, id: string) => {
		const key = addressName(name);
		if (key === '' || ids.has(key)) return;
		const known = names.get(key);
		if (known) known.add(id);
		else names.set(key, new Set([id]));
	};
	for (const { id, name, shortName = '', aliases, nicknames = [] } of entries) {
		for (const each of [name, shortName, ...aliases, ...nicknames]) add(each, id);
	}
	for (const { alias, candidates } of ambiguous)
		for (const id of candidates) if (ids.has(id)) add(alias, id);
	const shown = titled ? titlesOf(entries) : new Map<string, string[]>();
	return new Map(
		[...names].map(([name, owners]) => [
			name,
			shown.get(name)?.length === 1 ? (shown.get(name) ?? []) : [...owners],
		]),
	);
}

/** Ids by display name. */
function titlesOf(entries: readonly NamedEntry[]): Map<string, string[]> {
	const titles = new Map<string, string[]>();
	for (const { id, name, shortName = '' } of entries)
		for (const key of new Set([addressName(name), addressName(shortName)]))
			titles.set(key, [...(titles.get(key) ?? []), id]);
	return titles;
}
