/** So few ask at once without being noticed. */
const FEW = 50;
/** Questions a second that a node answers beside its other readers. */
const PER_SECOND = 1_000;
const MOST_MS = 30_000;

/**
 * Milliseconds over which `listeners` clients spread what they ask because of one change: 0 for
 * few, then as long as the answers take, at most 30 s.
 */
export function spreadFor(listeners: number): number {
	if (listeners <= FEW) return 0;
	return Math.min(MOST_MS, Math.ceil((listeners / PER_SECOND) * 1_000));
}
