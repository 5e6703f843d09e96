import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, type ReadKey } from '#app/admin/data/key-of.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import type {
	CurationAction,
	CurationGroup,
	CurationPage,
	Decided,
} from '#core/news/curation/contract.ts';
import { curationCopy as copy } from '#core/news/curation/copy/curation.ts';
import { type CurationFilter, writeCurationFilter } from '#core/news/curation/curation-filter.ts';

/** How often is looked whether something came. */
const LOOK_MS = 30_000;

/**
 * What was done last, in words, and what undoes it. `articleId`: the one draft that an approval
 * made.
 */
type Last = { words: string; decision: number | null; articleId: string | null };

/** The page with all groups in sight; `fresh` = those that came and wait to be shown. */
type Queue = { page: CurationPage; fresh: readonly CurationGroup[] };

/**
 * The queue in sight: it changes only by what its operator does; what comes meanwhile waits until
 * it is asked for.
 */
export function useQueue(filter: CurationFilter, first: CurationPage) {
	const client = useQueryClient();
	const query = new URLSearchParams(writeCurationFilter(filter));
	const key = keyOf('curation', { query });
	const [last, setLast] = useState<Last | null>(null);
	const work = useSave(key);
	const { data: queue } = useQuery({
		queryKey: key,
		queryFn: async ({ signal }) => {
			const now = await api.get('curation', { query, signal });
			return hear(client, key, now);
		},
		initialData: { page: first, fresh: [] } satisfies Queue,
		refetchInterval: LOOK_MS,
	});
	const { page, fresh } = queue;

	/** A poll in flight may carry the previous queue: it is cancelled. */
	async function show(change: (before: Queue) => Queue): Promise<void> {
		await client.cancelQueries({ queryKey: key });
		client.setQueryData<Queue>(key, (before) => before && change(before));
	}

	async function decide(action: CurationAction, ids: readonly string[]): Promise<Decided | null> {
		const groups = page.groups.filter(({ id }) => ids.includes(id));
		if (groups.length === 0) return null;
		let decided: Decided | null = null;
		await work.run(async () => {
			await client.cancelQueries({ queryKey: key });
			const asked = groups.map(({ id, revision }) => ({ id, revision }));
			const answer = await api.send('POST', 'curation/decisions', {
				body: { action, groups: asked },
			});
			await show((before) => withoutDecided(before, answer, { from: filter.tab, action }));
			setLast(lastOf(action, answer));
			decided = answer;
		});
		return decided;
	}

	async function undo(): Promise<void> {
		const decision = last?.decision ?? null;
		if (decision === null)
			return setLast({ words: copy.nothingToUndo, decision: null, articleId: null });
		await work.run(async () => {
			await client.cancelQueries({ queryKey: key });
			const { kept } = await api.send('POST', 'curation/decisions/:id/undo', {
				params: { id: decision },
			});
			const { groups, counts } = await api.get('curation', { query });
			await show(({ page, fresh }) => ({
				page: { ...page, groups: inPlace(page.groups, groups), counts },
				fresh,
			}));
			const words = kept.length > 0 ? copy.undoKept : copy.undone;
			setLast({ words, decision: null, articleId: null });
		});
	}

	async function more(): Promise<void> {
		const { next } = page;
		if (next === null) return;
		await work.run(async () => {
			const after = new URLSearchParams(query);
			after.set('antes', next);
			const more = await api.get('curation', { query: after });
			await show(({ page, fresh }) => ({
				page: { ...page, groups: inPlace(page.groups, more.groups), next: more.next },
				fresh,
			}));
		});
	}

	const showFresh = () =>
		client.setQueryData<Queue>(
			key,
			(before) =>
				before && {
					page: { ...before.page, groups: [...before.fresh, ...before.page.groups] },
					fresh: [],
				},
		);

	return { groups: page.groups, page, fresh, last, work, decide, undo, showFresh, more };
}

/**
 * Merges a poll into the queue. During a decision or an undo its answer is dropped: a group that
 * is being decided would count as new.
 */
function hear(client: QueryClient, key: ReadKey, now: CurationPage): Queue {
	const before = client.getQueryData<Queue>(key);
	if (before === undefined) return { page: now, fresh: [] };
	if (client.isMutating({ mutationKey: key }) > 0) return before;
	const { page, fresh } = before;
	const known = new Set([...page.groups, ...fresh].map(({ id }) => id));
	const newest = page.groups[0]?.latestAt ?? 0;
	const came = now.groups.filter(({ id, latestAt }) => !known.has(id) && latestAt >= newest);
	const { counts, waiting, sources } = now;
	return { page: { ...page, counts, waiting, sources }, fresh: [...came, ...fresh] };
}

function lastOf(action: CurationAction, { decision, done, skipped, articles }: Decided): Last {
	const words = [
		done.length > 0 ? copy.done[action](done.length) : '',
		skipped.length > 0 ? copy.skipped(skipped.length) : '',
	];
	const articleId = articles.length === 1 ? (articles[0]?.articleId ?? null) : null;
	return { words: words.filter(Boolean).join(' '), decision, articleId };
}

/** Groups in sight keep their place; others are ordered by time. */
function inPlace(
	before: readonly CurationGroup[],
	others: readonly CurationGroup[],
): CurationGroup[] {
	const known = new Set(before.map(({ id }) => id));
	return [...before, ...others.filter(({ id }) => !known.has(id))].toSorted(
		(a, b) => b.latestAt - a.latestAt || (a.id < b.id ? 1 : -1),
	);
}

const LEADS = {
	approve: 'approved',
	reject: 'rejected',
	snooze: 'snoozed',
	reopen: 'open',
} as const;

function withoutDecided(
	{ page, fresh }: Queue,
	{ done, skipped }: Decided,
	{ from, action }: { from: CurationFilter['tab']; action: CurationAction },
): Queue {
	const { counts } = page;
	const to = LEADS[action];
	const gone = new Set([...done, ...skipped]);
	return {
		page: {
			...page,
			groups: page.groups.filter(({ id }) => !gone.has(id)),
			counts: {
				...counts,
				[from]: (counts[from] ?? 0) - done.length,
				[to]: (counts[to] ?? 0) + done.length,
			},
		},
		fresh,
	};
}
