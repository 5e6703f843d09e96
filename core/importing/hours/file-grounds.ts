import { isOfPortugal, provesBrazil } from '#core/football-pt/channel-countries.ts';
import type { ListingWords } from '#core/football-pt/listing-words.ts';
import { PLACE } from '#core/football-pt/zone-words.ts';
import { normalize } from '#core/search/normalize.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { localToInstant } from '#core/site/zoned-time.ts';
import { zoneFor } from './decide-hour.ts';
import type { HourEvidence, HourOfGame } from './hour-evidence.ts';

/** The facts of one game that are evidence for the hours of its file. */
export type GameSigns = {
	hour: HourOfGame;
	/**
	 * Channels as written, with their ids in the guide. `states`: the source limits the channel to
	 * some states.
	 */
	channels: readonly { name: string; id: string | null; states: boolean }[];
	/** A domestic competition of Brazil, as named in the source; null for others. */
	brazilian: string | null;
	/** Instants (UTC ms) of games between the same sides in the guide. */
	known: readonly number[];
	/** Zones suggested by the format of the file. */
	suggested: readonly string[];
	words: ListingWords;
};

/** This many games at the same instant as in the guide are decisive. */
const ENOUGH_GAMES = 3;
const NEAR_MS = 36 * 3_600_000;
const MOST_WORDS = 3;

/** Clocks that a listing may use, besides those that it suggests. */
const CANDIDATES = [
	GUIDE_ZONE,
	PLACE,
	'Europe/London',
	'Europe/Lisbon',
	'Europe/Madrid',
	'UTC',
	'America/New_York',
	'America/Argentina/Buenos_Aires',
];

/**
 * The weaker evidence of a whole file: games known to the guide, Brazilian channels, states and
 * competitions, Portuguese stations.
 */
export function groundsOfFile(games: readonly GameSigns[]): HourEvidence[] {
	return [...groundsOfGuide(games), ...groundsOfChannels(games), ...groundsOfCompetitions(games)];
}

/**
 * The zones that match the most games of the guide. Zones of games that these do not explain only
 * count as contradictions.
 */
function groundsOfGuide(games: readonly GameSigns[]): HourEvidence[] {
	const zones = [...new Set([...CANDIDATES, ...games.flatMap(({ suggested }) => suggested)])];
	const fits = games.map(
		(game) => new Set(game.known.length === 0 ? [] : zones.filter((zone) => fitsGuide(game, zone))),
	);
	const counts = zones.map((zone) => ({ zone, count: fits.filter((fit) => fit.has(zone)).length }));
	const most = Math.max(0, ...counts.map(({ count }) => count));
	if (most === 0) return [];
	const best = counts.filter(({ count }) => count === most).map(({ zone }) => zone);
	const others = new Set(
		fits.filter((fit) => !best.some((zone) => fit.has(zone))).flatMap((fit) => [...fit]),
	);
	const words = String(most);
	const decides = most >= ENOUGH_GAMES ? {} : ({ supports: true } as const);
	return [
		...best.map((zone): HourEvidence => ({ ground: 'guide', zone, words, ...decides })),
		...[...others].map((zone): HourEvidence => ({ ground: 'guide', zone, words, supports: true })),
	];
}

function fitsGuide({ hour, known }: GameSigns, candidate: string): boolean {
	const zone = zoneFor(hour, candidate);
	if (zone === null || hour.date === null || hour.time === null) return false;
	const instant = localToInstant(hour.date, hour.time, zone)?.epochMs;
	return (
		instant !== undefined && known.some((at) => at === instant && Math.abs(at - instant) < NEAR_MS)
	);
}

/** Channels are decisive when at least half of the games with channels have one of that country. */
function groundsOfChannels(games: readonly GameSigns[]): HourEvidence[] {
	const shown = games.filter(({ channels }) => channels.length > 0);
	const ofBrazil = shown.map(brazilianChannel);
	const ofPortugal = shown.map(
		({ channels }) => channels.find(({ name }) => isOfPortugal(normalize(name)))?.name,
	);
	return [
		...ground('brazil', GUIDE_ZONE, ofBrazil, shown.length),
		...ground('portugal', 'Europe/Lisbon', ofPortugal, shown.length),
	];
}

function brazilianChannel({ channels, words }: GameSigns): string | undefined {
	return channels.find(
		({ name, id, states }) =>
			states ||
			(id !== null && !isOfPortugal(normalize(name)) && provesBrazil(id, words === 'brazil')),
	)?.name;
}

function ground(
	kind: 'brazil' | 'portugal',
	zone: string,
	found: readonly (string | undefined)[],
	of: number,
): HourEvidence[] {
	const names = found.filter((name) => name !== undefined);
	if (names.length === 0) return [];
	const words = [...new Set(names)].sort().slice(0, MOST_WORDS).join(', ');
	return [
		{ ground: kind, zone, words, ...(names.length * 2 >= of ? {} : ({ supports: true } as const)) },
	];
}

/**
 * A Brazilian competition named in Portuguese; in a foreign listing the name is only borrowed, so
 * it does not decide.
 */
function groundsOfCompetitions(games: readonly GameSigns[]): HourEvidence[] {
	const found = games.filter(({ brazilian }) => brazilian !== null && isPortuguese(brazilian));
	if (found.length === 0) return [];
	const words = [...new Set(found.flatMap(({ brazilian }) => brazilian ?? []))]
		.sort()
		.slice(0, MOST_WORDS)
		.join(', ');
	const isBorrowed = found.every((game) => game.words === 'foreign');
	return [
		{
			ground: 'brazil',
			zone: GUIDE_ZONE,
			words,
			...(isBorrowed ? ({ supports: true } as const) : {}),
		},
	];
}

/**
 * Words unique to the Portuguese names of Brazilian competitions: 'Serie A' alone is also Italian.
 */
const PORTUGUESE =
	/[ãõçâêôáéíóú]|\b(?:brasileir[ao]o?|campeonato|copa d[oe]|paulist[ao]o?|carioca|cariocao|gauch[ao]o?|mineiro|baian[ao]o?|cearense|pernambucano|catarinense|paranaense|goian[ao]o?|paraense|copinha|estadual)\b/iu;

function isPortuguese(name: string): boolean {
	return (
		PORTUGUESE.test(name) &&
		!/\bbra[sz]il(?:ian)?\b(?! s[ée]rie)/iu.test(name.replace(/copa do brasil/iu, ''))
	);
}
