import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import type { DeskPage, DeskRow } from '#core/games/contract/desk.ts';

type Loaded = {
	query: string;
	rows: DeskRow[];
	next: string | null;
	total: number | null;
	now: number;
};

export type DeskRows = {
	loaded: Loaded | null;
	/** 'first': another list is on its way, the former one is still shown. */
	busy: 'first' | 'more' | null;
	problem: string | null;
	loadMore(): void;
	reload(): void;
	/** Puts games as they are now in the place of their rows. */
	patch(rows: readonly DeskRow[]): void;
	/** Takes rows out that are no longer in this list. */
	remove(ids: ReadonlySet<string>): void;
};

/**
 * The rows of a filter, a page at a time. An answer that came too late, for a filter that is no
 * longer asked for, is dropped.
 */
export function useDeskRows(query: string): DeskRows {
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const [busy, setBusy] = useState<DeskRows['busy']>('first');
	const [problem, setProblem] = useState<string | null>(null);
	const [attempt, setAttempt] = useState(0);

	const read = async (after: string | null, signal?: AbortSignal) => {
		setBusy(after === null ? 'first' : 'more');
		setProblem(null);
		try {
			const place = after === null ? 'count=1' : `after=${after}`;
			const page = await api.get<DeskPage>(
				`games?${[query, place].filter(Boolean).join('&')}`,
				signal,
			);
			setLoaded((before) => joined(before, { query, page, isFirst: after === null }));
			setBusy(null);
		} catch (error) {
			if (signal?.aborted) return;
			setProblem(sentenceOf(error));
			setBusy(null);
		}
	};
	const readFirst = useEffectEvent(
		(_asked: { query: string; attempt: number }, signal: AbortSignal) => void read(null, signal),
	);
	useEffect(() => {
		const stop = new AbortController();
		readFirst({ query, attempt }, stop.signal);
		return () => stop.abort();
	}, [query, attempt]);

	const change = (part: (before: Loaded) => Partial<Loaded>) =>
		setLoaded((before) => (before === null ? null : { ...before, ...part(before) }));
	return {
		...{ loaded, busy, problem },
		loadMore() {
			if (busy === null && problem === null && loaded?.query === query && loaded.next !== null)
				void read(loaded.next);
		},
		reload: () => setAttempt((before) => before + 1),
		patch(rows) {
			const fresh = new Map(rows.map((row) => [row.id, row]));
			change((before) => ({ rows: before.rows.map((row) => fresh.get(row.id) ?? row) }));
		},
		remove(ids) {
			change(({ rows, total }) => {
				const left = rows.filter(({ id }) => !ids.has(id));
				return { rows: left, total: total === null ? null : total - (rows.length - left.length) };
			});
		},
	};
}

function joined(
	before: Loaded | null,
	{ query, page, isFirst }: { query: string; page: DeskPage; isFirst: boolean },
): Loaded | null {
	const { rows, next, total, now } = page;
	if (isFirst) return { query, rows, next, total, now };
	if (before?.query !== query) return before;
	// A game that moved while the list was read may come twice.
	const known = new Set(before.rows.map(({ id }) => id));
	return {
		...before,
		rows: [...before.rows, ...rows.filter(({ id }) => !known.has(id))],
		next,
		now,
	};
}
