import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Audience } from '#core/competitions/audience.ts';

/** One thing that a reader who types may mean. */
export type Suggestion =
	| { kind: 'team'; id: string; name: string; state: string | null; country: string }
	| ({ kind: 'competition'; id: string; name: string } & Audience)
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
