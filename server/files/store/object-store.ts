import type { Readable } from 'node:stream';
import type { ByteRange } from '#core/media/byte-range.ts';
import type { StoreName } from '#core/media/stored-file.ts';

/** Storage of finished files: by id, never by name. */
export type ObjectStore = {
	readonly name: StoreName;
	/** Stores the complete file at `path`; once it resolves the bytes survive a crash. Idempotent. */
	put(objectId: string, path: string, facts: { size: number; sha256: string }): Promise<void>;
	/** The bytes or a range of them; null when there is no such object. */
	open(objectId: string, range: ByteRange | null): Promise<Readable | null>;
	/** Null when there is no such object. */
	size(objectId: string): Promise<number | null>;
	/** Does nothing when the object is already gone. */
	remove(objectId: string): Promise<void>;
	/** All objects, to find orphans. Instants in UTC milliseconds. */
	list(): AsyncIterable<{ objectId: string; modifiedAt: number }>;
};

/** Ids generated here: safe characters for any path and address. */
export const OBJECT_ID = /^[0-9a-f]{28}$/;
