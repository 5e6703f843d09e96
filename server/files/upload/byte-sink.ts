/** Stores the bytes of one request of an upload, in order. */
export type ByteSink = {
	/** Resolves when more bytes may come. */
	add(piece: Buffer): Promise<void>;
	/** Resolves with the end of the bytes that survive a crash. */
	finish(): Promise<number>;
	/** Forgets what this request brought. */
	abandon(): Promise<void>;
	close(): Promise<void>;
};
