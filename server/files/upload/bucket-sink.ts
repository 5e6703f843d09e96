import type { S3Parts } from '#server/files/store/s3-parts.ts';
import { BytesLost } from './byte-sink.ts';
import type { HeldSink } from './holding.ts';
import { keyOfTail, PART_BYTES } from './tail.ts';
import type { Multipart, Upload } from './upload-repository.ts';

type Held = Pick<Upload, 'objectId' | 'received'> & { multipart: Multipart; tail: Buffer };

/** Bytes of a request in a bucket: whole parts at once, the rest as an object until more come. */
export function createBucketSink(parts: S3Parts, held: Held): HeldSink {
	const { objectId, received, multipart } = held;
	const tags = [...multipart.tags];
	let waiting = [held.tail];
	let waitingBytes = held.tail.length;
	let position = received;

	async function sendPart(): Promise<void> {
		const bytes = Buffer.concat(waiting);
		const tag = await parts.put(
			objectId,
			multipart.id,
			tags.length + 1,
			bytes.subarray(0, PART_BYTES),
		);
		if (tag === null) throw new BytesLost(`The multipart upload of ${objectId} is gone`);
		tags.push(tag);
		waiting = [bytes.subarray(PART_BYTES)];
		waitingBytes = bytes.length - PART_BYTES;
	}

	return {
		async add(piece) {
			waiting.push(piece);
			waitingBytes += piece.length;
			position += piece.length;
			while (waitingBytes >= PART_BYTES) await sendPart();
		},
		async finish() {
			if (position > received && waitingBytes > 0)
				await parts.putSmall(keyOfTail(objectId, position), Buffer.concat(waiting));
			return position;
		},
		// Parts beyond the acknowledged bytes are replaced by the next request.
		abandon: async () => undefined,
		close: async () => undefined,
		multipartAt: (end) => ({
			id: multipart.id,
			tags: tags.slice(0, Math.floor(end / PART_BYTES)),
		}),
	};
}
