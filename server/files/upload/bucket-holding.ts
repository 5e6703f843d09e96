import type { ObjectStore } from '#server/files/store/object-store.ts';
import type { S3Parts } from '#server/files/store/s3-parts.ts';
import { createBucketSink } from './bucket-sink.ts';
import type { Holding } from './holding.ts';
import { copyToStaging, type Staging } from './staging.ts';
import { keyOfTail, PART_BYTES } from './tail.ts';
import type { Multipart, Upload } from './upload-repository.ts';

const NONE = Buffer.alloc(0);

type Bucket = {
	parts: S3Parts;
	store: ObjectStore;
	/** Objects that hold what is too short for a part. */
	tails: ObjectStore;
};

/**
 * Uploads in flight in a bucket, so that any node takes any piece. Parts are of one size, and the
 * bytes after the last whole part are an object of their own: `received` names both.
 */
export function createBucketHolding({ parts, store, tails }: Bucket, staging: Staging): Holding {
	/** The bytes after the last whole part; null when they are missing. */
	async function tailOf({ objectId, received }: Upload) {
		const length = received % PART_BYTES;
		if (length === 0) return NONE;
		const tail = await parts.readSmall(keyOfTail(objectId, received));
		return tail?.length === length ? tail : null;
	}

	async function join(upload: Upload, { id, tags }: Multipart): Promise<boolean> {
		const { objectId, size } = upload;
		const tail = await tailOf(upload);
		if (tail === null) return false;
		const all = [...tags];
		if (tail.length > 0 || size === 0) {
			const tag = await parts.put(objectId, id, tags.length + 1, tail);
			if (tag === null) return false;
			all.push(tag);
		}
		return parts.complete(objectId, id, all);
	}

	return {
		onDisk: false,
		begin: async (objectId) => ({ id: await parts.begin(objectId), tags: [] }),
		async openAt(upload) {
			const { objectId, received, multipart } = upload;
			const tail = await tailOf(upload);
			return multipart === null || tail === null
				? null
				: createBucketSink(parts, { objectId, received, multipart, tail });
		},
		async tidy({ objectId, received }, end) {
			if (end > received && received % PART_BYTES > 0)
				await parts.removeSmall(keyOfTail(objectId, received));
		},
		async complete(upload) {
			const { objectId, multipart } = upload;
			// An earlier attempt may have joined the parts and been killed afterwards.
			const isJoined = (await store.size(objectId)) !== null;
			if (!isJoined && (multipart === null || !(await join(upload, multipart)))) return null;
			const copy = await copyToStaging(staging, store, objectId);
			return copy === null ? null : { ...copy, isStored: true };
		},
		async sweep(before) {
			let removed = 0;
			for await (const { objectId, modifiedAt } of tails.list()) {
				if (modifiedAt >= before) continue;
				await tails.remove(objectId);
				removed++;
			}
			return removed;
		},
		async discard({ objectId, received, multipart }) {
			if (multipart !== null) await parts.abort(objectId, multipart.id);
			if (received % PART_BYTES > 0) await parts.removeSmall(keyOfTail(objectId, received));
		},
	};
}
