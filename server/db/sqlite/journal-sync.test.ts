import { expect, test } from 'vitest';
import { inTurn } from './journal-sync.ts';

/** A disk that answers when it is told to. */
function slowDisk() {
	const runs: PromiseWithResolvers<void>[] = [];
	const reached = inTurn(() => {
		const run = Promise.withResolvers<void>();
		runs.push(run);
		return run.promise;
	});
	return { runs, reached };
}

test('F05 a commit waits for a sync that began after it; all that come meanwhile share one', async () => {
	const { runs, reached } = slowDisk();
	const done: string[] = [];
	const note = (name: string) => reached().then(() => done.push(name));
	const all = [note('first'), note('second'), note('third')];
	runs[0]?.resolve();
	await all[0];
	expect([done, runs.length]).toEqual([['first'], 2]);
	runs[1]?.resolve();
	await Promise.all(all);
	expect([done, runs.length]).toEqual([['first', 'second', 'third'], 2]);
});

test('F05 once the disk has failed nothing counts as written any more', async () => {
	const { runs, reached } = slowDisk();
	const [first, second] = [reached(), reached()];
	runs[0]?.reject(new Error('EIO'));
	await expect(first).rejects.toThrow('EIO');
	await expect(second).rejects.toThrow('EIO');
	await expect(reached()).rejects.toThrow('EIO');
	expect(runs.length).toBe(1);
});
