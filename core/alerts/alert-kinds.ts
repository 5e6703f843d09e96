/**
 * moved = a new hour or day · channel = a channel announced or changed in the reader's state · off
 * = postponed, cancelled, or on again · soon = begins in 15 minutes · day = the reader's games of
 * today, in the morning.
 */
export const ALERT_KINDS = ['moved', 'channel', 'off', 'soon', 'day'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Hours without alerts, in minutes of the São Paulo day; `from` after `until` spans midnight. */
export type QuietHours = { from: number; until: number };

export const MINUTES_OF_DAY = 1_440;

/** Most topics that one browser may follow. */
export const MOST_FOLLOWED = 60;

/** A topic that can be followed: a team, a competition, a game. */
export const FOLLOWED_TOPIC = /^(?:team|competition|game):[\w-]{1,120}$/;
