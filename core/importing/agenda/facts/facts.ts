import type { Region } from '#core/football-pt/coverage-words.ts';
import type { DayWords } from '#core/football-pt/day-words.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';

/** The facts of one game, apart from its sides. */
export type Facts = {
	time: string | null;
	zone: string | null;
	day: DayWords | null;
	/** The day is not set yet. */
	undated: boolean;
	/** 'a definir' replaces the day or the hour. */
	open: boolean;
	competition: string | null;
	round: string | null;
	venue: string | null;
	channels: RawChannel[];
	/** 'gravado', 'VT'. */
	recorded: boolean;
	untelevised: boolean;
	/** Where the section's channels show the game. */
	region: Region | null;
	status: GameStatus;
	otherSport: boolean;
	/** A channel or competition is only a guess. */
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
