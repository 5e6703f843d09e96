import type { CardsPatch } from '#app/live/listener.ts';
import type { LiveEvent } from '#core/live/contract.ts';
import type { Want } from '#core/live/stream/wants.ts';

/**
 * Raised when a message changes its form: tabs of two builds stand side by side after a deploy and
 * must not hear each other.
 */
export const PROTOCOL = 1;

/**
 * How the line is. `at` = UTC milliseconds until when all was known to be true; `asks` = pages ask
 * by themselves whether they are true; `behindMs` = what the device's clock is behind the guide's,
 * null while that is not known.
 */
export type LineState = {
	offline: boolean;
	at: number | null;
	asks: boolean;
	behindMs: number | null;
};

/** From the tab that leads to all. */
export type LeaderMessage =
	/** The stream speaks: everything after what a tab has heard so far comes. */
	| { kind: 'opened' }
	/**
	 * `served` = of each tab that the stream was asked for, the turn of what it wanted: later wants
	 * are not told yet.
	 */
	| { kind: 'event'; event: LiveEvent; position: number | null; served: Record<string, number> }
	/** Cards that were asked for. */
	| { kind: 'day'; patch: CardsPatch }
	/** They could not be asked for. */
	| { kind: 'doubt'; day: string }
	| { kind: 'state'; state: LineState };

/** From a tab to the one that leads; `who` goes the other way and asks for a `want`. */
export type TabMessage =
	/** `turn` = raised with each page that begins to listen. */
	| { kind: 'want'; tab: string; want: Want; turn: number; isVisible: boolean }
	| { kind: 'left'; tab: string }
	/** A page asked by itself, so many milliseconds ago. */
	| { kind: 'asked'; isAnswered: boolean; agoMs: number }
	| { kind: 'who' };
