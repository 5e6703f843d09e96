/** The store has forgotten acknowledged bytes: the upload must start again. */
export class BytesLost extends Error {}

/** Stores the bytes of one request of an upload, in order. */
export type ByteSink = {
	/** Resolves when more bytes may come. @throws BytesLost */
	add(piece: Buffer): Promise<void>;
	/** Resolves with the end of the bytes that survive a crash. */
	finish(): Promise<number>;
	/** Forgets what this request brought. */
	abandon(): Promise<void>;
	close(): Promise<void>;
};
