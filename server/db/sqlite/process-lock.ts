import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the lock that a file stands for, which is made if missing; null while somebody else has it.
 * SQLite's lock on an empty file serves, because the system gives it back when the process that
 * holds it ends, however it ends. `waitMs` = how long the calling thread may wait for it.
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
