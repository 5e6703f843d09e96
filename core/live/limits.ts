/** S9.04: the numbers of the data client. Durations in milliseconds. */
export const CLIENT_LIMITS = {
	/** An attempt without a first byte for this long: "sem conexão". */
	firstByteMs: 10_000,
	/** An open stream without a word, heartbeats included, for this long is lost. */
	silenceMs: 40_000,
	/** Without a visible tab, or without anything listened to, the stream is closed after this long. */
	idleMs: 60_000,
	/** Pause before another attempt: at most this, longer by the factor with each failure, never longer than the last. */
	retryMs: 1_000,
	retryFactor: 1.5,
	retryMostMs: 60_000,
	/** Without a stream a visible page asks this often whether it is still true. */
	askMs: 60_000,
	/** Estimated bytes of kept records above which the collection begins. */
	cacheBytes: 40 * 1_024 * 1_024,
	firstCollectionMs: 60_000,
	collectionMs: 5 * 60_000,
	/** What one collection takes of the targets, and at most how many. */
	collectedShare: 0.1,
	collectedMost: 1_000,
	/** From this many kept records on, lists are found by a stored index; below, by looking through all. */
	indexFrom: 100,
	/** Uncertain records that are asked for at the same time. */
	limboMost: 100,
} as const;
