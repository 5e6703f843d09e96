import { rm, stat } from 'node:fs/promises';
import { topics } from '#core/changes/topic.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { isPicture, settledType } from '#core/media/content-kind.ts';
import { type FileMetadata, newMetadata } from '#core/media/file-metadata.ts';
import { takesPicturesOnly } from '#core/media/folder-rules.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import type { Writer } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';
import { createFileRepository, createFileWriter } from './file-repository.ts';
import { type FileService, newToken } from './file-service.ts';
import { createFileTrashWriter } from './file-trash-repository.ts';
import { createFileUseRepository } from './file-use-repository.ts';
import type { Inspection } from './media/media-task.ts';
import { emptyTrash } from './remove-file.ts';

/** A complete file at a local path, ready for the store. */
type Arrival = {
	path: string;
	/** The store has its bytes already, under the object id. */
	isStored?: boolean;
	objectId: string;
	name: string;
	metadata: FileMetadata;
	operatorId: string;
};

/** Inspection time on a busy machine: a base, plus disk reads at 20 MB per second or more. */
const INSPECTION_MS = 60_000;
const BYTES_PER_MS = 20_000;

/**
 * Inspects a complete file, puts it into the store and names it; `also` runs in the naming
 * transaction. Until then nothing is visible, and the old file of that name stays (V43). Safe to
 * repeat after a crash at any point.
 */
export async function storeFile(
	service: FileService,
	arrival: Arrival,
	also: (trx: Writer, fileId: string) => Promise<void> = async () => undefined,
): Promise<Result<StoredFile, Refusal>> {
	const { path, isStored = false } = arrival;
	const cleanedPath = `${path}.cleaned`;
	try {
		const inspection = await inspect(service, { path, cleanedPath });
		if (inspection === null) return fail('unreadable-picture');
		const refused = refusalFor(arrival.name, inspection);
		if (refused !== null) return fail(refused);
		await putBytes(service, arrival.objectId, {
			...inspection,
			...{ path: isStored ? null : path, cleanedPath },
		});
		const file = await service.db.transaction(async (trx) => {
			const stored = await giveName(trx, describe(service, arrival, inspection), service.now());
			await also(trx, stored.id);
			return stored;
		});
		await emptyTrash(service);
		return ok(file);
	} finally {
		await rm(cleanedPath, { force: true });
	}
}

type Bytes = Pick<Inspection, 'source' | 'cleaned'> & { path: string | null; cleanedPath: string };

/** `path` is null when the store has the file as it came. */
async function putBytes(
	{ main }: FileService,
	objectId: string,
	{ source, cleaned, path, cleanedPath }: Bytes,
): Promise<void> {
	if (cleaned !== null) await main.put(objectId, cleanedPath, cleaned);
	else if (path !== null) await main.put(objectId, path, source);
}

/** Null when the inspecting process failed twice. */
async function inspect(
	service: FileService,
	{ path, cleanedPath }: { path: string; cleanedPath: string },
): Promise<Inspection | null> {
	const { size } = await stat(path);
	for (let turn = 0; turn < 2; turn++) {
		const answer = await service.inspector.run(
			{ kind: 'inspect', path, cleanedPath },
			INSPECTION_MS + size / BYTES_PER_MS,
		);
		if (answer !== null && 'inspection' in answer) return answer.inspection;
		if (answer !== null && 'error' in answer && answer.error.includes('ENOSPC'))
			throw Object.assign(new Error(answer.error), { code: 'ENOSPC' });
	}
	return null;
}

/** Decompression bombs are refused everywhere; a picture folder accepts only verified pictures. */
function refusalFor(name: string, { detectedType, problem }: Inspection): Refusal | null {
	if (problem === 'picture-too-large') return problem;
	if (!takesPicturesOnly(name)) return null;
	return problem ?? (isPicture(detectedType) ? null : 'type-refused');
}

function describe(
	{ main, now }: FileService,
	arrival: Arrival,
	inspection: Inspection,
): StoredFile {
	const { source, cleaned, picture, problem } = inspection;
	// A file that failed to decode is not a picture, whatever its first bytes say.
	const detectedType = problem === null ? inspection.detectedType : null;
	const at = now();
	const fields = newMetadata(arrival.metadata);
	return {
		...fields,
		...(cleaned ?? source),
		contentType: settledType(fields.contentType, detectedType),
		id: newId(),
		name: arrival.name,
		objectId: arrival.objectId,
		store: main.name,
		sourceSha256: source.sha256,
		detectedType,
		width: picture?.width ?? null,
		height: picture?.height ?? null,
		token: newToken(),
		generation: at,
		metageneration: 1,
		createdAt: at,
		updatedAt: at,
		createdBy: arrival.operatorId,
	};
}

/**
 * New content under an old name keeps the file's id and token, so stored addresses keep working.
 */
async function giveName(trx: Writer, file: StoredFile, now: number): Promise<StoredFile> {
	const files = createFileWriter(trx);
	if (await files.insert(file)) return file;
	const before = await createFileRepository(trx).byName(file.name);
	if (before === null) throw new Error(`${file.name} is taken and not there`);
	const generation = Math.max(file.generation, before.generation + 1);
	const after = { ...file, id: before.id, token: before.token, generation };
	await files.update(after);
	await noteNewContent(trx, before, after, now);
	if (before.objectId !== file.objectId) await createFileTrashWriter(trx).add(before, now);
	return after;
}

/**
 * Pages name picture sizes by content digest, so articles that use the picture now have new
 * addresses.
 */
async function noteNewContent(
	trx: Writer,
	before: StoredFile,
	after: StoredFile,
	at: number,
): Promise<void> {
	if (
		before.sha256 === after.sha256 ||
		(await createFileUseRepository(trx).usersOf(before.id)).length === 0
	)
		return;
	noteChange(trx, nounChange('news', { topics: [topics.news], after: { file: before.id }, at }));
}
