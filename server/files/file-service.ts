import { randomBytes } from 'node:crypto';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import type { StoreName } from '#core/media/stored-file.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import { storeUnavailable } from './file-errors.ts';
import { createMediaLane, type MediaLane } from './media/media-lane.ts';
import { createDiskStore } from './store/disk-store.ts';
import type { S3Address } from './store/files-url.ts';
import type { ObjectStore } from './store/object-store.ts';
import { createDiskHolding } from './upload/disk-holding.ts';
import type { Holding } from './upload/holding.ts';
import type { Pace } from './upload/receive-bytes.ts';
import { createStaging, type Staging } from './upload/staging.ts';
import { createUploadLocks, type UploadLocks } from './upload/upload-locks.ts';
import type { Upload } from './upload/upload-repository.ts';

type FileLimits = {
	/** Bytes of one file. */
	fileBytes: number;
	/** Bytes of all files, including uploads in progress. */
	quotaBytes: number;
	/** Bytes that stay free on the disk. */
	reserveBytes: number;
	uploads: number;
	pace: Pace;
};

export type FileServiceOptions = {
	dataDir: string;
	db: AppDatabase;
	log: Log;
	/** Null = the disk. */
	s3: S3Address | null;
	limits: Pick<FileLimits, 'fileBytes' | 'quotaBytes'> & Partial<FileLimits>;
	/** Real time in UTC milliseconds. */
	now?: () => number;
};

/** Shared dependencies of the file use cases. */
export type FileService = {
	dataDir: string;
	db: AppDatabase;
	log: Log;
	now: () => number;
	limits: FileLimits;
	/** Local files of this process's requests. */
	staging: Staging;
	/** For the bytes of new uploads. */
	holding: Holding;
	/**
	 * An upload stays where it began.
	 * @throws AppError 'unavailable' when that store is no longer configured.
	 */
	holdingOf(upload: Pick<Upload, 'multipart'>): Holding;
	locks: UploadLocks;
	/** Store for new files. */
	main: ObjectStore;
	/**
	 * Files stay in their store, even after FILES_URL changes.
	 * @throws AppError 'unavailable' for a store that is not configured.
	 */
	storeOf(name: StoreName): ObjectStore;
	/** Inspects uploads. */
	inspector: MediaLane;
	/**
	 * Draws picture sizes. A separate lane, so that inspecting a long file does not delay pictures on
	 * pages.
	 */
	painter: MediaLane;
	[Symbol.asyncDispose](): Promise<void>;
};

const NO_BUCKET = 'FILES_URL does not name the object store that holds this file';

/** Opens the file service on a data directory. Loads the S3 code only where S3 is configured. */
export async function openFileService(options: FileServiceOptions): Promise<FileService> {
	const { dataDir, db, log, s3 } = options;
	const disk = createDiskStore(dataDir);
	const staging = createStaging(dataDir);
	const bucket =
		s3 === null ? null : (await import('./store/open-file-bucket.ts')).openFileBucket(s3, staging);
	const remote = bucket?.store ?? null;
	const onDisk = createDiskHolding(staging);
	const inspector = createMediaLane(log);
	const painter = createMediaLane(log);
	return {
		...{ dataDir, db, log, inspector, painter },
		now: options.now ?? Date.now,
		limits: {
			reserveBytes: MEDIA_LIMITS.reserveBytes,
			uploads: MEDIA_LIMITS.uploads,
			pace: MEDIA_LIMITS,
			...options.limits,
		},
		staging,
		holding: bucket?.holding ?? onDisk,
		holdingOf({ multipart }) {
			if (multipart === null) return onDisk;
			if (bucket === null) throw storeUnavailable(NO_BUCKET);
			return bucket.holding;
		},
		locks: createUploadLocks(),
		main: remote ?? disk,
		storeOf(name) {
			if (name === 'disk') return disk;
			if (remote === null) throw storeUnavailable(NO_BUCKET);
			return remote;
		},
		async [Symbol.asyncDispose]() {
			await Promise.all([inspector[Symbol.asyncDispose](), painter[Symbol.asyncDispose]()]);
		},
	};
}

/** A secret for download addresses: 192 random bits. */
export function newToken(): string {
	return randomBytes(24).toString('base64url');
}
