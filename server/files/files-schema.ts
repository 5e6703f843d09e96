import type { StoreName } from '#core/media/stored-file.ts';

/** Tables of the file service (migration 0004). */
export type FilesDatabase = {
	files: FileTable;
	file_uploads: FileUploadTable;
	file_uses: FileUseTable;
	file_trash: FileTrashTable;
};

/** Finished files. The client chooses the name; the bytes are stored under `object_id`. */
export type FileTable = {
	id: string;
	name: string;
	object_id: string;
	store: StoreName;
	size: number;
	sha256: string;
	source_sha256: string;
	md5: string;
	content_type: string;
	detected_type: string | null;
	width: number | null;
	height: number | null;
	cache_control: string | null;
	content_disposition: string | null;
	content_encoding: string | null;
	content_language: string | null;
	custom: string;
	token: string;
	generation: number;
	metageneration: number;
	created_at: number;
	updated_at: number;
	created_by: string;
};

/**
 * Uploads in progress, and finished ones for a while in case the client missed the response. The
 * bytes are in the bucket, or without one in the staging folder of the machine.
 */
export type FileUploadTable = {
	id: string;
	operator_id: string;
	name: string;
	/** The key of the finished bytes, fixed at the start so that finishing is idempotent. */
	object_id: string;
	size: number;
	/** Bytes stored when this was written. */
	received: number;
	metadata: string;
	/** active, final, or the code of the refusal. */
	state: string;
	/** The finished file. */
	file_id: string | null;
	/** JSON of `Multipart`; null = the bytes are on the disk. */
	multipart: string | null;
	/** The request that works on it, and the newest one that wants to. */
	holder: string | null;
	heir: string | null;
	/** Counts up while the holder lives. */
	beat: number;
	created_at: number;
	updated_at: number;
};

/**
 * Uses of a file: while one row exists, nothing removes the file. `user_key` e.g.
 * 'configuracoes/marca'.
 */
type FileUseTable = { file_id: string; user_key: string };

/** Bytes whose file is deleted, until the store has removed them. */
type FileTrashTable = { object_id: string; store: StoreName; at: number };
