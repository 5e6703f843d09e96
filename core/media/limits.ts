/** Fixed limits of the file service. Documented in docs/operations.md. */
export const MEDIA_LIMITS = {
	/** Pixels of one picture over all frames: decoding takes four bytes each. */
	pixels: 40_000_000,
	/** Bytes of a picture: it is cleaned in memory. */
	pictureBytes: 30 * 1024 * 1024,
	/** Bytes of a file's JSON metadata. */
	metadataBytes: 64 * 1024,
	/** Concurrent uploads. */
	uploads: 200,
	/** Abandoned uploads are removed after this. */
	uploadIdleMs: 24 * 60 * 60 * 1000,
	/** Files that the site does not use are removed after this. */
	unusedMs: 30 * 24 * 60 * 60 * 1000,
	/** Longest silence within a request body. */
	silenceMs: 30_000,
	/**
	 * After the first minute a sender must average this rate: otherwise it only ties up a connection.
	 */
	bytesPerSecond: 1_024,
	graceMs: 60_000,
	/** Disk space kept free, so that the database can continue. */
	reserveBytes: 16 * 1024 * 1024,
} as const;
