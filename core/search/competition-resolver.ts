import type { Competition } from '#core/competitions/competition.ts';
import { type CompetitionShape, competitionShape } from './competition-shape.ts';
import { isWithin } from './country-codes.ts';
import { normalize } from './normalize.ts';
import type {
	AmbiguousAlias,
	Candidate,
	Resolution,
	ResolveHints,
	Resolver,
} from './resolution.ts';
import { createSearchIndex } from './search-index.ts';

type CompetitionEntry = Pick<
	Competition,
	'id' | 'name' | 'shortName' | 'aliases' | 'country' | 'state' | 'gender' | 'ageGroup'
>;
type Audience = Pick<CompetitionShape, 'gender' | 'ageGroup'>;
type Found = { ids: string[]; open: boolean; confidence: number };

const MAX_CANDIDATES = 8;

function audienceKey(key: string, { gender, ageGroup }: Audience): string {
	return `${key}|${gender}|${ageGroup}`;
}

function addTo(map: Map<string, Set<string>>, key: string, id: string): void {
	map.set(key, (map.get(key) ?? new Set()).add(id));
}

function createIndex(
	competitions: readonly CompetitionEntry[],
	ambiguous: readonly AmbiguousAlias[],
) {
	const [exact, byKey] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
	for (const entry of competitions) {
		for (const text of [entry.name, entry.shortName, ...entry.aliases]) {
			addTo(exact, normalize(text), entry.id);
			// The entry's own audience: the name 'Copinha' does not reveal a youth competition.
			addTo(byKey, audienceKey(competitionShape(text).key, entry), entry.id);
		}
	}
	const listed = new Map(ambiguous.map(({ alias, candidates }) => [normalize(alias), candidates]));
	const listedKeys = new Map(
		ambiguous.map(({ alias, candidates }) => [
			audienceKey(competitionShape(alias).key, competitionShape(alias)),
			candidates,
		]),
	);
	return {
		exact,
		byKey,
		listed,
		listedKeys,
		byId: new Map(competitions.map((entry) => [entry.id, entry])),
	};
}

type Index = ReturnType<typeof createIndex>;

function combine(
	listed: readonly string[] | undefined,
	owners: ReadonlySet<string> | undefined,
	confidence: number,
): Found | null {
	const ids = [...new Set([...(listed ?? []), ...(owners ?? [])])];
	return ids.length === 0
		? null
		: { ids, open: listed !== undefined || ids.length > 1, confidence };
}

function lookUp(
	query: string,
	shape: ReturnType<typeof competitionShape>,
	index: Index,
): Found | null {
	const written = normalize(query);
	const key = audienceKey(shape.key, shape);
	return (
		combine(index.listed.get(written), index.exact.get(written), 1) ??
		combine(index.listed.get(shape.normal), index.exact.get(shape.normal), 0.98) ??
		combine(index.listedKeys.get(key), index.byKey.get(key), 0.95)
	);
}

/**
 * Without the country's name, the rest must be a competition of exactly that country: 'Premier
 * League (Rússia)' is not the English one.
 */
function lookUpInCountry(shape: ReturnType<typeof competitionShape>, index: Index): Found | null {
	if (!shape.country || shape.keyWithoutCountry === '') return null;
	const key = audienceKey(shape.keyWithoutCountry, shape);
	const ids = [...(index.byKey.get(key) ?? []), ...(index.listedKeys.get(key) ?? [])];
	const there = [...new Set(ids)].filter((id) => index.byId.get(id)?.country === shape.country);
	return there.length === 1 ? { ids: there, open: false, confidence: 0.9 } : null;
}

/**
 * Women's and youth competitions are separate entries: a name with an audience never means another
 * audience.
 */
function fits(entry: CompetitionEntry, shape: CompetitionShape): boolean {
	const saysWomen = shape.gender === 'f' && entry.gender !== 'f';
	const saysAge = shape.ageGroup !== 'adulto' && entry.ageGroup !== shape.ageGroup;
	const otherEdition =
		shape.year !== null &&
		/\b20\d{2}\b/.test(entry.name) &&
		!entry.name.includes(String(shape.year));
	return !saysWomen && !saysAge && !otherEdition;
}

function narrow(
	found: Found,
	shape: CompetitionShape,
	hints: ResolveHints,
	{ byId }: Index,
): string[] {
	const country = shape.country ?? hints.country ?? null;
	if (found.open && country === null && !hints.state) return [];
	const isThere = (entry: CompetitionEntry) => {
		if (found.open && hints.state && entry.state !== hints.state) return false;
		return (
			country === null || (entry.country === null ? !found.open : isWithin(entry.country, country))
		);
	};
	return found.ids.filter((id) => {
		const entry = byId.get(id);
		return entry !== undefined && fits(entry, shape) && isThere(entry);
	});
}

/**
 * The resolver of competitions. Seasons ('2025/26'), rounds and stages, sponsors and words such as
 * 'CONMEBOL' are ignored. A country in the name ('English Premier League', 'Serie A (Itália)')
 * decides. Women's and youth competitions stay separate.
 */
export function createCompetitionResolver(
	competitions: readonly CompetitionEntry[],
	ambiguous: readonly AmbiguousAlias[],
): Resolver {
	const index = createIndex(competitions, ambiguous);
	const search = createSearchIndex(competitions);

	function candidatesOf(ids: readonly string[], query: string): Candidate[] {
		const named = ids.flatMap((id) => {
			const known = index.byId.get(id);
			return known ? [{ id, name: known.name, score: 0.5 }] : [];
		});
		return named.length > 0 ? named : search(query, MAX_CANDIDATES);
	}

	function resolve(query: string, hints: ResolveHints = {}): Resolution {
		const shape = competitionShape(query);
		const found = lookUp(query, shape, index) ?? lookUpInCountry(shape, index);
		const left = found ? narrow(found, shape, hints, index) : [];
		const entry = left.length === 1 ? index.byId.get(left[0] ?? '') : undefined;
		if (!found || !entry) {
			const choice = left.length > 0 ? left : (found?.ids ?? []);
			return {
				query,
				id: null,
				name: null,
				confidence: 0,
				candidates: candidatesOf(choice, query),
			};
		}
		const { id, name } = entry;
		const confidence = found.open ? 0.9 : found.confidence;
		return { query, id, name, confidence, candidates: [{ id, name, score: confidence }] };
	}

	function knows(query: string): boolean {
		const shape = competitionShape(query);
		const found = lookUp(query, shape, index) ?? lookUpInCountry(shape, index);
		return found !== null && (found.open || narrow(found, shape, {}, index).length > 0);
	}

	return { resolve, knows, search: (query, limit) => search(query, limit) };
}
