import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keyOf, routeKey } from '#app/admin/data/key-of.ts';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import type { DeskPage, DeskRow } from '#core/games/contract/desk.ts';

/**
 * The rows of a filter as far as they were read, from the top on; `now` and `next` are those of the
 * last page. Each reading has a number of its own.
 */
type Loaded = DeskPage & { query: string; reading: number };

export type DeskRows = {
	loaded: Loaded | null;
	/** 'first': another list is on its way, the former one is still shown. */
	busy: 'first' | 'more' | null;
	problem: string | null;
	loadMore(): void;
	reload(): void;
};

const listKey = (query: string) => keyOf('games', { query: new URLSearchParams(query) });

/** The rows of a filter, a page at a time. The previous list stays until the next one is there. */
export function useDeskRows(query: string): DeskRows {
	const client = useQueryClient();
	const readings = useRef(0);
	const first = useQuery({
		queryKey: listKey(query),
		queryFn: async ({ signal }): Promise<Loaded> => ({
			query,
			reading: ++readings.current,
			...(await api.get('games', { query: placeIn(query, 'count', '1'), signal })),
		}),
	});
	const more = useMutation({
		mutationFn: ({ query, next }: Loaded) =>
			api.get('games', { query: placeIn(query, 'after', next ?? '') }),
		onSuccess: (page, of) =>
			client.setQueryData<Loaded>(listKey(of.query), (before) =>
				before?.reading === of.reading ? joined(before, page) : before,
			),
	});
	const [former, keep] = useState<Loaded | null>(null);
	if (first.data !== undefined && first.data !== former) keep(first.data);
	const loaded = first.data ?? former;
	const isMore = more.variables !== undefined && more.variables.reading === first.data?.reading;
	const error = first.isFetching ? null : (first.error ?? (isMore ? more.error : null));
	const busy = first.isFetching ? 'first' : isMore && more.isPending ? 'more' : null;
	return {
		...{ loaded, busy, problem: error === null ? null : sentenceOf(error) },
		loadMore() {
			if (busy === null && error === null && loaded?.query === query && loaded.next !== null)
				more.mutate(loaded);
		},
		reload: () => void first.refetch(),
	};
}

/** Changes rows in the list that is shown when the change arrives. */
export type ShownRows = {
	/** Puts games as they are now in the place of their rows. */
	patch(rows: readonly DeskRow[]): void;
	/** Takes rows out that are no longer in this list. */
	remove(ids: ReadonlySet<string>): void;
	reload(): void;
};

export function useShownRows(): ShownRows {
	const client = useQueryClient();
	const queryKey = routeKey('GET', 'games');
	const change = (part: (before: Loaded) => Partial<Loaded>) =>
		client.setQueriesData<Loaded>(
			{ queryKey },
			(before) => before && { ...before, ...part(before) },
		);
	return {
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
		reload: () => void client.refetchQueries({ queryKey, type: 'active' }),
	};
}

function placeIn(query: string, name: string, value: string): URLSearchParams {
	const wanted = new URLSearchParams(query);
	wanted.set(name, value);
	return wanted;
}

function joined(before: Loaded, { rows, next, now }: DeskPage): Loaded {
	// A game that moved while the list was read may come twice.
	const known = new Set(before.rows.map(({ id }) => id));
	return {
		...before,
		rows: [...before.rows, ...rows.filter(({ id }) => !known.has(id))],
		next,
		now,
	};
}
