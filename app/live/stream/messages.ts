import type { CardsPatch } from '#app/live/listener.ts';
import type { LiveEvent } from '#core/live/contract.ts';
import type { Want } from '#core/live/stream/wants.ts';

/**
 * Incremented when the message format changes. After a deploy, tabs of two builds run side by side
 * and must ignore each other.
 */
export const PROTOCOL = 1;

/**
 * State of the stream. `at` = UTC milliseconds until which the data is known to be current. `asks`
 * = pages poll for changes on their own. `behindMs` = how far the device's clock is behind the
 * guide's; null while unknown.
 */
export type LineState = {
	offline: boolean;
	at: number | null;
	asks: boolean;
	behindMs: number | null;
};

/** From the leader to all tabs. */
export type LeaderMessage =
	/** The stream is open: every event after the tab's last one will follow. */
	| { kind: 'opened' }
	/**
	 * `served` = by tab, the turn of the want that the stream request covered. Later wants are not
	 * covered yet.
	 */
	| { kind: 'event'; event: LiveEvent; position: number | null; served: Record<string, number> }
	/** Cards loaded on request. */
	| { kind: 'day'; patch: CardsPatch }
	/** The cards could not be loaded. */
	| { kind: 'doubt'; day: string }
	| { kind: 'state'; state: LineState };

/** From a tab to the leader. `who` goes the other way and requests a `want`. */
export type TabMessage =
	/** `turn` = incremented with each page that starts to listen. */
	| { kind: 'want'; tab: string; want: Want; turn: number; isVisible: boolean }
	| { kind: 'left'; tab: string }
	/** A page polled on its own, this many milliseconds ago. */
	| { kind: 'asked'; isAnswered: boolean; agoMs: number }
	| { kind: 'who' };
