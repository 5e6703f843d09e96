import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { S3Parts } from '#server/files/store/s3-parts.ts';
import { createBucketSink } from './bucket-sink.ts';
import { receiveBytes } from './receive-bytes.ts';
import { PART_BYTES } from './tail.ts';

test('a multipart upload that the service has forgotten is lost, and acknowledges nothing', async () => {
	const parts = { put: async () => null, putSmall: async () => undefined } as unknown as S3Parts;
	const held = { objectId: 'x', received: 0, multipart: { id: 'gone', tags: [] } };
	const sink = createBucketSink(parts, { ...held, tail: Buffer.alloc(0) });
	const { signal } = new AbortController();
	const source = Readable.from([Buffer.alloc(PART_BYTES)]);
	const range = { position: 0, skip: 0, limit: 2 * PART_BYTES };
	expect(await receiveBytes({ source, sink, signal, ...range })).toEqual({
		end: 'lost',
		position: 0,
	});
});
