/** This few can ask at once without any effect. */
const FEW = 50;
/** Requests per second that a node answers besides its other readers. */
const PER_SECOND = 1_000;
const MOST_MS = 30_000;

/**
 * Milliseconds over which `listeners` clients spread their requests after one change: 0 for few,
 * then as long as the responses take, at most 30 s.
 */
export function spreadFor(listeners: number): number {
	if (listeners <= FEW) return 0;
	return Math.min(MOST_MS, Math.ceil((listeners / PER_SECOND) * 1_000));
}
