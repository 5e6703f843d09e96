import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Audience } from '#core/competitions/audience.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Period } from '#core/games/filter/day-filter.ts';
import type { DayRule } from './day-rule.ts';
import type { PageId } from './page-words.ts';

/** What a phrase of a query may stand for. */
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
	 * A word that people wrap around what they ask. `before`, `after`: of what kind its neighbour
	 * then is ('em Pernambuco', 'Flamengo x').
	 */
	| { kind: 'wrapper'; before: readonly SenseKind[]; after: readonly SenseKind[] };

export type SenseKind = Sense['kind'];

/** A sense and how readily people mean it by that phrase, 0 … 1. */
export type Weighted = { sense: Sense; weight: number };

/**
 * Some neighbouring words of a query, read as one sense. `from` and `to` = places of its words,
 * `to` not included.
 */
export type Reading = Weighted & {
	from: number;
	to: number;
	score: number;
	/** Other senses of the same words, the likelier first. */
	others: readonly Sense[];
};
