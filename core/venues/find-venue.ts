import { UFS } from '#core/football-pt/uf.ts';
import { normalize } from '#core/search/normalize.ts';
import { BRAZIL_VENUES } from './reference/brazil-venues.ts';
import type { Venue } from './venue.ts';

/** What may stand before the name of a ground without being a part of it. */
const KIND = /^(?:estadio|stadium|stade|stadio|arena) (?:municipal )?(?:d[aeo] )?(?=\S)/u;

/**
 * The name of a ground as two sources may be compared by it, without the town that stands behind
 * it.
 */
export function venueName(text: string): string {
	return normalize(headOf(text));
}

/** The same without the word that says what it is: 'Estádio do Maracanã' → 'maracana'. */
export function bareVenueName(text: string): string {
	return venueName(text).replace(KIND, '');
}

/** All names that mean a ground of Brazil wherever they stand, comparable. */
export const BRAZIL_VENUE_NAMES: ReadonlySet<string> = new Set(
	BRAZIL_VENUES.flatMap((venue) => (venue.needsTown ? [] : namesOf(venue))),
);

const BY_NAME = Map.groupBy(
	BRAZIL_VENUES.flatMap((venue) => [...new Set(namesOf(venue))].map((name) => ({ name, venue }))),
	({ name }) => name,
);

/**
 * The ground of Brazil that a source means by these words: 'Estádio do Maracanã', 'Castelão,
 * Fortaleza (CE)'. Null where no ground or more than one bears the name, and where another town or
 * country stands behind it.
 */
export function findVenue(text: string): Venue | null {
	const behind = ` ${normalize(text.slice(headOf(text).length))} `;
	const named = BY_NAME.get(venueName(text)) ?? BY_NAME.get(bareVenueName(text)) ?? [];
	const [found, ...others] = named
		.map(({ venue }) => venue)
		.filter((venue) => behind === '  ' || isBehind(behind, venue));
	if (found === undefined || others.length > 0) return null;
	return behind === '  ' && found.needsTown ? null : found;
}

/** The ground at which a club is at home without doubt. Only invented games may rest on it. */
export function homeGround(teamId: string): Venue | null {
	return (
		BRAZIL_VENUES.find(
			({ teamIds, confidence }) => confidence === 'high' && teamIds.includes(teamId),
		) ?? null
	);
}

/** 'Castelão, Fortaleza' → 'Castelão'. */
function headOf(text: string): string {
	return text.split(/[,(]|\s[–—-]\s/u)[0] ?? '';
}

function namesOf({ name, others }: Venue): string[] {
	return [name, ...others].map(normalize);
}

/** Whether words behind a name mean its town, its state or another of its names. */
function isBehind(words: string, venue: Venue): boolean {
	return [venue.city, venue.state, UFS[venue.state], ...namesOf(venue)].some((name) =>
		words.includes(` ${normalize(name)} `),
	);
}
