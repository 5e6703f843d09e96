import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '#core/site/dates.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import type { Log } from '#server/log.ts';

const FOLDER = 'access';
const FILE = /^(\d{4}-\d{2}-\d{2})\.log$/;
const EVERY_MS = 1_000;
/** Six months (Marco Civil da Internet, art. 15). */
export const RECORDS_KEPT_MS = 183 * 86_400_000;
/** Beyond this many characters lines are dropped: a full disk must not fill the memory. */
const MOST_WAITING = 4 * 1024 * 1024;

/** One use of the guide: what article 15 asks for, and no page. `port` is 0 behind a proxy. */
export type AccessRecord = { at: number; address: string; port: number };

export type AccessRecords = {
	note(record: AccessRecord): void;
	/** Writes what waits. */
	close(): Promise<void>;
};

/** Keeps a file for each São Paulo day in DATA_DIR/access, readable by the guide's user only. */
export function openAccessRecords(dataDir: string, log: Log): AccessRecords {
	const folder = join(dataDir, FOLDER);
	const waiting = new Map<string, string>();
	let length = 0;
	let newest = '';
	let work = Promise.resolve();

	async function write(): Promise<void> {
		const batch = [...waiting];
		waiting.clear();
		length = 0;
		try {
			if (batch.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
			for (const [day, lines] of batch) {
				await appendFile(join(folder, `${day}.log`), lines, { mode: 0o600 });
				// A new day ends the oldest one.
				if (day !== newest) await forgetAccessRecords(dataDir, Date.now() - RECORDS_KEPT_MS);
				newest = day;
			}
		} catch (error) {
			log.warn({ err: error }, 'access records could not be written');
		}
	}

	const timer = setInterval(() => {
		work = work.then(write);
	}, EVERY_MS);
	timer.unref();
	return {
		note({ at, address, port }) {
			if (length > MOST_WAITING) return;
			const line = `${new Date(at).toISOString()} ${address} ${port}\n`;
			const day = dayOf(at);
			waiting.set(day, (waiting.get(day) ?? '') + line);
			length += line.length;
		},
		async close() {
			clearInterval(timer);
			work = work.then(write);
			await work;
		},
	};
}

/** Deletes the days before an instant (UTC milliseconds). Resolves with how many. */
export async function forgetAccessRecords(dataDir: string, before: number): Promise<number> {
	const folder = join(dataDir, FOLDER);
	const limit = dayOf(before);
	const old = ((await missingAsNull(readdir(folder))) ?? []).filter(
		(name) => (FILE.exec(name)?.[1] ?? limit) < limit,
	);
	for (const name of old) await rm(join(folder, name), { force: true });
	return old.length;
}
