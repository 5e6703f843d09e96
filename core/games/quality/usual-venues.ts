import { normalize } from '#core/search/normalize.ts';
import type { CheckedGame, UsualVenues, VenueUse } from './checked-game.ts';
import type { QualityWarning } from './warning.ts';

/** Fewer games do not make a habit. */
const LEAST_GAMES = 4;
/** A ground with this many of the host's games is one of its own. */
const OWN_GAMES = 2;
const EVERY_GROUND = new Set([
	'estadio',
	'arena',
	'stadium',
	'municipal',
	'de',
	'do',
	'da',
	'dos',
	'das',
	'e',
	'the',
	'dr',
	'doutor',
	'prof',
]);

/** The grounds of hosts, by team. */
export function usualVenues(uses: readonly VenueUse[]): UsualVenues {
	return Map.groupBy(uses, ({ teamId }) => teamId);
}

/**
 * Warns of a ground that the host does not usually use. It is often correct anyway (a suspended
 * ground, an agreement), so the warning only names the usual ground.
 */
export function checkVenue(
	{ home, venue }: Pick<CheckedGame, 'home' | 'venue'>,
	venues: UsualVenues,
): QualityWarning[] {
	const uses = home.teamId === null ? [] : (venues.get(home.teamId) ?? []);
	if (venue === null || total(uses) < LEAST_GAMES) return [];
	const here = total(uses.filter((use) => isSameGround(use.venue, venue)));
	const [main] = uses.toSorted((a, b) => b.games - a.games);
	if (main === undefined || here >= OWN_GAMES || main.games * 2 < total(uses)) return [];
	return [{ kind: 'foreign-venue', usual: main.venue }];
}

/**
 * Whether two names mean one ground: the longer one contains all words of the shorter one
 * ('Maracanã', 'Estádio do Maracanã, Rio').
 */
export function isSameGround(a: string, b: string): boolean {
	const [one, two] = [wordsOf(a), wordsOf(b)];
	const [few, many] = one.size <= two.size ? [one, two] : [two, one];
	return [...few].every((word) => many.has(word));
}

function wordsOf(venue: string): Set<string> {
	const words = normalize(venue).split(' ');
	const distinctive = words.filter((word) => !EVERY_GROUND.has(word));
	return new Set(distinctive.length > 0 ? distinctive : words);
}

function total(uses: readonly VenueUse[]): number {
	return uses.reduce((sum, { games }) => sum + games, 0);
}
