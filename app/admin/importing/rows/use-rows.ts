import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import type { ImportRowView } from '#core/importing/contract/imports.ts';
import { ROWS_PAGE, type RowView } from '#core/importing/contract/rows.ts';

export type Rows = {
	/** Null until the first page has loaded. */
	total: number | null;
	failed: boolean;
	/** The row at an index of the list; undefined while its page is not loaded. */
	at(place: number): ImportRowView | undefined;
	/** Loads the pages that hold these rows (both indexes inclusive). */
	want(first: number, last: number): void;
	/** Replaces a changed row in place, so that nothing moves under the pointer. */
	replace(row: ImportRowView): void;
	/** Reloads the pages seen last. */
	refresh(): void;
};

/**
 * Rows of an import, loaded page by page as they scroll into view. 100 thousand rows are as fast as
 * ten.
 */
export function useRows(batchId: string, show: RowView): Rows {
	const [pages, setPages] = useState<ReadonlyMap<number, readonly ImportRowView[]>>(new Map());
	const [total, setTotal] = useState<number | null>(null);
	const [failed, setFailed] = useState(false);
	const asked = useRef(new Set<number>());
	const turn = useRef(0);

	const fetchPage = useCallback(
		async (page: number) => {
			if (asked.current.has(page)) return;
			asked.current.add(page);
			const mine = turn.current;
			try {
				const answer = await api.get('imports/:id/rows', {
					params: { id: batchId },
					query: { show, offset: page * ROWS_PAGE },
				});
				if (mine !== turn.current) return;
				setTotal(answer.total);
				setFailed(false);
				setPages((before) => new Map(before).set(page, answer.rows));
			} catch {
				if (mine !== turn.current) return;
				asked.current.delete(page);
				setFailed(true);
			}
		},
		[batchId, show],
	);

	const refresh = useCallback(() => {
		turn.current += 1;
		const known = [...asked.current];
		asked.current = new Set();
		setFailed(false);
		// Loaded pages stay visible until their new state arrives.
		for (const page of known.length === 0 ? [0] : known.slice(-3)) void fetchPage(page);
	}, [fetchPage]);

	useEffect(() => {
		turn.current += 1;
		asked.current = new Set();
		setPages(new Map());
		setTotal(null);
		void fetchPage(0);
	}, [fetchPage]);

	return {
		total,
		failed,
		at: (place) => pages.get(Math.floor(place / ROWS_PAGE))?.[place % ROWS_PAGE],
		want(first, last) {
			for (let page = Math.floor(first / ROWS_PAGE); page <= Math.floor(last / ROWS_PAGE); page++)
				void fetchPage(page);
		},
		replace: (row) =>
			setPages(
				(before) =>
					new Map(
						[...before].map(([page, rows]) => [
							page,
							rows.map((other) => (other.number === row.number ? row : other)),
						]),
					),
			),
		refresh,
	};
}
