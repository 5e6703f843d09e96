/** `event` = something happened that a bot waits for, outside its schedule. */
export const JOB_CAUSES = ['schedule', 'event', 'operator'] as const;
export type JobCause = (typeof JOB_CAUSES)[number];

/**
 * `dead` = failed for good and waits for an operator; `dismissed` = an operator has seen that and
 * wants no other attempt.
 */
export const JOB_STATES = ['waiting', 'running', 'done', 'stopped', 'dead', 'dismissed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const LINE_LEVELS = ['info', 'warn', 'error'] as const;
export type LineLevel = (typeof LINE_LEVELS)[number];

/** What an operator may ask of one run. `dryRun`: say what would be done and change nothing. */
export type JobInput = { dryRun?: boolean };

/** What happens to slots that nobody could run: all of them, the last one, or none. */
export const BACKFILLS = ['all', 'once', 'skip'] as const;
export type Backfill = (typeof BACKFILLS)[number];
