import type { demoCopy } from '#core/demo/copy/demo.ts';

/**
 * Days of one football week, from its Monday (0) to the Monday night that ends its weekend round
 * (7).
 */
export const WEEK_DAYS = {
	mon: 0,
	tue: 1,
	wed: 2,
	thu: 3,
	fri: 4,
	sat: 5,
	sun: 6,
	nextMon: 7,
} as const;
export type WeekDay = keyof typeof WEEK_DAYS;

/**
 * A weekly kickoff: local HH:MM, and the channels of that grid slot (null = those usual for the
 * competition).
 */
export type Slot = {
	time: string;
	channels: readonly string[] | null;
	/** Zone of the hour, where it differs from that of the series. */
	zone?: string;
};

type Slots = Partial<Record<WeekDay, readonly Slot[]>>;

type Series = {
	competitionId: string;
	/** IANA zone in which the hours are written. */
	zone: string;
	/** Ids of the reference data; real clubs missing from it are given by name. */
	teams: readonly string[];
	slots: Slots;
};

/** A league: one round each week, home and away by round-robin. */
export type League = Series;

/** A cup: its games are drawn among rested clubs. */
export type Cup = Series & {
	weeks: 'every' | 'odd' | 'even';
	phase: keyof typeof demoCopy.phases;
	/** Clubs of one country do not meet. */
	international: boolean;
};

/** A slot, or several at the same minute: `at('16:00')`, `at('21:30', 'globo', 'premiere')`. */
export function at(time: string, ...channels: string[]): Slot {
	return { time, channels: channels.length > 0 ? channels : null };
}

/** Slots without channels of their own. */
export function times(...list: string[]): Slot[] {
	return list.map((time) => at(time));
}
