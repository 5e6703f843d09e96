import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Audience } from '#core/competitions/audience.ts';

/** One thing that a reader who types may mean. */
export type Suggestion =
	| { kind: 'team'; id: string; name: string; state: string | null; country: string }
	| ({ kind: 'competition'; id: string; name: string; state: string | null; country: string | null } & Audience)
	| { kind: 'channel'; id: string; name: string; group: ChannelGroup; free: boolean }
	| {
			kind: 'game';
			slug: string;
			/** Null = still to be defined. */
			home: string | null;
			away: string | null;
			competition: string;
			day: string;
			/** UTC milliseconds, null while the hour is undefined. */
			kickoffAt: number | null;
	  };

export type SuggestionKind = Suggestion['kind'];

/** A suggestion with the page that it leads to, without the origin. */
export type LinkedSuggestion = Suggestion & { url: string };

/** Answer of /api/v1/busca. `q` = the term as it was understood; `today` = the day in São Paulo from which the days of games are told. */
export type SuggestionAnswer = { q: string; today: string; suggestions: LinkedSuggestion[] };
