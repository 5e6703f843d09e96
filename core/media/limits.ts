/** Bounds of the file service that no setting changes. Documented in docs/operations.md. */
export const MEDIA_LIMITS = {
	/** Pixels of one picture, all its frames together: decoded it takes four bytes each. */
	pixels: 40_000_000,
	/** Bytes of a picture: it is cleaned in memory. */
	pictureBytes: 30 * 1024 * 1024,
	/** Bytes of the JSON that describes a file. */
	metadataBytes: 64 * 1024,
	/** Uploads that are under way at once. */
	uploads: 200,
	/** An upload that nobody went on with is forgotten. */
	uploadIdleMs: 24 * 60 * 60 * 1000,
	/** A file that nothing on the site uses is removed after this. */
	unusedMs: 30 * 24 * 60 * 60 * 1000,
	/** Silence within a request that brings bytes. */
	silenceMs: 30_000,
	/**
	 * After the first minute a sender has to keep this pace on average: else it holds a connection
	 * for nothing.
	 */
	bytesPerSecond: 1_024,
	graceMs: 60_000,
	/** Space that stays free on the disk, for the database to go on. */
	reserveBytes: 16 * 1024 * 1024,
} as const;
