import { randomUUID } from 'node:crypto';
import { open, readFile, rm, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { doctorCopy } from '#core/copy/doctor.ts';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import type { Config } from '#server/config/config.ts';
import { openToOthers } from '#server/data-folder.ts';
import { findFolderProblem } from '#server/start-problem.ts';
import { FINE, type Finding, problem } from './finding.ts';

/** Writes a file, reads it back and deletes it. */
export async function checkWriting({ dataDir }: Config): Promise<Finding> {
	const refused = await findFolderProblem(dataDir);
	if (refused !== null) return problem(refused);
	const file = join(dataDir, `.doctor-${randomUUID()}`);
	const handle = await open(file, 'wx', 0o600).catch(missingIsFine);
	if (handle === null) return FINE;
	try {
		await handle.writeFile(file);
		await handle.sync();
		if ((await readFile(file, 'utf8')) !== file) throw new Error(file);
		return FINE;
	} finally {
		await handle.close();
		await rm(file, { force: true });
	}
}

/**
 * Before the first start the folder is missing; an earlier check covers whether it can be created.
 */
function missingIsFine(error: NodeJS.ErrnoException): null {
	if (error.code === 'ENOENT') return null;
	throw error;
}

/** Whether other users of the machine can read what the guide stores. */
export async function checkPrivacy({ dataDir }: Config): Promise<Finding> {
	const paths = openToOthers(dataDir);
	const [first] = paths;
	return first === undefined
		? FINE
		: problem(doctorCopy.openToOthers(paths.length, relative(dataDir, first) || dataDir));
}

/** Free disk space, and the keys of the object store if there is one. */
export async function checkFiles({ dataDir, files }: Config): Promise<Finding> {
	const { bavail, bsize } = await statfs(dataDir).catch(() => ({
		bavail: Number.POSITIVE_INFINITY,
		bsize: 1,
	}));
	if (bavail * bsize < MEDIA_LIMITS.reserveBytes) return problem(doctorCopy.littleSpace);
	if (files.s3 === null) return FINE;
	const { createS3Store } = await import('#server/files/store/s3-store.ts');
	// A missing object is a valid answer, so the keys work.
	await createS3Store(files.s3).size('0'.repeat(28));
	return FINE;
}
