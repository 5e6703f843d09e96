import { existsSync } from 'node:fs';
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import { type ArchiveSource, writeArchive } from '#server/backup/archive.ts';
import { makeManifest } from '#server/backup/manifest.ts';
import { encodeTarHeader, TAR_END, tarPadding } from '#server/backup/tar.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { idsIn, makeSaved, restoreInto } from '#tests/support/backups.ts';
import { temporaryFolder } from '#tests/support/database.ts';

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3);

test('a damaged archive is refused with a reason, wherever the damage is', async () => {
	await using saved = await makeSaved();
	const { file } = saved.backup;
	const whole = await readFile(file);
	for (const at of [0, 40, Math.floor(whole.length / 2), whole.length - 6]) {
		const bytes = Buffer.from(whole);
		bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
		await writeFile(file, bytes);
		expect(await verifyBackup(file).catch(errorCode)).toBe('backup-invalid');
	}
	for (const length of [0, 100, whole.length - 1]) {
		await writeFile(file, whole);
		await truncate(file, length);
		expect(await verifyBackup(file).catch(errorCode)).toBe('backup-invalid');
	}
	await writeFile(file, 'not an archive');
	expect(await verifyBackup(file).catch(errorCode)).toBe('backup-invalid');
	expect(await verifyBackup(`${file}.missing`).catch(errorCode)).toBe('not-found');
});

test('a byte of the database changed inside a well-formed archive fails its checksum', async () => {
	await using saved = await makeSaved();
	const bytes = gunzipSync(await readFile(saved.backup.file));
	bytes.writeUInt8(bytes.readUInt8(9_000) ^ 0xff, 9_000);
	await writeFile(saved.backup.file, gzipSync(bytes));
	const refusal = await verifyBackup(saved.backup.file).catch((error: Error) => error);
	expect(errorCode(refusal)).toBe('backup-invalid');
	expect(String(refusal)).toContain('guia.sqlite não confere');
});

test('an archive that reaches outside its folder is refused and nothing is written there', async () => {
	await using folder = await temporaryFolder();
	const evil = join(folder.path, 'evil');
	await writeFile(evil, 'evil');
	const names = [
		'../evil.txt',
		'/tmp/guia-evil.txt',
		'files/../../evil.txt',
		'files/a/../../../evil.txt',
		'files\\..\\evil',
		'other/x',
		'files/',
		'files/C:x',
	];
	for (const [index, path] of names.entries()) {
		const target = join(folder.path, `${index}.guiabackup`);
		const sources: ArchiveSource[] = [{ path, file: evil }];
		const manifest = (files: Parameters<Parameters<typeof writeArchive>[0]['manifest']>[0]) =>
			makeManifest({
				product: '1',
				createdAt: new Date(NOW).toISOString(),
				migrations: [],
				tables: {},
				missing: [],
				guide: null,
				bucket: [],
				files,
			});
		await writeArchive({ target, sources, at: NOW, manifest });
		await using host = await temporaryFolder();
		const refusal = await restoreInto(join(host.path, 'data'), target).catch(
			(error: Error) => error,
		);
		expect(String(refusal)).toContain('caminho que não é permitido');
		expect(await readdir(host.path)).toEqual(['data']);
		expect(await readdir(join(host.path, 'data'))).toEqual([]);
	}
	expect(existsSync('/tmp/guia-evil.txt')).toBe(false);
});

/** A tar entry of its own kind, as a hostile archive holds one. */
function anEntry(name: string, { type = '0', body = '' } = {}): Buffer {
	const header = encodeTarHeader({ name, size: body.length }, NOW);
	header.write(type, 156);
	header.fill(' ', 148, 156);
	const sum = header.reduce((total, byte) => total + byte, 0);
	header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
	return Buffer.concat([header, Buffer.from(body), Buffer.alloc(tarPadding(body.length))]);
}

test('V45 an archive with odd members, before the list of its files or after it, is refused in a sentence and the data stay', async () => {
	await using saved = await makeSaved();
	const whole = gunzipSync(await readFile(saved.backup.file)).subarray(0, -TAR_END.length);
	const { dataDir } = saved.own.address;
	const odd = [
		anEntry('../evil.txt', { body: 'x' }),
		anEntry('/tmp/guia-evil.txt', { body: 'x' }),
		anEntry('link', { type: '2' }),
	];
	await saved.own.database[Symbol.asyncDispose]();
	for (const entry of odd) {
		for (const parts of [
			[entry, whole, TAR_END],
			[whole, entry, TAR_END],
			[whole, TAR_END, entry],
		]) {
			await writeFile(saved.backup.file, gzipSync(Buffer.concat(parts)));
			const refusal = await restoreInto(dataDir, saved.backup.file).catch((error: Error) => error);
			expect(String(refusal)).toMatch(/O backup está danificado e não foi usado: .+\./);
			expect(await idsIn(dataDir)).toEqual(['saved']);
		}
	}
	expect(existsSync('/tmp/guia-evil.txt')).toBe(false);
});
