import { afterEach, expect, test, vi } from 'vitest';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createWriteThenSee } from './write-then-see.ts';

const { version } = vi.hoisted(() => ({ version: { now: 1 } }));
vi.mock('#server/db/data-version.ts', () => ({ readDataVersion: async () => version.now }));

const db = {} as AppDatabase;
const save = { method: 'PUT', path: 'games/:id' } as const;
const stored = { slug: 'a-x-b', day: '2026-11-22' };

/** A write that readers see. */
async function write(): Promise<typeof stored> {
	version.now++;
	return stored;
}

afterEach(() => vi.useRealTimers());

test('a save is answered once its pages are made from it', async () => {
	const brought: string[] = [];
	const see = createWriteThenSee({
		db,
		bring: async (address, wanted) => brought.push(`${address} ${wanted}`) > 0,
	});
	const { answer, written } = await see(save, null, write);
	expect(answer).toBe(stored);
	expect(written).toEqual({ version: version.now, shows: true });
	const pages = [
		'/onde-assistir/a-x-b',
		'/jogos/2026-11-22',
		'/jogos-de-hoje',
		'/jogos-de-amanha',
		'/',
	];
	expect(brought).toEqual(pages.map((page) => `${page} ${version.now}`));
});

test('a site that is slow holds a save up for a second, and nobody says that it shows it', async () => {
	vi.useFakeTimers();
	const see = createWriteThenSee({ db, bring: () => new Promise(() => undefined) });
	const settled = vi.fn();
	const saving = see(save, null, write).then(settled);
	await vi.advanceTimersByTimeAsync(999);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await saving;
	expect(settled).toHaveBeenCalledWith({
		answer: stored,
		written: { version: version.now, shows: false },
	});
});

test('one page that could not be made is enough to say less', async () => {
	const see = createWriteThenSee({ db, bring: async (address) => address !== '/' });
	expect((await see(save, null, write)).written?.shows).toBe(false);
});

test('what readers do not see, and what only reads, waits for nothing', async () => {
	const bring = vi.fn();
	const see = createWriteThenSee({ db, bring });
	expect(await see(save, null, async () => 'draft')).toEqual({ answer: 'draft', written: null });
	expect(await see({ method: 'GET', path: 'games/:id' }, null, write)).toMatchObject({
		written: null,
	});
	expect(bring).not.toHaveBeenCalled();
});
