/** `event` = triggered outside the schedule by something that the bot waits for. */
export const JOB_CAUSES = ['schedule', 'event', 'operator'] as const;
export type JobCause = (typeof JOB_CAUSES)[number];

/**
 * `dead` = failed for good and waits for an operator; `dismissed` = an operator has seen it and
 * wants no retry.
 */
export const JOB_STATES = ['waiting', 'running', 'done', 'stopped', 'dead', 'dismissed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const LINE_LEVELS = ['info', 'warn', 'error'] as const;
export type LineLevel = (typeof LINE_LEVELS)[number];

/**
 * Options of one run that an operator may set. `dryRun`: report the changes without making them.
 */
export type JobInput = { dryRun?: boolean };

/** Which slots, missed because no worker ran, are made up for: all, the last one, or none. */
export const BACKFILLS = ['all', 'once', 'skip'] as const;
export type Backfill = (typeof BACKFILLS)[number];
