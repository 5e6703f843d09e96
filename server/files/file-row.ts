import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { StoredFile } from '#core/media/stored-file.ts';
import { storedAs } from '#server/db/stored-json.ts';
import type { FileTable } from './files-schema.ts';

const pairsSchema = z.record(z.string(), z.string());

/** Maps a row to the domain type. */
export function toStoredFile(row: Selectable<FileTable>): StoredFile {
	const custom = storedAs(pairsSchema, row.custom);
	return {
		id: row.id,
		name: row.name,
		objectId: row.object_id,
		store: row.store,
		size: row.size,
		sha256: row.sha256,
		sourceSha256: row.source_sha256,
		md5: row.md5,
		contentType: row.content_type,
		detectedType: row.detected_type,
		width: row.width,
		height: row.height,
		cacheControl: row.cache_control,
		contentDisposition: row.content_disposition,
		contentEncoding: row.content_encoding,
		contentLanguage: row.content_language,
		custom: custom ?? {},
		...(custom === null ? { isDamaged: true } : {}),
		token: row.token,
		generation: row.generation,
		metageneration: row.metageneration,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		createdBy: row.created_by,
	};
}

export function toFileRow(file: StoredFile): FileTable {
	return {
		id: file.id,
		name: file.name,
		object_id: file.objectId,
		store: file.store,
		size: file.size,
		sha256: file.sha256,
		source_sha256: file.sourceSha256,
		md5: file.md5,
		content_type: file.contentType,
		detected_type: file.detectedType,
		width: file.width,
		height: file.height,
		cache_control: file.cacheControl,
		content_disposition: file.contentDisposition,
		content_encoding: file.contentEncoding,
		content_language: file.contentLanguage,
		custom: JSON.stringify(file.custom),
		token: file.token,
		generation: file.generation,
		metageneration: file.metageneration,
		created_at: file.createdAt,
		updated_at: file.updatedAt,
		created_by: file.createdBy,
	};
}
