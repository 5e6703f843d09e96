import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangedEvent, LiveEvent } from '#core/live/contract.ts';
import { createPageListeners } from './page-listeners.ts';

const DAY = '2026-11-22';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const changed = (v: number, topics: string[], more: Partial<ChangedEvent> = {}): ChangedEvent => ({
	...{ kind: 'mudou', v, spread: 0, topics, games: [], cards: [] },
	...more,
});
const patch = { day: DAY, put: [], drop: ['a'], updatedAt: null, mapped: false, demo: false };
const moved = {
	id: 'g',
	slug: 'g',
	revision: 2,
	kind: 'moved',
	said: 'Mudou de 21h30 para 19h.',
} as unknown as ChangedEvent['games'][number];

function listening(topics: string[], { version = 5 as number | null, keepsCards = false } = {}) {
	const pages = createPageListeners('one');
	const heard: unknown[] = [];
	const onStale = (changes: readonly unknown[]) => void heard.push(['stale', ...changes]);
	const onCards = (change: unknown, changes: readonly unknown[]) =>
		void heard.push(['cards', change, ...changes]);
	const entry = pages.add(
		{ current: keepsCards ? { topics, onStale, onCards } : { topics, onStale } },
		version,
	);
	const event = (next: LiveEvent, position: number | null = next.v, servedTurn = 1) =>
		pages.hear({ kind: 'event', event: next, position, served: { one: servedTurn } });
	return { pages, heard, event, ...entry };
}

test('a day takes its cards at once, with the words of the change', () => {
	const { event, heard, days } = listening([`day:${DAY}`, 'names'], { keepsCards: true });
	expect(days).toEqual([DAY]);
	event(changed(6, [`day:${DAY}`, 'game:g'], { cards: [patch], games: [moved] }));
	expect(heard).toEqual([['cards', patch, moved]]);
	vi.runAllTimers();
	expect(heard).toHaveLength(1);
});

test('a page is read again once for all that comes within its turn, which the change spreads', () => {
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	const { event, heard } = listening(['game:g']);
	event(changed(6, ['game:g'], { spread: 4_000, games: [moved] }));
	vi.advanceTimersByTime(1_000);
	event(changed(7, ['game:g'], { spread: 4_000, games: [moved] }));
	vi.advanceTimersByTime(990);
	expect(heard).toEqual([]);
	vi.advanceTimersByTime(20);
	expect(heard).toEqual([['stale', moved, moved]]);
	vi.runAllTimers();
	expect(heard).toHaveLength(1);
});

test('what a page has heard before is passed over when the stream tells it again', () => {
	const { pages, event, heard } = listening(['game:g']);
	pages.hear({ kind: 'opened' });
	for (const v of [4, 5]) event(changed(v, ['game:g']));
	vi.runAllTimers();
	expect(heard).toEqual([]);
	event(changed(6, ['game:g']));
	vi.runAllTimers();
	pages.hear({ kind: 'opened' });
	event(changed(6, ['game:g']));
	vi.runAllTimers();
	expect([heard.length, pages.want().version]).toEqual([1, 6]);
});

test('two events of one version are both heard, and a cut between them loses none', () => {
	const { pages, event, heard } = listening(['game:g', 'game:h']);
	pages.hear({ kind: 'opened' });
	event(changed(6, ['game:g']), 5);
	expect(pages.want().version).toBe(5);
	vi.runAllTimers();
	pages.hear({ kind: 'opened' });
	event(changed(6, ['game:h']), 6);
	vi.runAllTimers();
	expect(heard).toHaveLength(2);
});

test('a stream that was asked for before a page came does not tell it everything: it begins where it was', () => {
	const { pages, event, heard } = listening(['game:g']);
	event(changed(6, ['game:h']), 6, 0);
	event(changed(7, ['game:g']), 7, 0);
	expect(pages.want().version).toBe(5);
	pages.hear({ kind: 'opened' });
	event(changed(6, ['game:g']), 6, 1);
	vi.runAllTimers();
	expect([heard, pages.want().version]).toEqual([[['stale']], 6]);
});

test('a version that falls is followed after a reset', () => {
	const { event, heard, pages } = listening(['game:g'], { version: 90 });
	pages.hear({ kind: 'opened' });
	event({ kind: 'reset', v: 40, spread: 0 });
	event(changed(41, ['game:g']));
	vi.runAllTimers();
	expect([heard, pages.want().version]).toEqual([[['stale']], 41]);
});

test('a page of an unknown version is read again once the stream speaks', () => {
	const { pages, heard } = listening(['game:g'], { version: null });
	expect(pages.want().version).toBeNull();
	pages.hear({ kind: 'opened' });
	vi.runAllTimers();
	expect(heard).toEqual([['stale']]);
});

test('cards that were asked for go to their day only; a day that could not be asked for is read again', () => {
	const { pages, heard } = listening([`day:${DAY}`], { keepsCards: true });
	pages.hear({ kind: 'day', patch: { day: '2026-11-23', put: [], drop: [] } });
	pages.hear({ kind: 'doubt', day: '2026-11-23' });
	vi.runAllTimers();
	expect(heard).toEqual([]);
	pages.hear({ kind: 'day', patch });
	pages.hear({ kind: 'doubt', day: DAY });
	vi.runAllTimers();
	expect(heard).toEqual([['cards', patch], ['stale']]);
});

test('a page that is left hears nothing any more', () => {
	const { pages, event, heard, remove } = listening(['game:g']);
	event(changed(6, ['game:g']));
	remove();
	vi.runAllTimers();
	expect([heard, pages.want().topics]).toEqual([[], []]);
});
