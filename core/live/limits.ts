/** S9.04: the numbers of the data client. Durations in milliseconds. */
export const CLIENT_LIMITS = {
	/** An attempt without a first byte for this long: "sem conexão". */
	firstByteMs: 10_000,
	/** An open stream without a word, heartbeats included, for this long is lost. */
	silenceMs: 40_000,
	/**
	 * Without a visible tab, or without anything listened to, the stream is closed after this long.
	 */
	idleMs: 60_000,
	/**
	 * Pause before another attempt: at most this, longer by the factor with each failure, never
	 * longer than the last.
	 */
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
	/**
	 * From this many kept records on, lists are found by a stored index; below, by looking through
	 * all.
	 */
	indexFrom: 100,
	/** What a reader sent and the guide has not taken yet. */
	pendingWrites: 10,
	/** Uncertain records that are asked for at the same time. */
	limboMost: 100,
} as const;

/** The numbers of the stream on the server. Durations in milliseconds. */
export const STREAM_LIMITS = {
	heartbeatMs: 25_000,
	/** Changes of so long are told together. */
	gatherMs: 500,
	/** A broadcast holds the main thread for so long at a time. */
	sliceMs: 2,
	/** A listener whose socket is not drained within this time is closed. */
	drainMs: 5_000,
	admittedPerSecond: 500,
	/** Seconds from which `Retry-After` is drawn. */
	retryAfter: { least: 1, most: 30 },
	/** More changes than this are not replayed: the listener is told to ask again. */
	replayed: 500,
	/** Topics of one stream. */
	topics: 100,
	/** Games that one event tells in words; its topics name them all. */
	told: 20,
	/**
	 * Larger cards (characters of JSON) are not sent: a listener asks for the snapshot, which is
	 * packed and kept.
	 */
	cards: 32_768,
	/**
	 * A network is looked at only when this part of all places is taken; from then on it may hold
	 * `share` of all places.
	 */
	network: { from: 0.7, share: 0.1 },
} as const;
