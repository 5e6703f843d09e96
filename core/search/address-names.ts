import { normalize } from './normalize.ts';
import type { AmbiguousAlias, NamedEntry } from './resolution.ts';

/**
 * Ids by each name that an address may spell: one where the name means it alone, several where it
 * does not.
 */
export type AddressNames = ReadonlyMap<string, readonly string[]>;

/** A name as typed into an address: 'Mengão' is 'mengao', 'Disney+' is 'disney-plus'. */
function addressName(name: string): string {
	return normalize(name).replaceAll(' ', '-');
}

/**
 * The names of entries that are no id of theirs: also short names and nicknames. What the table of
 * ambiguous aliases holds, or two entries share, means all of them. An id always means its own
 * entry, so it is left out. `titled`: what the guide shows one entry alone under means that one
 * ('Champions League', which Africa's and Asia's are also called); not so for clubs, which are
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

/** Ids by the names that the guide shows them under. */
function titlesOf(entries: readonly NamedEntry[]): Map<string, string[]> {
	const titles = new Map<string, string[]>();
	for (const { id, name, shortName = '' } of entries)
		for (const key of new Set([addressName(name), addressName(shortName)]))
			titles.set(key, [...(titles.get(key) ?? []), id]);
	return titles;
}
