import { createHash } from 'node:crypto';

/** Size of the parts of an upload in a bucket. Fixed: uploads in flight are cut by it. */
export const PART_BYTES = 8 * 1024 * 1024;

/** Folder of the bucket for bytes that are not yet a part. */
export const TAIL_FOLDER = 'in-flight';

/** The bytes before `end` that are too few for a part. A hash, so that listings accept the key. */
export function keyOfTail(objectId: string, end: number): string {
	const name = createHash('sha256').update(`${objectId} ${end}`).digest('hex').slice(0, 28);
	return `${TAIL_FOLDER}/${name}`;
}
