import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupCopy } from '#core/copy/backup.ts';
import { type FileInspection, inspectDatabaseFile } from '#server/db/sqlite/file-maintenance.ts';
import { damaged, extractArchive } from './extract-archive.ts';
import { archivePath, DATABASE_NAME, type Manifest } from './manifest.ts';

/**
 * Unpacks an archive into `folder` (empty before, filled after) and verifies it. Checks size and
 * SHA-256 of each file, SQLite's integrity check, foreign keys, row counts, migrations and uploaded
 * files. Returns the manifest.
 * @throws AppError 'backup-invalid' | 'not-found' | 'disk-full', the message in pt-BR.
 */
export async function unpackVerified(archive: string, folder: string): Promise<Manifest> {
	const manifest = await extractArchive(archive, folder);
	compareDatabase(manifest, inspectDatabaseFile(join(folder, DATABASE_NAME)));
	return manifest;
}

/**
 * Verifies an archive without keeping the unpacked files. `workDir` = parent of the temporary
 * folder.
 */
export async function verifyBackup(archive: string, workDir: string = tmpdir()): Promise<Manifest> {
	const folder = await mkdtemp(join(workDir, 'guia-verify-'));
	try {
		return await unpackVerified(archive, folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function compareDatabase(manifest: Manifest, found: FileInspection): void {
	if (found.integrity !== 'ok') throw damaged(backupCopy.reasons.integrity(found.integrity));
	for (const table of new Set([...Object.keys(manifest.tables), ...Object.keys(found.tables)])) {
		if (manifest.tables[table] !== found.tables[table])
			throw damaged(backupCopy.reasons.rows(table));
	}
	compareFiles(manifest, found);
	const line = (migration: { name: string; checksum: string }) =>
		`${migration.name} ${migration.checksum}`;
	if (manifest.migrations.map(line).join() !== found.migrations.map(line).join())
		throw damaged(backupCopy.reasons.migrations);
}

/**
 * Every file in the database must be archived with the same size and bytes, unless the manifest
 * lists it as missing.
 */
function compareFiles(manifest: Manifest, { storedFiles }: FileInspection): void {
	const archived = new Map(manifest.files.map((file) => [file.path, file]));
	const missing = new Set(manifest.missing);
	for (const { objectId, size, sha256 } of storedFiles) {
		const path = archivePath(objectId);
		const file = archived.get(path);
		if (file === undefined && !missing.has(path)) throw damaged(backupCopy.reasons.missing(path));
		if (file !== undefined && (file.size !== size || file.sha256 !== sha256))
			throw damaged(backupCopy.reasons.checksum(path));
	}
}
