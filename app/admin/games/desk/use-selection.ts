import { useState } from 'react';
import type { DeskRow } from '#core/games/contract/desk.ts';

export type Selection = {
	ids: ReadonlySet<string>;
	/** All that the filter finds, also what is not loaded: their number when they were chosen. */
	total: number | null;
	count: number;
	/** Selects or deselects one row; with `extend` everything from the last one to it. */
	toggle(id: string, options?: { extend?: boolean }): void;
	/** The last row that was touched and this one, and all between them. */
	extendTo(id: string): void;
	selectLoaded(): void;
	selectFilter(total: number): void;
	clear(): void;
};

type State = { ids: ReadonlySet<string>; total: number | null; anchor: string | null };
const NOTHING: State = { ids: new Set(), total: null, anchor: null };

/** Which rows are selected. It belongs to one query: another list begins without a selection. */
export function useSelection(query: string, rows: readonly DeskRow[]): Selection {
	const [kept, setKept] = useState({ query, state: NOTHING });
	const state = kept.query === query ? kept.state : NOTHING;
	const set = (next: State) => setKept({ query, state: next });
	const between = (from: string | null, to: string) => {
		const [a, b] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
		return a < 0 ? [to] : rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);
	};
	const extendTo = (id: string) =>
		set({
			ids: new Set([...state.ids, ...between(state.anchor, id)]),
			total: null,
			anchor: state.anchor ?? id,
		});
	return {
		...{
			ids: state.ids,
			total: state.total,
			count: state.total ?? rows.filter(({ id }) => state.ids.has(id)).length,
			extendTo,
		},
		toggle(id, { extend = false } = {}) {
			if (extend && state.anchor !== null) return extendTo(id);
			const ids = new Set(state.ids);
			if (!ids.delete(id)) ids.add(id);
			set({ ids, total: null, anchor: id });
		},
		selectLoaded: () => set({ ids: new Set(rows.map(({ id }) => id)), total: null, anchor: null }),
		selectFilter: (total) => set({ ids: new Set(rows.map(({ id }) => id)), total, anchor: null }),
		clear: () => set(NOTHING),
	};
}
