import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the lock represented by a file, which it creates if missing; null while another process
 * holds it. An exclusive SQLite lock on an empty file serves, because the system releases it
 * however the process ends. `waitMs` = how long the calling thread may block.
 */
export function takeLock(file: string, waitMs = 0): Disposable | null {
	const lock = new DatabaseSync(file, { timeout: waitMs });
	try {
		lock.exec('begin exclusive');
		return { [Symbol.dispose]: () => lock.close() };
	} catch {
		lock.close();
		return null;
	}
}
