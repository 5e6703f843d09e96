import type { Readable } from 'node:stream';
import type { ByteRange } from '#core/media/byte-range.ts';
import type { StoreName } from '#core/media/stored-file.ts';

/** Where finished files lie: by id, never by name. */
export type ObjectStore = {
	readonly name: StoreName;
	/**
	 * Takes the complete file at `path`; once it resolves the bytes survive a crash. May be repeated.
	 */
	put(objectId: string, path: string, facts: { size: number; sha256: string }): Promise<void>;
	/** The bytes, or a part of them; null when there is no such object. */
	open(objectId: string, range: ByteRange | null): Promise<Readable | null>;
	/** Null when there is no such object. */
	size(objectId: string): Promise<number | null>;
	/** Nothing happens when it is gone already. */
	remove(objectId: string): Promise<void>;
	/**
	 * Everything that lies there, for finding what belongs to nobody. Instants in UTC milliseconds.
	 */
	list(): AsyncIterable<{ objectId: string; modifiedAt: number }>;
};

/** Ids that we gave: letters that no path and no address can misread. */
export const OBJECT_ID = /^[0-9a-f]{28}$/;
