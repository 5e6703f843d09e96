import { createBucketHolding } from '#server/files/upload/bucket-holding.ts';
import type { Holding } from '#server/files/upload/holding.ts';
import type { Staging } from '#server/files/upload/staging.ts';
import { TAIL_FOLDER } from '#server/files/upload/tail.ts';
import type { S3Address } from './files-url.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Parts } from './s3-parts.ts';
import { createS3Store } from './s3-store.ts';

/** A bucket for finished files and for uploads in flight. */
export function openFileBucket(
	address: S3Address,
	staging: Staging,
): { store: ObjectStore; holding: Holding } {
	const store = createS3Store(address);
	const prefix = [address.prefix, TAIL_FOLDER].filter(Boolean).join('/');
	const tails = createS3Store({ ...address, prefix });
	const parts = createS3Parts(address);
	return { store, holding: createBucketHolding({ parts, store, tails }, staging) };
}
