import type { Region } from '#core/football-pt/coverage-words.ts';
import type { DayWords } from '#core/football-pt/day-words.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';

/** What was read about one game, apart from its sides. */
export type Facts = {
	time: string | null;
	zone: string | null;
	day: DayWords | null;
	/** The line says that the day is not set yet. */
	undated: boolean;
	/** The line has 'a definir' or the like in place of the day or the hour. */
	open: boolean;
	competition: string | null;
	round: string | null;
	venue: string | null;
	channels: RawChannel[];
	/** Not live: 'gravado', 'VT'. */
	recorded: boolean;
	/** The text says that no channel shows the game. */
	untelevised: boolean;
	/** The region in which the section's channels show this game. */
	region: Region | null;
	status: GameStatus;
	otherSport: boolean;
	/** A field was taken for a channel or competition only because it could be nothing else. */
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
