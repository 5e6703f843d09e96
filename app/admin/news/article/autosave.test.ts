import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveAnswer, type SaveStatus } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when it is told to. */
function aServer() {
	const asked: string[] = [];
	const waiting: ((answer: SaveAnswer<number>) => void)[] = [];
	const statuses: SaveStatus[] = [];
	const stored: string[] = [];
	const autosave = createAutosave<string, number>({
		save(content) {
			asked.push(content);
			return new Promise((resolve) => waiting.push(resolve));
		},
		onStatus: (status) => statuses.push(status),
		onSaved: (_, content) => stored.push(content),
	});
	const answer = async (reply: SaveAnswer<number>) => {
		waiting.shift()?.(reply);
		await vi.advanceTimersByTimeAsync(0);
	};
	return { asked, statuses, stored, autosave, answer };
}

const SAVED = { kind: 'saved', saved: 1 } as const;

test('a text is sent within a second of the first change, also while typing goes on', async () => {
	const { asked, autosave, answer, stored, statuses } = aServer();
	for (const text of ['a', 'ab', 'abc', 'abcd']) {
		autosave.change(text);
		await vi.advanceTimersByTimeAsync(300);
	}
	expect(asked).toEqual(['abc']);
	await answer(SAVED);
	expect([stored, statuses.at(-1)]).toEqual([['abc'], 'waiting']);
	await vi.advanceTimersByTimeAsync(700);
	await answer(SAVED);
	expect([stored, statuses.at(-1)]).toEqual([['abc', 'abcd'], 'saved']);
});

test('two saves of one text are never under way together', async () => {
	const { asked, autosave, answer } = aServer();
	autosave.change('a');
	await vi.advanceTimersByTimeAsync(700);
	autosave.change('b');
	await vi.advanceTimersByTimeAsync(10_000);
	expect(asked).toEqual(['a']);
	await answer(SAVED);
	await vi.advanceTimersByTimeAsync(700);
	expect(asked).toEqual(['a', 'b']);
});

test('after a failure it is tried again by itself; what the server refuses waits for the next letter', async () => {
	const { asked, autosave, answer, statuses } = aServer();
	autosave.change('a');
	await vi.advanceTimersByTimeAsync(700);
	await answer({ kind: 'failed', later: true });
	expect(statuses.at(-1)).toBe('failed');
	await vi.advanceTimersByTimeAsync(5_000);
	expect(asked).toEqual(['a', 'a']);
	await answer({ kind: 'failed', later: false });
	await vi.advanceTimersByTimeAsync(60_000);
	expect([asked.length, statuses.at(-1)]).toEqual([2, 'refused']);
	autosave.change('b');
	await vi.advanceTimersByTimeAsync(700);
	expect(asked).toEqual(['a', 'a', 'b']);
});

test('a conflict halts everything until it is decided', async () => {
	const { asked, autosave, answer, statuses } = aServer();
	autosave.change('a');
	await vi.advanceTimersByTimeAsync(700);
	await answer({ kind: 'conflict' });
	autosave.change('b');
	await vi.advanceTimersByTimeAsync(60_000);
	expect([asked, statuses.at(-1)]).toEqual([['a'], 'conflict']);
	autosave.resume('b');
	await vi.advanceTimersByTimeAsync(1);
	expect(asked).toEqual(['a', 'b']);
});

test('when the other version is taken, what was typed is not sent over it', async () => {
	const { asked, autosave, answer, statuses } = aServer();
	autosave.change('mine');
	await vi.advanceTimersByTimeAsync(700);
	await answer({ kind: 'conflict' });
	autosave.begin();
	await vi.advanceTimersByTimeAsync(60_000);
	expect([asked, statuses.at(-1), await autosave.flush()]).toEqual([['mine'], 'saved', true]);
});

test('a step waits until everything is stored, and learns when it is not', async () => {
	const { autosave, answer } = aServer();
	autosave.change('a');
	const stored = autosave.flush();
	await answer(SAVED);
	expect(await stored).toBe(true);
	autosave.change('b');
	const refused = autosave.flush();
	await answer({ kind: 'failed', later: true });
	expect(await refused).toBe(false);
});
