import { isConfederation, isWithin } from './country-codes.ts';
import { areaOf, meantIn } from './namesakes.ts';
import type { NamedEntry, ResolveHints } from './resolution.ts';
import { type NameEvidence, splitSuffixes } from './suffixes.ts';

/**
 * Countries whose clubs play in another country's leagues: the guide lists them where they play.
 */
const PLAY_ABROAD: Readonly<Record<string, string>> = {
	CAN: 'USA',
	WAL: 'ENG',
	MON: 'FRA',
	AND: 'ESP',
	LIE: 'SUI',
	SMR: 'ITA',
	NZL: 'AUS',
};

function playsIn(country: string, area: string): boolean {
	return country === area || PLAY_ABROAD[area] === country || PLAY_ABROAD[country] === area;
}

/** What the resolver may look up about a name's context, beyond the entries themselves. */
export type Surroundings = {
	/** Resolves spellings that no entry has. */
	guess?: (query: string) => { ids: string[]; confidence: number; open?: boolean } | null;
	/** The entry of a name with one typing error: for lookups only, not for imports. */
	misspelt?: (query: string) => string | null;
	/** Country and state of a competition; undefined where it is unknown. */
	competitionById?: (id: string) => { country: string | null; state: string | null } | undefined;
	/** Whether an entry is a national side: it plays other national sides. */
	isNational?: (id: string) => boolean;
};

/**
 * One possible meaning of an ambiguous name; `id` is null for one known only from the alias table.
 */
export type Meaning = {
	id: string | null;
	name: string;
	state: string | null;
	country: string | null;
};

export function meaningOf(entry: NamedEntry): Meaning {
	return {
		id: entry.id,
		name: entry.name,
		state: entry.state ?? null,
		country: entry.country ?? null,
	};
}

/**
 * An alias table entry missing from our data: only its own suffix is known ('CSKA Sofia (BUL)').
 */
export function unknownMeaning(text: string): Meaning {
	const { base, state, country } = splitSuffixes(text);
	return { id: null, name: base, state, country };
}

type Rule = (meaning: Meaning) => boolean;

function evidenceRules({ state, country }: NameEvidence): Rule[] {
	const rules: Rule[] = [];
	if (state) rules.push((meaning) => meaning.state === state);
	else if (country) rules.push((meaning) => meaning.country === country);
	return rules;
}

function competitionRules(
	competitionId: string,
	meanings: readonly Meaning[],
	{ competitionById }: Surroundings,
): Rule[] {
	const rules: Rule[] = [];
	const competition = competitionById?.(competitionId);
	const { state, country } = competition ?? {};
	if (state) rules.push((meaning) => meaning.state === state);
	if (country) rules.push((meaning) => meaning.country === country);
	const area = areaOf(competitionId);
	if (area) rules.push((meaning) => isWithin(meaning.country, area));
	const ids = meanings.flatMap(({ id }) => (id === null ? [] : [id]));
	const meant = meantIn(competitionId, ids);
	if (meant) rules.push((meaning) => meaning.id !== null && meant.includes(meaning.id));
	return rules;
}

function opponentRules(
	opponent: Meaning | undefined,
	hints: ResolveHints,
	{ isNational }: Surroundings,
): Rule[] {
	if (!opponent?.id) return [];
	if (isNational?.(opponent.id))
		return [(meaning) => meaning.id !== null && isNational(meaning.id)];
	// In an international competition the opponent's country is no evidence.
	const country = hints.competitionId || hints.country ? null : opponent.country;
	const other: Rule = (meaning) =>
		meaning.id !== opponent.id && !(meaning.id !== null && isNational?.(meaning.id));
	return country ? [other, (meaning) => meaning.country === country] : [];
}

export type Evidence = {
	suffixes: NameEvidence;
	hints: ResolveHints;
	opponent: Meaning | undefined;
};

/**
 * Keeps the meanings that all evidence allows. `decided` = there was any evidence: without it an
 * ambiguous name stays open, even with a single known meaning.
 */
export function narrow(
	meanings: readonly Meaning[],
	evidence: Evidence,
	around: Surroundings,
): { left: Meaning[]; decided: boolean } {
	const { suffixes, hints, opponent } = evidence;
	const rules = [...evidenceRules(suffixes)];
	if (hints.state) rules.push((meaning) => meaning.state === hints.state);
	if (hints.country) rules.push((meaning) => isWithin(meaning.country, hints.country ?? ''));
	if (hints.competitionId) rules.push(...competitionRules(hints.competitionId, meanings, around));
	rules.push(...opponentRules(opponent, hints, around));
	return {
		left: meanings.filter((meaning) => rules.every((rule) => rule(meaning))),
		decided: rules.length > 0,
	};
}

/**
 * Whether the context contradicts an otherwise clear name. Its own suffix names another place
 * ('Flamengo-PI'), or a country or its league would have a foreign club ('Olimpia' in Honduras).
 */
export function contradicts(
	meaning: Meaning,
	{ suffixes, hints }: Evidence,
	around: Surroundings,
): boolean {
	if (suffixes.state && meaning.state !== suffixes.state) return true;
	if (suffixes.country && meaning.country !== suffixes.country) return true;
	if (meaning.id !== null && around.isNational?.(meaning.id)) return false;
	if (hints.state && meaning.state !== hints.state && meaning.country !== null) return true;
	// No contradiction under a confederation's heading: unlike a country's, it often precedes
	// unrelated games.
	if (
		hints.country &&
		!isConfederation(hints.country) &&
		meaning.country &&
		!playsIn(meaning.country, hints.country)
	)
		return true;
	const country = hints.competitionId
		? around.competitionById?.(hints.competitionId)?.country
		: null;
	return Boolean(country && meaning.country && meaning.country !== country);
}
