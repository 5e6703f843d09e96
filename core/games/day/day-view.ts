import type { AnswerLines } from '#core/answer/answer.ts';
import type { GroupLine } from '#core/answer/group-line.ts';
import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Mark } from '#core/channels/channel-mark.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { Disc } from '#core/teams/disc.ts';

/**
 * A team as a page shows it. `keys` = normalised names, aliases and nicknames that the page filter
 * matches; `id` leads to its page and is absent only for a side still to be defined.
 */
/** `picture` = the uploaded crest: only the page of a game has room for it. */
export type TeamCard = {
	id?: string;
	name: string;
	disc: Disc | null;
	keys: string;
	picture?: string;
};
/**
 * `gender` and `ageGroup` only where they are not the men's first team's: the list then says so.
 */
export type CompetitionCard = {
	id: string;
	name: string;
	priority: number;
	keys: string;
	/** What its games of the list without an announced channel have in common. */
	said?: GroupLine;
} & Audience;
/**
 * `mark` = its coloured initial; `regionUfs` = where a regional station is received, 'SP PR';
 * absent = the whole country.
 */
export type ChannelCard = {
	id: string;
	name: string;
	group: ChannelGroup;
	free: boolean;
	mark: Mark;
	regionUfs?: string;
};

/**
 * A broadcast in a list: channel by its place in `DayView.channels`; UFs as 'SP PR', absent = no
 * limit, `UNKNOWN_UFS` = not told.
 */
export type BroadcastCard = {
	channel: number;
	state: BroadcastState;
	include?: string;
	exclude?: string;
};

/**
 * The country's answer as a sentence, and the names of channels that are only usual where none is
 * announced.
 */
export type ToldGame = { sentence: string; usual?: string[] };

/**
 * A game in a list. Teams, competition and channels are places in the view's own tables, so each
 * name travels once.
 */
export type GameCard = {
	slug: string;
	/** Place in `teams`, or the text of a side still to be defined. */
	home: number | string;
	away: number | string;
	competition: number;
	round?: string;
	/** UTC milliseconds; absent while the hour is undefined. */
	kickoffAt?: number;
	/** YYYY-MM-DD, only while the hour is undefined: else it follows from `kickoffAt`. */
	day?: string;
	/** Absent = scheduled. */
	status?: Exclude<GameStatus, 'scheduled'>;
	broadcasts: BroadcastCard[];
	/**
	 * Where it is watched, in words: a line for the country, and those of states that have another.
	 */
	answer: AnswerLines;
	/** For texts, and only on the server: a packed day leaves it out. */
	told?: ToldGame;
	/** A source says that nobody shows it. */
	noBroadcast?: true;
	/** Label of the hour before the last change ('19h', 'a definir', '12/11 16h'). */
	movedFrom?: string;
};

/**
 * live = running now · next = the first ones to come (only today, after the last game: of the
 * following days) · hour = one kickoff hour · undefined = hour to be defined · over = today's games
 * already played · off = postponed and cancelled.
 */
export type SectionKind = 'live' | 'next' | 'over' | 'hour' | 'undefined' | 'off';

/** A heading of the day and the places of its games in `DayView.games`. */
export type DaySection = {
	kind: SectionKind;
	/** '21h30' for hours; '' for the others, whose words are copy. */
	label: string;
	/** Hours from 00h00 to 05h59: the night that a fan calls "madrugada". */
	madrugada?: true;
	games: number[];
};

/** Games in their final order, and the names that they point at. */
export type GameList = {
	teams: TeamCard[];
	competitions: CompetitionCard[];
	channels: ChannelCard[];
	games: GameCard[];
};

/** A whole day of the guide as plain data: what the server renders and the browser hydrates. */
export type DayView = GameList & {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	today: string;
	/** Games of this day that stand: without those of `next`, and those called off. */
	total: number;
	/** UTC ms of the last change to data of this day, for "atualizado às". */
	updatedAt: number | null;
	sections: DaySection[];
	/** Places of all games, those that matter most first (`rankGames`). */
	ranked: number[];
	/** A network of open television parts the country on this day: it has a map. */
	mapped?: true;
	/** True while any game shown belongs to the demonstration. */
	demo?: true;
};
