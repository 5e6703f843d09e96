import type { AnswerLines } from '#core/answer/answer.ts';
import type { GroupLine } from '#core/answer/group-line.ts';
import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Mark } from '#core/channels/channel-mark.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { Disc } from '#core/teams/disc.ts';

/**
 * A team as a page shows it. `keys` = normalised names, aliases and nicknames for the page filter.
 * `id` links to its page and is absent only for an undecided side.
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
 * `gender` and `ageGroup` are set only where they differ from men's first teams: the list then
 * shows them.
 */
export type CompetitionCard = {
	id: string;
	name: string;
	priority: number;
	keys: string;
	/** What its listed games without an announced channel have in common. */
	said?: GroupLine;
} & Audience;
/**
 * `mark` = its coloured initial; `regionUfs` = states that receive a regional station, 'SP PR';
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
 * A broadcast in a list: index of its channel in `DayView.channels`; UFs as 'SP PR', absent = no
 * limit, `UNKNOWN_UFS` = unknown.
 */
export type BroadcastCard = {
	channel: number;
	state: BroadcastState;
	include?: string;
	exclude?: string;
};

/**
 * The country's answer as a sentence, and the names of merely usual channels where none is
 * announced.
 */
export type AnswerText = { sentence: string; usual?: string[] };

/** Goals of both sides, and how far the score goes in words ('fim de jogo', '62 min, às 21h34'). */
export type ScoreLine = readonly [home: number, away: number, note: string];

/**
 * A game in a list. Teams, competition and channels are indexes into the view's own tables, so each
 * name is sent once.
 */
export type GameCard = {
	slug: string;
	/** Index in `teams`, or the text of an undecided side. */
	home: number | string;
	away: number | string;
	competition: number;
	round?: string;
	/** UTC milliseconds; absent while the hour is undefined. */
	kickoffAt?: number;
	/** YYYY-MM-DD, only while the hour is undefined: otherwise `kickoffAt` implies it. */
	day?: string;
	/** Absent = scheduled. */
	status?: Exclude<GameStatus, 'scheduled'>;
	/** Absent = no score is known. */
	score?: ScoreLine;
	broadcasts: BroadcastCard[];
	/** Where to watch it, in words: a line for the country, and lines for states that differ. */
	answer: AnswerLines;
	/** For texts, on the server only: a packed day omits it. */
	answerText?: AnswerText;
	/** A source says that no channel shows it. */
	noBroadcast?: true;
	/** Label of the previous hour ('19h', 'a definir', '12/11 16h'). */
	movedFrom?: string;
};

/**
 * live = running now · next = the first upcoming ones (only today; after the last game those of the
 * following days) · hour = one kickoff hour · undefined = no hour yet · over = today's finished
 * games · off = postponed and cancelled.
 */
export type SectionKind = 'live' | 'next' | 'over' | 'hour' | 'undefined' | 'off';

/** A heading of the day and the indexes of its games in `DayView.games`. */
export type DaySection = {
	kind: SectionKind;
	/** '21h30' for hours; '' for the others, whose texts are in the copy. */
	label: string;
	/** Hours from 00h00 to 05h59: fans call that night "madrugada". */
	madrugada?: true;
	games: number[];
};

/** Games in their final order, and the names that they refer to. */
export type GameList = {
	teams: TeamCard[];
	competitions: CompetitionCard[];
	channels: ChannelCard[];
	games: GameCard[];
};

/** A whole day of the guide as plain data: the server renders it and the browser hydrates it. */
export type DayView = GameList & {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	today: string;
	/** Games of this day, without those of `next` and those called off. */
	total: number;
	/** UTC ms of the last change to data of this day, for "atualizado às". */
	updatedAt: number | null;
	sections: DaySection[];
	/** Indexes of all games, the most important first (`rankGames`). */
	ranked: number[];
	/** An open television network splits the country on this day, so it has a map. */
	mapped?: true;
	/** True while any shown game belongs to the demo. */
	demo?: true;
};
