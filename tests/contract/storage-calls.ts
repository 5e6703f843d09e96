import type { FirebaseApp } from 'firebase/app';
import {
	deleteObject,
	getBlob,
	getBytes,
	getDownloadURL,
	getMetadata,
	getStorage,
	list,
	listAll,
	ref,
	type StorageError,
	type UploadTask,
	updateMetadata,
	uploadBytes,
	uploadBytesResumable,
} from 'firebase/storage';

/** One uploads's life as its observer saw it. */
type Watched = { task: UploadTask; states: string[]; jumps: number[]; outcome: Promise<string> };

/** What a test does to an upload when it has so many bytes. */
export type UploadPlan = { pauseAt?: number; resume?: boolean; cancelAt?: number };

/** Bytes that repeat nowhere near, the same in page and test for the same seed. */
function sample(length: number, seed: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(length);
	for (let at = 0, state = seed >>> 0 || 1; at < length; at++) {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		bytes[at] = state & 255;
	}
	return bytes;
}

async function digestOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function watch(task: UploadTask, { pauseAt, cancelAt }: UploadPlan): Watched {
	const states: string[] = [];
	const jumps: number[] = [];
	let acted = false;
	task.on('state_changed', ({ state, bytesTransferred }) => {
		if (states.at(-1) !== state) states.push(state);
		jumps.push(bytesTransferred);
		if (acted) return;
		if (pauseAt !== undefined && bytesTransferred >= pauseAt) acted = task.pause();
		if (cancelAt !== undefined && bytesTransferred >= cancelAt) acted = task.cancel();
	});
	const outcome = new Promise<string>((resolve) => {
		task.then(
			({ state }) => resolve(state),
			(error: StorageError) => resolve(error.code),
		);
	});
	return { task, states, jumps, outcome };
}

async function untilPaused({ task }: Watched): Promise<void> {
	await new Promise<void>((resolve) => {
		task.on('state_changed', ({ state }) => state === 'paused' && resolve());
		if (task.snapshot.state === 'paused') resolve();
	});
}

/** The calls of the official client to the file service, by name. Each answers plain data. */
export function storageCalls(app: FirebaseApp) {
	const storage = getStorage(app);
	// Neither field is in the published types: the exact pin of the client and these tests hold them.
	Object.assign(storage, {
		host: `${location.host}/files`,
		_protocol: location.protocol.slice(0, -1),
	});
	storage.maxUploadRetryTime = 20_000;
	storage.maxOperationRetryTime = 5_000;

	return {
		put: async (name: string, length: number, seed: number) => {
			const { metadata } = await uploadBytes(ref(storage, name), sample(length, seed), {
				customMetadata: { origem: 'teste' },
			});
			return {
				size: metadata.size,
				contentType: metadata.contentType,
				custom: metadata.customMetadata,
			};
		},
		putPicture: async (name: string, width: number) => {
			const canvas = new OffscreenCanvas(width, width / 2);
			canvas.getContext('2d')?.fillRect(0, 0, width / 2, width / 2);
			const { metadata } = await uploadBytes(
				ref(storage, name),
				await canvas.convertToBlob({ type: 'image/png' }),
			);
			return metadata.contentType;
		},
		putText: async (name: string, text: string, contentType: string) => {
			const { metadata } = await uploadBytes(ref(storage, name), new Blob([text]), { contentType });
			return metadata.contentType;
		},
		/** Uploads in pieces; paused or cancelled on the way when the plan says so. */
		upload: async (
			name: string,
			{ length, seed }: { length: number; seed: number },
			plan: UploadPlan,
		) => {
			const bytes = sample(length, seed);
			const watched = watch(uploadBytesResumable(ref(storage, name), bytes), plan);
			if (plan.pauseAt !== undefined) {
				await untilPaused(watched);
				if (plan.resume) watched.task.resume();
			}
			const { states, jumps, outcome } = watched;
			return { outcome: await outcome, states, last: jumps.at(-1), digest: await digestOf(bytes) };
		},
		bytes: async (name: string) => digestOf(await getBytes(ref(storage, name))),
		firstBytes: async (name: string, most: number) =>
			(await getBytes(ref(storage, name), most)).byteLength,
		blob: async (name: string) => digestOf(await (await getBlob(ref(storage, name))).arrayBuffer()),
		url: (name: string) => getDownloadURL(ref(storage, name)),
		fetched: async (url: string) => {
			const response = await fetch(url, { credentials: 'omit' });
			return { status: response.status, digest: await digestOf(await response.arrayBuffer()) };
		},
		shown: async (url: string) => {
			const image = new Image();
			image.src = url;
			await image.decode();
			return image.naturalWidth;
		},
		metadata: async (name: string) => {
			const { size, contentType, customMetadata, cacheControl, md5Hash, fullPath } =
				await getMetadata(ref(storage, name));
			return { size, contentType, customMetadata, cacheControl, md5Hash, fullPath };
		},
		describe: async (name: string, change: object) => {
			const { cacheControl, customMetadata } = await updateMetadata(ref(storage, name), change);
			return { cacheControl, customMetadata };
		},
		listAll: async (folder: string) => {
			const { items, prefixes } = await listAll(ref(storage, folder));
			return {
				items: items.map(({ fullPath }) => fullPath),
				prefixes: prefixes.map(({ fullPath }) => fullPath),
			};
		},
		page: async (folder: string, maxResults: number) => {
			const first = await list(ref(storage, folder), { maxResults });
			const second = await list(ref(storage, folder), {
				maxResults,
				...(first.nextPageToken ? { pageToken: first.nextPageToken } : {}),
			});
			return [first, second].map(({ items }) => items.map(({ fullPath }) => fullPath));
		},
		erase: (name: string) => deleteObject(ref(storage, name)),
	};
}
