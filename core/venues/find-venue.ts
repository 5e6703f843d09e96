import { UFS } from '#core/football-pt/uf-names.ts';
import { normalize } from '#core/search/normalize.ts';
import { BRAZIL_VENUES } from './reference/brazil-venues.ts';
import type { Venue } from './venue.ts';

/** Words that may precede the name of a ground without belonging to it. */
const KIND = /^(?:estadio|stadium|stade|stadio|arena) (?:municipal )?(?:d[aeo] )?(?=\S)/u;

/** The comparable name of a ground, without the town after it. */
export function venueName(text: string): string {
	return normalize(headOf(text));
}

/** The name without its kind: 'Estádio do Maracanã' → 'maracana'. */
export function bareVenueName(text: string): string {
	return venueName(text).replace(KIND, '');
}

/** All comparable names that mean a Brazilian ground without further context. */
export const BRAZIL_VENUE_NAMES: ReadonlySet<string> = new Set(
	BRAZIL_VENUES.flatMap((venue) => (venue.needsTown ? [] : namesOf(venue))),
);

const BY_NAME = Map.groupBy(
	BRAZIL_VENUES.flatMap((venue) => [...new Set(namesOf(venue))].map((name) => ({ name, venue }))),
	({ name }) => name,
);

/**
 * The Brazilian ground in a source's text: 'Estádio do Maracanã', 'Castelão, Fortaleza (CE)'. Null
 * where no ground or more than one has the name, and where another town or country follows.
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

/** The certain home ground of a club. Only invented games may depend on it. */
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

/** Whether the words after a name mean its town, its state or another of its names. */
function isBehind(words: string, venue: Venue): boolean {
	return [venue.city, venue.state, UFS[venue.state], ...namesOf(venue)].some((name) =>
		words.includes(` ${normalize(name)} `),
	);
}
