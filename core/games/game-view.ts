import type { AnswerSet } from '#core/answer/answer.ts';
import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Mark } from '#core/channels/channel-mark.ts';
import type { OpeningFacts } from '#core/channels/channel-opening.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { Broadcast } from './broadcast.ts';
import type { Reach } from './coverage/reach.ts';
import type { GameList, TeamCard } from './day/day-view.ts';
import type { ChangeKind, GameStatus } from './game.ts';
import type { GamePlace } from './game-place.ts';
import type { KickoffFact } from './kickoff-move.ts';

/** One channel on the page of a game, with all its known facts. */
export type BroadcastDetail = Pick<
	Broadcast,
	'state' | 'coverage' | 'link' | 'note' | 'source' | 'verifiedAt'
> & {
	channel: {
		id: string;
		name: string;
		group: ChannelGroup;
		free: boolean;
		url: string | null;
		mark: Mark;
		opening?: OpeningFacts;
	};
	/**
	 * Where it is received; an open channel with another game at the same minute reaches an unknown
	 * set of states.
	 */
	reach: Reach;
};

/** One line of the public history. The copy has the texts. */
export type ChangeLine = {
	at: number;
	kind: ChangeKind;
	before: string | null;
	after: string | null;
	source: string | null;
};

/** The page of a game as plain data. */
export type GameView = {
	slug: string;
	home: TeamCard;
	away: TeamCard;
	/** Neutral name of each side for titles: team name or 'A definir'. */
	title: string;
	competition: { id: string; name: string; shortName: string } & Audience;
	round: string | null;
	day: string;
	kickoffAt: number | null;
	/** The kickoff before the last move; absent when it never moved. */
	former?: KickoffFact;
	/** IANA zone of the source; shown beside Brasília time when it differs. */
	zone: string;
	venue: string | null;
	/** Where it is played; absent where nothing is known. */
	place?: GamePlace;
	status: GameStatus;
	/**
	 * Absent = no score is known. `phase` = how far it goes, '' = not said; `source` = who says it,
	 * and since when. The history below shows none.
	 */
	score?: { home: number; away: number; phase: string; source: string };
	live: boolean;
	/** It is past: no channel will be announced any more. */
	behind: boolean;
	/**
	 * This game and those that its open channels show elsewhere at the same minute; absent without
	 * any.
	 */
	sameTime?: GameList;
	/** Empty = "transmissão a confirmar"; for a past game "canal não registrado". */
	broadcasts: BroadcastDetail[];
	noBroadcast: boolean;
	/** Where to watch it, in words: the country's answer, and those of states that differ. */
	answers: AnswerSet;
	changes: ChangeLine[];
	updatedAt: number;
	demo: boolean;
};
