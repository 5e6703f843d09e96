import type { ChannelGroup } from '#core/channels/channel.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import type { GameStatus } from '#core/games/game.ts';

/**
 * How far an answer can be relied on. confirmed = a channel surely shows it here · shown = it is
 * over and was on a channel · unconfirmed = announced, not certain · usual = where such games
 * usually are, computed on request and never stored · rights = who may show the competition · none
 * = a source says that no channel shows it · open = nothing announced here · unrecorded = the game
 * is over and no channel is known · off = called off.
 */
export type AnswerKind =
	| 'confirmed'
	| 'shown'
	| 'unconfirmed'
	| 'usual'
	| 'rights'
	| 'none'
	| 'open'
	| 'unrecorded'
	| 'off';

/** "Where do I watch this game?" in pt-BR, with the parts of `sentence` (`answerSentence`). */
export type Answer = {
	kind: AnswerKind;
	/**
	 * 'Em Pernambuco', 'Você tem'; null = the country's answer, or one whose other parts name the
	 * place.
	 */
	place: string | null;
	/**
	 * The large text: 'Globo', 'sportv ou Premiere', 'Costuma passar na ESPN', 'Globo em 11 estados ·
	 * Premiere em todo o Brasil'.
	 */
	headline: string;
	/** After the headline: 'de graça', 'pagos', 'ainda não confirmado'; null = nothing. */
	access: string | null;
	/**
	 * What an open channel shows here instead: 'Em São Paulo a Globo mostra Corinthians x Coritiba'.
	 */
	counter: string | null;
	/** Evidence of a usual channel: '9 dos últimos 10'. Pages show it beside the sentence. */
	ground: string | null;
	/** Confirmed channels here that the headline does not name: '+2 pagos'; null = none. */
	rest: string | null;
	/** The whole sentence: 'Em Pernambuco: Globo, de graça.' */
	sentence: string;
	/**
	 * The confirmed channel drawn as a chip, and the words in it ('em PE, de graça'); null = plain
	 * text, no chip.
	 */
	lead: (AnswerChannel & { words: string }) | null;
	/** The answer in a line without a chip: 'transmissão a confirmar', 'costuma passar na ESPN'. */
	line: string;
	/** Beside the chip: '+2 pagos', '+ CazéTV', 'Globo não em PE'. */
	beside: string | null;
};

/**
 * The answers of one game for all readers. `states` is empty where no state has an answer of its
 * own. Otherwise each state is in one entry, codes separated by spaces. Texts of `states` hold
 * `PLACE_MARKS` in place of the state: `answerIn` fills them.
 */
export type AnswerSet = { country: Answer; states: { ufs: string; answer: Answer }[] };

/** Placeholders in texts that several states share: 'Em Pernambuco', 'para Goiás', 'PE'. */
export const PLACE_MARKS = { inside: '{Em}', toward: '{para}', code: '{UF}' } as const;

/**
 * An answer in one line of a list. `channel` = index, among the list's channels, of the one drawn
 * as a chip; absent = plain text.
 */
export type AnswerLine = { kind: AnswerKind; channel?: number; words: string; beside?: string };

/** The list form of an `AnswerSet`; `states` absent = one answer for the country. */
export type AnswerLines = { country: AnswerLine; states?: { ufs: string; line: AnswerLine }[] };

export type AnswerChannel = { id: string; name: string; group: ChannelGroup; free: boolean };

/** A channel of a game. `family` = the channel whose feed it is. */
export type AnswerWay = {
	channel: AnswerChannel & { family?: string };
	state: Exclude<BroadcastState, 'none'>;
	reach: Reach;
};

/** Another game that an open channel of this one surely shows at the same minute. */
export type AnswerRival = { channelId: string; title: string; reach: Reach };

/**
 * `games` = how many of the counted games it showed; `partly` = not always in every state; `set` =
 * equal for channels that show a game together; absent = all of them do.
 */
type ExpectedWay = AnswerChannel & { games?: number; partly?: true; set?: number };

/**
 * What can be said of a game without a channel of its own. `usual`: where its slot usually is, in
 * `times` of the `of` games counted; absent where these channels show every game of the
 * competition. `rights`: who may show games of the competition, each some of them.
 */
export type ExpectedFacts = {
	kind: 'usual' | 'rights';
	channels: readonly ExpectedWay[];
	times?: number;
	of?: number;
};

/** Everything an answer is derived from. */
export type AnswerGame = {
	status: GameStatus;
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	/** UTC milliseconds, null while the hour is undefined. */
	kickoffAt: number | null;
	ways: readonly AnswerWay[];
	/** A source says that no channel shows it. */
	noBroadcast: boolean;
	rivals: readonly AnswerRival[];
	/** Counts only where no source names a channel. */
	expected?: ExpectedFacts;
};

/** The channels and channel groups that a reader says they can watch. */
export type AnswerMine = { channels: readonly string[]; groups: readonly ChannelGroup[] };
