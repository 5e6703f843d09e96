import {
	getDownloadURL,
	ref,
	type StorageError,
	type UploadTask,
	uploadBytesResumable,
} from 'firebase/storage';
import { currentSession } from '#app/identity/session.client.ts';
import type { UploadEvent, UploadNote } from '#core/media/upload-view.ts';
import { askWhyStuck, openStorage } from './storage.client.ts';
import { uploadFailure } from './upload-problem.ts';

/** An upload under way. */
export type RunningUpload = { pause(): void; resume(): void; cancel(): void };

type UploadOrder = {
	/** Name in the bucket, with its folder. */
	path: string;
	bytes: Blob;
	report(event: UploadEvent): void;
	/** Its address, without the origin, when it is there whole. */
	onStored(address: string): void;
	/** The attempt before was refused because of its token. */
	renew?: boolean;
};

/** How often is looked whether bytes move. */
const WATCH_MS = 3_000;

/**
 * Begins an upload with the official client: multipart up to 256 KB, in pieces above (S9.02), which
 * goes on by itself after a lost connection.
 */
export async function startUpload({
	path,
	bytes,
	report,
	onStored,
	renew = false,
}: UploadOrder): Promise<RunningUpload> {
	if (renew) await (await currentSession()).renew().catch(() => undefined);
	const target = ref(await openStorage(), path);
	const task = uploadBytesResumable(target, bytes, {
		contentType: bytes.type || 'application/octet-stream',
	});
	const watch = watchTask(task, report);
	const end = (event: UploadEvent) => {
		watch.stop();
		report(event);
	};
	const failed = (error: StorageError) =>
		end(
			error.code === 'storage/canceled'
				? { kind: 'canceled' }
				: { kind: 'failed', ...uploadFailure(error, bytes.type, watch.note()) },
		);
	task.on('state_changed', watch.onSnapshot, failed, async () => {
		try {
			const { pathname, search } = new URL(await getDownloadURL(target));
			onStored(pathname + search);
			end({ kind: 'done' });
		} catch (error) {
			failed(error as StorageError);
		}
	});
	return {
		pause: () => void task.pause(),
		resume: () => void task.resume(),
		cancel() {
			// The client does not cancel what is paused.
			if (task.snapshot.state === 'paused') task.resume();
			task.cancel();
		},
	};
}

/** Reports what the client says, and looks for the reason when it says nothing. */
function watchTask(task: UploadTask, report: (event: UploadEvent) => void) {
	let most = -1;
	let movedAt = performance.now();
	let note: UploadNote | null = null;
	let nudged = false;

	const timer = setInterval(async () => {
		if (task.snapshot.state !== 'running' || performance.now() - movedAt < WATCH_MS) return;
		const before = note;
		note = await askWhyStuck();
		report({ kind: 'noted', note });
		// The way is free again: the client would only notice at its next attempt, up to a minute
		// later.
		if (before !== null && note === null) nudged = task.pause();
	}, WATCH_MS);

	return {
		onSnapshot({ state, bytesTransferred }: UploadTask['snapshot']): void {
			if (bytesTransferred > most)
				[most, movedAt, note] = [bytesTransferred, performance.now(), null];
			if (state === 'paused' && nudged) task.resume();
			else if (state === 'paused') report({ kind: 'paused' });
			else report({ kind: 'moved', sent: bytesTransferred });
			if (state === 'paused') nudged = false;
		},
		note: () => note,
		stop: () => clearInterval(timer),
	};
}
