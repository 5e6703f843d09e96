import { useEffect, useRef, useState } from 'react';
import { uploadCopy } from '#core/media/copy/upload.ts';
import {
	advanceUpload,
	isOver,
	type UploadAction,
	type UploadEvent,
	type UploadView,
} from '#core/media/upload-view.ts';
import type { RunningUpload } from './start-upload.client.ts';
import { objectPath, refuseFile, uploadFailure } from './upload-problem.ts';

/** A file, or a picture made from one, with its original name. */
export type Picked = { name: string; bytes: Blob };
/**
 * `address`: as the client returns it, without the origin. The code that stores it also registers
 * its use.
 */
type Uploaded = { id: string; name: string; path: string; address: string };

type UploadsOptions = {
	/** Folder in the bucket. */
	folder: string;
	/** The folder accepts only pictures. */
	pictures?: boolean;
	onUploaded(uploaded: Uploaded): void;
};

export type Uploads = {
	list: readonly UploadView[];
	add(files: readonly Picked[]): void;
	act(id: string, action: UploadAction): void;
};

/** `asked`: an action requested before the client was loaded. */
type Job = Picked & {
	path: string;
	running: RunningUpload | null;
	asked: keyof RunningUpload | null;
	refused: boolean;
};

/**
 * The uploads of one screen, independent of each other (S4.04). Leaving the screen cancels them;
 * the browser warns before.
 */
export function useUploads({ folder, pictures = false, onUploaded }: UploadsOptions): Uploads {
	const [list, setList] = useState<readonly UploadView[]>([]);
	const jobs = useRef(new Map<string, Job>());
	const stored = useRef(onUploaded);
	stored.current = onUploaded;
	useLeaving(list, jobs.current);

	const change = (id: string, event: UploadEvent) =>
		setList((before) =>
			before.map((upload) => (upload.id === id ? advanceUpload(upload, event) : upload)),
		);

	async function begin(id: string, job: Job, renew: boolean): Promise<void> {
		const { path, bytes, name } = job;
		const report = (event: UploadEvent) => {
			if (event.kind === 'failed') job.refused = true;
			change(id, event);
		};
		try {
			// Loads the storage client only for the first upload.
			const { startUpload } = await import('./start-upload.client.ts');
			job.running = await startUpload({
				path,
				bytes,
				renew,
				report,
				onStored: (address) => stored.current({ id, name, path, address }),
			});
			if (job.asked !== null) job.running[job.asked]();
		} catch {
			report({ kind: 'failed', ...uploadFailure({ code: '', status: 0 }, bytes.type, null) });
		}
	}

	function add(files: readonly Picked[]): void {
		for (const { name, bytes } of files) {
			const id = `${jobs.current.size}-${performance.now()}`;
			const problem = refuseFile(bytes, pictures);
			const job = {
				name,
				bytes,
				path: objectPath(folder, name, uniqueWord()),
				running: null,
				asked: null,
				refused: false,
			};
			const view = {
				id,
				name,
				size: bytes.size,
				sent: 0,
				note: null,
				problem,
				hopeless: problem !== null,
			} as const;
			setList((before) => [...before, { ...view, state: problem === null ? 'running' : 'error' }]);
			jobs.current.set(id, job);
			if (problem === null) void begin(id, job, false);
		}
	}

	function act(id: string, action: UploadAction): void {
		const job = jobs.current.get(id);
		if (job === undefined) return;
		if (action === 'dismiss') {
			jobs.current.delete(id);
			setList((before) => before.filter((upload) => upload.id !== id));
			return;
		}
		change(id, { kind: action });
		if (action === 'again') restart(id, job);
		else if (job.running === null) job.asked = action;
		else job.running[action]();
	}

	function restart(id: string, job: Job): void {
		Object.assign(job, { running: null, asked: null });
		void begin(id, job, job.refused);
	}

	return { list, add, act };
}

/** `randomUUID` is missing when the panel is opened without https. */
function uniqueWord(): string {
	return [...crypto.getRandomValues(new Uint8Array(8))]
		.map((byte) => byte.toString(36).padStart(2, '0'))
		.join('');
}

function useLeaving(list: readonly UploadView[], jobs: ReadonlyMap<string, Job>): void {
	const busy = list.some(({ state }) => !isOver(state));
	useEffect(() => {
		if (!busy) return;
		const warn = (event: BeforeUnloadEvent) => {
			event.preventDefault();
			return uploadCopy.leaving;
		};
		window.addEventListener('beforeunload', warn);
		return () => window.removeEventListener('beforeunload', warn);
	}, [busy]);
	useEffect(
		() => () => {
			for (const { running } of jobs.values()) running?.cancel();
		},
		[jobs],
	);
}
