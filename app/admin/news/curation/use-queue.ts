import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import type {
	CurationAction,
	CurationGroup,
	CurationPage,
	Decided,
	Undone,
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

/**
 * The queue in sight: it changes only by what its operator does; what comes meanwhile waits until
 * it is asked for.
 */
export function useQueue(filter: CurationFilter, first: CurationPage) {
	const [groups, setGroups] = useState<readonly CurationGroup[]>(first.groups);
	const [page, setPage] = useState(first);
	const [fresh, setFresh] = useState<readonly CurationGroup[]>([]);
	const [last, setLast] = useState<Last | null>(null);
	const work = useSave();
	/** Odd while something is being decided. */
	const turns = useRef(0);

	/**
	 * What a look sees meanwhile may be the queue of before, or that of after: what is decided, or
	 * taken back, would come as news.
	 */
	const decisively = (act: () => Promise<void>) => {
		turns.current += 1;
		return work.run(act).finally(() => {
			turns.current += 1;
		});
	};

	const look = useEffectEvent(async () => {
		if (document.visibilityState === 'hidden') return;
		const turn = turns.current;
		const now = await api.get<CurationPage>(`curation?${writeCurationFilter(filter)}`);
		if (turns.current === turn && turn % 2 === 0) heard(now);
	});
	const heard = useEffectEvent((now: CurationPage) => {
		const known = new Set([...groups, ...fresh].map(({ id }) => id));
		const newest = groups[0]?.latestAt ?? 0;
		setFresh((before) => [
			...now.groups.filter(({ id, latestAt }) => !known.has(id) && latestAt >= newest),
			...before,
		]);
		setPage((before) => ({
			...before,
			counts: now.counts,
			waiting: now.waiting,
			sources: now.sources,
		}));
	});
	useEffect(() => {
		// Without an answer the next look asks again.
		const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
		return () => clearInterval(timer);
	}, []);

	async function decide(action: CurationAction, ids: readonly string[]): Promise<Decided | null> {
		const chosen = groups.filter(({ id }) => ids.includes(id));
		if (chosen.length === 0) return null;
		let decided: Decided | null = null;
		await decisively(async () => {
			const asked = chosen.map(({ id, revision }) => ({ id, revision }));
			const answer = await api.send<Decided>('POST', 'curation/decisions', {
				action,
				groups: asked,
			});
			decided = answer;
			const gone = new Set([...answer.done, ...answer.skipped]);
			setGroups((before) => before.filter(({ id }) => !gone.has(id)));
			setPage((before) => ({
				...before,
				counts: moved(before.counts, filter.tab, action, answer.done.length),
			}));
			const words = [
				answer.done.length > 0 ? copy.done[action](answer.done.length) : '',
				answer.skipped.length > 0 ? copy.skipped(answer.skipped.length) : '',
			];
			const articleId =
				answer.articles.length === 1 ? (answer.articles[0]?.articleId ?? null) : null;
			setLast({ words: words.filter(Boolean).join(' '), decision: answer.decision, articleId });
		});
		return decided;
	}

	async function undo(): Promise<void> {
		const decision = last?.decision ?? null;
		if (decision === null)
			return setLast({ words: copy.nothingToUndo, decision: null, articleId: null });
		await decisively(async () => {
			const { kept } = await api.send<Undone>('POST', `curation/decisions/${decision}/undo`);
			const now = await api.get<CurationPage>(`curation?${writeCurationFilter(filter)}`);
			setGroups((before) => inPlace(before, now.groups));
			setPage((before) => ({ ...before, counts: now.counts }));
			setLast({
				words: kept.length > 0 ? copy.undoKept : copy.undone,
				decision: null,
				articleId: null,
			});
		});
	}

	function showFresh(): void {
		setGroups((before) => [...fresh, ...before]);
		setFresh([]);
	}

	async function more(): Promise<void> {
		if (page.next === null) return;
		const query = writeCurationFilter(filter);
		await work.run(async () => {
			const next = await api.get<CurationPage>(
				`curation?${query}${query === '' ? '' : '&'}antes=${page.next}`,
			);
			setGroups((before) => inPlace(before, next.groups));
			setPage((before) => ({ ...before, next: next.next }));
		});
	}

	return { groups, page, fresh, last, work, decide, undo, showFresh, more };
}

/** Those in sight stay where they are; others stand by their time. */
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

function moved(
	counts: CurationPage['counts'],
	from: CurationFilter['tab'],
	action: CurationAction,
	groups: number,
): CurationPage['counts'] {
	const to = LEADS[action];
	return { ...counts, [from]: (counts[from] ?? 0) - groups, [to]: (counts[to] ?? 0) + groups };
}
