import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTBOX } from './outbox-delivery.ts';

/** Deletes outbox e-mails older than an instant (UTC milliseconds). Resolves with how many. */
export async function sweepOutbox(dataDir: string, before: number): Promise<number> {
	const folder = join(dataDir, OUTBOX);
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	let removed = 0;
	for (const name of names.filter((name) => /\.eml(\.part)?$/.test(name))) {
		const found = await stat(join(folder, name)).catch(() => null);
		if (found === null || found.mtimeMs >= before) continue;
		await rm(join(folder, name), { force: true });
		removed += 1;
	}
	return removed;
}
