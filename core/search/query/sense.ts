import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Period } from '#core/games/filter/day-filter.ts';
import type { DayRule } from './day-rule.ts';
import type { PageId } from './page-words.ts';

/** The possible senses of a phrase. */
export type Sense =
	| { kind: 'team' | 'competition' | 'channel'; id: string }
	/** Two teams by the name of their derby. */
	| { kind: 'derby'; ids: readonly [string, string] }
	| { kind: 'place'; uf: Uf; city: string | null }
	| { kind: 'day'; rule: DayRule }
	| { kind: 'period'; period: Period }
	| { kind: 'live' }
	| { kind: 'free'; access: ChannelGroup | null }
	| { kind: 'access'; access: ChannelGroup }
	| { kind: 'audience'; audience: Audience }
	| { kind: 'page'; page: PageId }
	/**
	 * A filler word. `before`, `after`: the kind of its neighbour ('em Pernambuco', 'Flamengo x').
	 */
	| { kind: 'wrapper'; before: readonly SenseKind[]; after: readonly SenseKind[] };

export type SenseKind = Sense['kind'];

/** A sense and how likely the phrase means it, 0 … 1. */
export type Weighted = { sense: Sense; weight: number };

/**
 * Adjacent words of a query, read as one sense. `from` and `to` = indexes of its words, `to`
 * exclusive.
 */
export type Reading = Weighted & {
	from: number;
	to: number;
	score: number;
	/** Other senses of the same words, the more likely first. */
	others: readonly Sense[];
};
