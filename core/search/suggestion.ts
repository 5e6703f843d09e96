import type { Look } from '#core/answer/wording.ts';
import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Mark } from '#core/channels/channel-mark.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { Disc } from '#core/teams/disc.ts';
import type { Understood } from './query/understanding.ts';

/** A team, competition or channel that a term names. */
export type NamedThing =
	| { kind: 'team'; id: string; name: string; state: string | null; country: string }
	| ({
			kind: 'competition';
			id: string;
			name: string;
			state: string | null;
			country: string | null;
	  } & Audience)
	| { kind: 'channel'; id: string; name: string; group: ChannelGroup; free: boolean };

/**
 * A sentence in parts: 'Amanhã, 20h, em Pernambuco:' · 'Globo' · 'de graça'; `line` = 'Amanhã, 20h
 * · Globo, de graça'.
 */
export type SentenceParts = { when: string; headline: string; access: string | null; line: string };

/** A game that a reader may mean, with its answer. */
export type GameSuggestion = {
	kind: 'game';
	/** Its slug. */
	id: string;
	home: string;
	away: string;
	competition: string;
	day: string;
	/** UTC milliseconds, null while the hour is undefined. */
	kickoffAt: number | null;
	/** When and where to watch it as one sentence: 'Amanhã, 20h, em Pernambuco: Globo, de graça.' */
	resposta: string;
	/** The sentence in parts, for lists that style them. */
	told: SentenceParts;
	/** Style of the first channel in the answer; `mark` '' = no certain channel. */
	look: Look;
	mark: Mark;
	/** For both sides; null = colours unknown. */
	discs: readonly [Disc | null, Disc | null];
};

type SuggestionKind = 'team' | 'competition' | 'channel' | 'game' | 'article' | 'page' | 'filter';

/**
 * One thing that a typing reader may mean. `detail` = distinguishing words: 'Minas Gerais', '7
 * jogos'; '' = nothing.
 */
export type Suggestion = GameSuggestion | PlainSuggestion;

/** `disc` of a team, `mark` of a channel. */
type PlainSuggestion = {
	kind: Exclude<SuggestionKind, 'game'>;
	id: string;
	name: string;
	detail: string;
	disc?: Disc | null;
	mark?: Mark;
};

/** With its page, without the origin. */
export type Linked<Thing> = Thing & { url: string };
export type LinkedSuggestion = Linked<Suggestion>;

/**
 * Response of /api/v1/busca: the parsed term, the understood parts, the same in words, and the
 * suggestions, best first.
 */
export type SuggestionAnswer = {
	query: string;
	understood: Understood;
	words: readonly string[];
	suggestions: LinkedSuggestion[];
};
