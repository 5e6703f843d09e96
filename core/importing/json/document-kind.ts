import type { importWarnings } from '#core/importing/copy/reasons.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-text.ts';

type DocumentKind = keyof typeof importWarnings.kinds;

const LISTS: readonly (readonly [DocumentKind, readonly string[]])[] = [
	['teams', ['teams', 'clubs', 'times', 'selecoes', 'clubes', 'confederations']],
	['stadiums', ['stadiums', 'venues', 'estadios']],
	['competitions', ['competitions', 'competicoes', 'leagues', 'countries', 'campeonatos']],
	['standings', ['standings', 'table', 'classificacao']],
];

function holdsStandings(groups: JsonValue | undefined): boolean {
	return (
		Array.isArray(groups) && groups.some((group) => isJsonObject(group) && 'standings' in group)
	);
}

function kindOfObject(root: JsonObject, lists: readonly string[]): DocumentKind | null {
	const holds = (key: string) => Array.isArray(root[key]) && root[key].length === 0;
	if (lists.some(holds)) return null;
	if (holdsStandings(root.groups)) return 'standings';
	const named = LISTS.find(([, keys]) =>
		keys.some((key) => typeof root[key] === 'object' && root[key] !== null),
	)?.[0];
	if (named) return named;
	if (Array.isArray(root.groups) && root.groups.length > 0) return 'groups';
	// A response stored with its request: the content is one level deeper.
	for (const inner of Object.values(root)) {
		const kind = isJsonObject(inner) ? kindOfObject(inner, lists) : null;
		if (kind) return kind;
	}
	return null;
}

/**
 * The kind of content in a document without games ('a list of teams'), for the warning; null when
 * unknown, or when one of its `lists` of games is there and empty.
 */
export function kindOfDocument(root: JsonValue, lists: readonly string[]): DocumentKind | null {
	if (isJsonObject(root)) return kindOfObject(root, lists);
	if (!Array.isArray(root)) return null;
	const isTeam = (item: JsonValue) =>
		isJsonObject(item) && ('fifa_code' in item || 'code' in item || 'name' in item);
	return root.some(isTeam) ? 'teams' : null;
}
