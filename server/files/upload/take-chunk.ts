import type { Readable } from 'node:stream';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Refusal } from '#core/media/refusal.ts';
import {
	type ChunkPlan,
	type ChunkRequest,
	planChunk,
	readCount,
} from '#core/media/upload-state.ts';
import type { FileService } from '#server/files/file-service.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { HeldSink } from './holding.ts';
import { type ReceiptEnd, receiveBytes } from './receive-bytes.ts';
import { isTight } from './room.ts';
import { createUploadWriter, type Upload } from './upload-repository.ts';
import type { UploadStatus } from './upload-status.ts';

export type Chunk = ChunkRequest & { body: Readable; signal: AbortSignal };

/** `holder` = the request that holds the upload. */
type HeldChunk = Chunk & { holder: string };

/** Stores a chunk for the request that holds the upload, and finishes it with the last one. */
export async function takeChunk(
	service: FileService,
	upload: Upload,
	chunk: HeldChunk,
): Promise<Result<UploadStatus, Refusal>> {
	const plan = planChunk(upload, chunk);
	if (!plan.ok) return plan;
	const holding = service.holdingOf(upload);
	const missing = (readCount(chunk.length) ?? 0) - plan.value.skip;
	if (holding.onDisk && (await isTight(service, missing))) return fail('disk-full');
	const sink = await holding.openAt(upload);
	if (sink === null) return lost(service, upload);
	const reception = { upload, plan: plan.value, chunk };
	const received = await receiveInto(service, sink, reception).finally(() => sink.close());
	if (!received.ok) return received;
	const { end, position, multipart } = received.value;
	await tidyUp(service, () => holding.tidy(upload, position));
	if (end === 'lost') return lost(service, upload);
	if (end !== 'complete') return fail(REFUSED[end]);
	if (!plan.value.finalize) return ok({ received: position, file: null });
	if (position !== upload.size) return fail('bad-length');
	return finish(service, { ...upload, received: position, multipart });
}

/** The client has gone when a request breaks off, so no one reads that response. */
const REFUSED: Record<Exclude<ReceiptEnd, 'complete' | 'lost'>, Refusal> = {
	cut: 'bad-length',
	'too-slow': 'too-slow',
	'taken-over': 'taken-over',
	'too-long': 'bad-length',
	'disk-full': 'disk-full',
};

type Reception = { upload: Upload; plan: ChunkPlan; chunk: HeldChunk };

async function receiveInto(
	service: FileService,
	sink: HeldSink,
	{ upload, plan, chunk }: Reception,
) {
	const { end, position } = await receiveBytes({
		...{ source: chunk.body, sink, signal: chunk.signal, pace: service.limits.pace },
		...{ position: upload.received, skip: plan.skip, limit: upload.size },
	});
	const multipart = sink.multipartAt(position);
	const { holder } = chunk;
	const step = { holder, from: upload.received, to: position, multipart, now: service.now() };
	// Recorded even without new bytes: the upload is alive.
	const noted = await service.db.transaction((trx) =>
		createUploadWriter(trx).advance(upload.id, step),
	);
	return noted ? ok({ end, position, multipart }) : fail<Refusal>('taken-over');
}

/** Acknowledged bytes are missing: a restored backup, or another machine without a bucket. */
async function lost(service: FileService, upload: Upload): Promise<Result<UploadStatus, Refusal>> {
	await service.db.transaction((trx) =>
		createUploadWriter(trx).settle(upload.id, {
			state: 'upload-gone',
			fileId: null,
			now: service.now(),
		}),
	);
	return fail('upload-gone');
}

/** Bytes in flight that are left are cleared by the sweeper: no reason to fail a request. */
async function tidyUp(service: FileService, work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		service.log.warn({ err: error }, 'bytes of an upload in flight are still there');
	}
}

async function finish(
	service: FileService,
	upload: Upload,
): Promise<Result<UploadStatus, Refusal>> {
	const settle = (state: 'final' | Refusal, fileId: string | null) => ({
		state,
		fileId,
		now: service.now(),
	});
	const holding = service.holdingOf(upload);
	const whole = await holding.complete(upload);
	if (whole === null) return lost(service, upload);
	const { path, isStored, forget } = whole;
	try {
		const stored = await storeFile(service, { ...upload, path, isStored }, (trx, fileId) =>
			createUploadWriter(trx).settle(upload.id, settle('final', fileId)),
		);
		if (stored.ok) {
			await tidyUp(service, () => holding.discard(upload));
			return ok({ received: upload.size, file: stored.value });
		}
		await service.db.transaction((trx) =>
			createUploadWriter(trx).settle(upload.id, settle(stored.error, null)),
		);
		await tidyUp(service, async () => {
			await holding.discard(upload);
			if (isStored) await service.main.remove(upload.objectId);
		});
		return stored;
	} finally {
		await forget();
	}
}
