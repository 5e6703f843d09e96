/** S9.04: limits of the data client. Durations in milliseconds. */
export const CLIENT_LIMITS = {
	/** An attempt without a first byte for this long means "sem conexão". */
	firstByteMs: 10_000,
	/** An open stream is lost after this long without data, including heartbeats. */
	silenceMs: 40_000,
	/** Without a visible tab, or without subscriptions, the stream closes after this long. */
	idleMs: 60_000,
	/**
	 * Backoff before a retry: at most `retryMs`, multiplied by the factor on each failure, up to
	 * `retryMostMs`.
	 */
	retryMs: 1_000,
	retryFactor: 1.5,
	retryMostMs: 60_000,
	/** Without a stream, a visible page checks this often whether it is stale. */
	askMs: 60_000,
	/** Estimated bytes of cached records above which collection starts. */
	cacheBytes: 40 * 1_024 * 1_024,
	firstCollectionMs: 60_000,
	collectionMs: 5 * 60_000,
	/** Share of the targets that one collection evicts, and its maximum. */
	collectedShare: 0.1,
	collectedMost: 1_000,
	/** From this many cached records on, lists use a stored index; below, a full scan. */
	indexFrom: 100,
	/** Writes of a reader that the guide has not accepted yet. */
	pendingWrites: 10,
	/** Most uncertain records in flight at once. */
	limboMost: 100,
} as const;

/** Limits of the stream on the server. Durations in milliseconds. */
export const STREAM_LIMITS = {
	heartbeatMs: 25_000,
	/** Window in which changes are batched. */
	gatherMs: 500,
	/** Longest time that a broadcast blocks the main thread without a break. */
	sliceMs: 2,
	/** A listener whose socket does not drain within this time is closed. */
	drainMs: 5_000,
	admittedPerSecond: 500,
	/** Range of the random `Retry-After`, in seconds. */
	retryAfter: { least: 1, most: 30 },
	/** Beyond this many missed changes, the listener refetches instead of a replay. */
	replayed: 500,
	/** Most topics of one stream. */
	topics: 100,
	/** Most games that one event describes; its topics name them all. */
	described: 20,
	/**
	 * Larger cards (characters of JSON) are not sent: the listener fetches the snapshot, which is
	 * compressed and cached.
	 */
	cards: 32_768,
	/**
	 * A network is limited only once this share of all slots is taken; then it may hold `share` of
	 * them.
	 */
	network: { from: 0.7, share: 0.1 },
} as const;
