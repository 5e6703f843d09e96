/**
 * What told the zone of an hour, the strongest first. `home`: a game in Brazil of which nothing
 * else tells.
 */
export const GROUNDS = [
	'asked',
	'written',
	'format',
	'guide',
	'brazil',
	'portugal',
	'home',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** One reason to read an hour in a zone. */
export type HourEvidence = {
	ground: Exclude<Ground, 'home'>;
	/** IANA name, 'UTC', an offset such as '-06:00', or one of `PLACE`, `LEAGUE`, `READER`. */
	zone: string;
	/** The words of the source, or what was seen in it. */
	words: string;
	/** It may contradict, and decides nothing alone. */
	supports?: true;
};

/**
 * One hour to be read: local date and hour as written, the zones of its place and league where they
 * are known.
 */
export type HourOfGame = {
	/** YYYY-MM-DD */
	date: string | null;
	/** HH:MM; null = still undefined, so that no zone matters. */
	time: string | null;
	place: string | null;
	league: string | null;
	/** The game is played in Brazil. */
	inBrazil: boolean;
};

/**
 * What was decided of an hour. `zone` null = a person is asked: nothing tells it, or what tells it
 * disagrees.
 */
export type HourDecision =
	| { zone: string; by: Ground; words: string[] }
	| { zone: null; by: 'contradiction' | 'nothing'; words: string[] };
