import type { VenueNames } from '#core/games/known-venues.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Resolver } from '#core/search/resolution.ts';
import { splitTitle, wordsOfVenues } from './venue-words.ts';

/** A game that an article may be about. */
type NamedGame = {
	id: string;
	competitionId: string;
	teamIds: readonly string[];
	kickoffAt: number;
};

type Subjects = { teamIds: string[]; competitionIds: string[]; gameIds: string[] };

export type SubjectFinder = {
	teams: Pick<Resolver, 'resolve' | 'knows'>;
	competitions: Pick<Resolver, 'resolve' | 'knows'>;
	/** Games of the days around the news. */
	games: readonly NamedGame[];
	/** Built by `venueNames`. */
	venues: VenueNames;
};

/** Longest name of a team or competition in words. */
const LONGEST = 5;
const MOST = 4;
/** Alone, these are everyday words, whatever bears the name. */
const COMMON = new Set(
	'america brasil copa final maracana guarani internacional liga nacional real remo santos santa sport time uniao vitoria'.split(
		' ',
	),
);
/** News may be about a game up to two days after it and up to a week before. */
const BEFORE_MS = 7 * 86_400_000;
const AFTER_MS = 2 * 86_400_000;

/**
 * Subjects of a piece of news, from the guide's single resolver. It takes names in the title
 * (longest first, capitalised), then games between two of those teams around `at` (UTC ms). Only
 * certain matches count: an operator decides ambiguous names. A club's name within that of a venue
 * ('Arena Corinthians') does not mean the club.
 */
export function suggestSubjects(
	title: string,
	at: number,
	{ teams, competitions, games, venues }: SubjectFinder,
): Subjects {
	const parts = splitTitle(title);
	const isVenue = wordsOfVenues(parts, venues, (name) => teams.knows(name));
	const words = parts.map(({ text }) => text);
	const teamIds: string[] = [];
	const competitionIds: string[] = [];
	for (let place = 0; place < words.length; place += 1) {
		const venue = isVenue.indexOf(true, place);
		const found = longestName(venue === -1 ? words : words.slice(0, venue), place, {
			teams,
			competitions,
		});
		if (found === null) continue;
		const list = found.kind === 'team' ? teamIds : competitionIds;
		if (!list.includes(found.id)) list.push(found.id);
		place += found.length - 1;
	}
	const meant = games.filter(
		({ teamIds: sides, kickoffAt }) =>
			sides.filter((id) => teamIds.includes(id)).length >= 2 &&
			kickoffAt > at - AFTER_MS &&
			kickoffAt < at + BEFORE_MS,
	);
	const nearest = meant
		.toSorted((a, b) => Math.abs(a.kickoffAt - at) - Math.abs(b.kickoffAt - at))
		.slice(0, 1);
	return {
		teamIds: teamIds.slice(0, MOST),
		competitionIds: [
			...new Set([...competitionIds, ...nearest.map(({ competitionId }) => competitionId)]),
		].slice(0, MOST),
		gameIds: nearest.map(({ id }) => id),
	};
}

type Names = Pick<SubjectFinder, 'teams' | 'competitions'>;
type Found = { kind: 'team' | 'competition'; id: string; length: number };

function longestName(
	words: readonly string[],
	place: number,
	{ teams, competitions }: Names,
): Found | null {
	if (!/^[\p{Lu}\d]/u.test(words[place] ?? '')) return null;
	for (let length = Math.min(LONGEST, words.length - place); length >= 1; length -= 1) {
		const name = words
			.slice(place, place + length)
			.join(' ')
			.replace(/[.]+$/u, '');
		const isPlain = length === 1 && (name.length < 3 || COMMON.has(normalize(name)));
		for (const [kind, resolver] of [
			['competition', competitions],
			['team', teams],
		] as const) {
			if (isPlain || !resolver.knows(name)) continue;
			const { id } = resolver.resolve(name);
			if (id !== null) return { kind, id, length };
		}
	}
	return null;
}
