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

/** An upload in progress. */
export type RunningUpload = { pause(): void; resume(): void; cancel(): void };

type UploadOrder = {
	/** Object name in the bucket, with its folder. */
	path: string;
	bytes: Blob;
	report(event: UploadEvent): void;
	/** Called with the address, without the origin, once the upload is complete. */
	onStored(address: string): void;
	/** The previous attempt failed, perhaps because of its token: renews it first. */
	renew?: boolean;
};

/** How often the progress is checked, in milliseconds. */
const WATCH_MS = 3_000;

/**
 * Starts an upload with the official client: multipart up to 256 KB, resumable above (S9.02).
 * Resumable uploads continue automatically after a lost connection.
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
			// The client cannot cancel a paused upload.
			if (task.snapshot.state === 'paused') task.resume();
			task.cancel();
		},
	};
}

/** Reports the client's events, and asks for the reason when the progress stalls. */
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
		// The obstacle is gone: pause and resume, since the client would retry up to a minute later.
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
