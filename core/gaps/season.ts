import { stageOf } from '#core/games/legs.ts';

/** Published games of one competition that share a day and a round. */
export type SeasonSlice = {
	/** America/Sao_Paulo, YYYY-MM-DD. */
	day: string;
	round: string | null;
	/** All of them but the cancelled ones. */
	games: number;
	/** Those that are still on: without postponed ones too. */
	standing: number;
};

/** A game of a tie whose round names the leg. */
export type LegGame = { day: string; round: string; home: string; away: string };

/** What the guide knows of a competition, from some weeks ago to some weeks ahead. */
export type Season = { type: string; slices: readonly SeasonSlice[]; legs: readonly LegGame[] };

/** What the name of a round says. */
export type RoundParts = {
	/** The stage without its number: equal rounds of one phase or group share it. */
	family: string;
	/** Of a league round. */
	number: number | null;
	/** Games that the name of a knockout stage promises, each leg counted apart. */
	ties: number | null;
	leg: 'first' | 'second' | null;
};

const NUMBERED = /\b(\d{1,2})[ao]? rodada\b/u;

/** Ties of the knockout stages, by their normalised names. */
const TIES: Readonly<Record<string, number>> = {
	'64 avos de final': 64,
	'32 avos de final': 32,
	'16 avos de final': 16,
	'oitavas de final': 8,
	'quartas de final': 4,
	semifinal: 2,
	final: 1,
};

/** Reads the name of a round as the guide writes it; unknown words become the family. */
export function roundParts(round: string): RoundParts {
	const { stage, leg } = stageOf(round);
	const number = NUMBERED.exec(stage)?.[1];
	return {
		family: stage.replace(NUMBERED, '#'),
		number: number === undefined ? null : Number(number),
		ties: Object.hasOwn(TIES, stage) ? (TIES[stage] ?? null) : null,
		leg,
	};
}
