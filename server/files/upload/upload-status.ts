import type { StoredFile } from '#core/media/stored-file.ts';

/** The progress of an upload after a request; `file` when it is complete. */
export type UploadStatus = { received: number; file: StoredFile | null };
