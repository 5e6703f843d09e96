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
	if (isSilent(source, now)) return 'silent';
	return isShrinking(source.counts) ? 'shrinking' : 'fine';
}

/** Whether a source that is on did not answer well for three intervals, an hour at least. */
export function isSilent({ lastOkAt, createdAt, intervalMinutes }: Heard, now: number): boolean {
	const quiet = now - (lastOkAt ?? createdAt);
	return quiet > Math.max(SILENT_INTERVALS * intervalMinutes * MINUTE_MS, PATIENCE_MS);
}

/** What is stored of the checks of a source. Instants in UTC milliseconds. */
type Checked = {
	intervalMinutes: number;
	createdAt: number;
	checkedAt: number | null;
	nextCheckAt: number;
	okAt: number | null;
	/** Result of the last check; null = never checked, or a source of news. */
	outcome: string | null;
};

type Heard = Pick<WatchedSource, 'intervalMinutes' | 'createdAt' | 'lastOkAt'>;

/**
 * When a source was last heard, and how patient one must be with it: it may ask for more than its
 * setting. One whose proposal waits for a person is not asked: the wait is not its silence.
 */
export function heardOf(checked: Checked): Heard {
	const { intervalMinutes, createdAt, checkedAt, nextCheckAt, okAt, outcome } = checked;
	const asked = checkedAt === null ? 0 : (nextCheckAt - checkedAt) / MINUTE_MS;
	return {
		intervalMinutes: Math.max(intervalMinutes, asked),
		createdAt,
		lastOkAt: outcome === 'waiting' ? checkedAt : okAt,
	};
}

function isShrinking([latest = 0, ...earlier]: readonly number[]): boolean {
	if (earlier.length + 1 < LEAST_COUNTS) return false;
	const median = earlier.toSorted((a, b) => a - b)[Math.floor(earlier.length / 2)] ?? 0;
	return median >= LEAST_MEDIAN && latest < SHRUNK * median;
}
