/**
 * Kinds of evidence for the zone of an hour, strongest first. `home`: a game in Brazil without any
 * other evidence.
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

/** A reason to read an hour in a zone. */
export type HourEvidence = {
	ground: Exclude<Ground, 'home'>;
	/** IANA name, 'UTC', an offset such as '-06:00', or one of `PLACE`, `LEAGUE`, `READER`. */
	zone: string;
	/** Words of the source, or what was found in it. */
	words: string;
	/** It may contradict other evidence, but decides nothing alone. */
	supports?: true;
};

/**
 * An hour to interpret: local date and hour as written, with the zones of its place and league if
 * known.
 */
export type HourOfGame = {
	/** YYYY-MM-DD */
	date: string | null;
	/** HH:MM; null = still undefined, so no zone is needed. */
	time: string | null;
	place: string | null;
	league: string | null;
	/** The game is played in Brazil. */
	inBrazil: boolean;
};

/**
 * The decision about an hour. `zone` null: a person must decide, because there is no evidence or it
 * is contradictory.
 */
export type HourDecision =
	| { zone: string; by: Ground; words: string[] }
	| { zone: null; by: 'contradiction' | 'nothing'; words: string[] };
