import type { ByteSink } from './byte-sink.ts';
import type { Multipart, Upload } from './upload-repository.ts';

/** A complete file at a local path, ready to be inspected. */
type WholeFile = {
	path: string;
	/** Its bytes are in the store already, under the object id of the upload. */
	isStored: boolean;
	/** Removes the local copy. */
	forget(): Promise<void>;
};

/** `multipartAt` = what the row of the upload keeps when its bytes end at `end`. */
export type HeldSink = ByteSink & { multipartAt(end: number): Multipart | null };

/** Where the bytes of an upload are until it is complete. */
export type Holding = {
	/** The bytes need this machine's disk. */
	readonly onDisk: boolean;
	/** Prepares for the bytes of a new upload. */
	begin(objectId: string): Promise<Multipart | null>;
	/** Null when acknowledged bytes are missing. */
	openAt(upload: Upload): Promise<HeldSink | null>;
	/** Removes what bytes up to `end` made superfluous. */
	tidy(upload: Upload, end: number): Promise<void>;
	/** The whole file, once all bytes arrived; null when some are missing. May be repeated. */
	complete(upload: Upload): Promise<WholeFile | null>;
	/** Removes all bytes that are not in the store. */
	discard(upload: Upload): Promise<void>;
	/** Removes objects older than `before` that a crash left in the bucket. Returns their number. */
	sweep(before: number): Promise<number>;
};
