export const SOURCE_KINDS = ['jogos', 'noticias'] as const;
export const SOURCE_STATES = ['fine', 'failing', 'silent', 'shrinking', 'off'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** What is known of one source of games or news. Instants in UTC milliseconds. */
export type WatchedSource = {
	kind: (typeof SOURCE_KINDS)[number];
	id: string;
	name: string;
	enabled: boolean;
	/** The wait between two checks, as the source itself may have lengthened it. */
	intervalMinutes: number;
	createdAt: number;
	/** The last successful check; null = never. */
	lastOkAt: number | null;
	/** Checks that failed in a row. */
	failures: number;
	/** What the last checks or weeks brought, newest first. */
	counts: readonly number[];
	/** Sentence about the last problem; null = none. */
	problem: string | null;
};

const MINUTE_MS = 60_000;
const SILENT_INTERVALS = 3;
/** A restart of the guide or of the source passes within this time. */
const PATIENCE_MS = 60 * MINUTE_MS;
const FAILURES = 2;
const LEAST_COUNTS = 4;
/** Sources that bring fewer than this vary too much to be compared. */
const LEAST_MEDIAN = 4;
const SHRUNK = 0.5;

/**
 * The health of a source at `now`: its last checks failed, none succeeded for three intervals, or
 * it brings less than half of what it usually does.
 */
export function sourceHealth(source: WatchedSource, now: number): SourceState {
	if (!source.enabled) return 'off';
	if (source.failures >= FAILURES) return 'failing';
	const quiet = now - (source.lastOkAt ?? source.createdAt);
	if (quiet > Math.max(SILENT_INTERVALS * source.intervalMinutes * MINUTE_MS, PATIENCE_MS))
		return 'silent';
	return isShrinking(source.counts) ? 'shrinking' : 'fine';
}

function isShrinking([latest = 0, ...earlier]: readonly number[]): boolean {
	if (earlier.length + 1 < LEAST_COUNTS) return false;
	const median = earlier.toSorted((a, b) => a - b)[Math.floor(earlier.length / 2)] ?? 0;
	return median >= LEAST_MEDIAN && latest < SHRUNK * median;
}
