import type { Region } from '#core/football-pt/coverage-words.ts';
import type { DayWords } from '#core/football-pt/day-words.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';

/** What was read about one game besides its sides. */
export type Facts = {
	time: string | null;
	zone: string | null;
	day: DayWords | null;
	/** The line says that the day is still to be told. */
	undated: boolean;
	/** The line says that something is still to be told, in the place of the day or the hour. */
	open: boolean;
	competition: string | null;
	round: string | null;
	venue: string | null;
	channels: RawChannel[];
	/** Not live: 'gravado', 'VT'. */
	recorded: boolean;
	/** The text says that nobody shows it. */
	untelevised: boolean;
	/** Where the channels of the section show this game. */
	region: Region | null;
	status: GameStatus;
	otherSport: boolean;
	/** A field that could be nothing else was taken for a channel or competition. */
	guessed: boolean;
};

export function noFacts(): Facts {
	return {
		time: null,
		zone: null,
		day: null,
		undated: false,
		open: false,
		competition: null,
		round: null,
		venue: null,
		channels: [],
		recorded: false,
		untelevised: false,
		region: null,
		status: 'scheduled',
		otherSport: false,
		guessed: false,
	};
}
