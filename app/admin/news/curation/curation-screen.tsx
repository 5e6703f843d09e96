import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { Screen } from '#app/admin/ui/screen.tsx';
import { useAddressFilter } from '#app/admin/ui/use-address-filter.ts';
import { MorePages } from '#app/admin/ui/use-pages.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import type { CurationAction, CurationPage } from '#core/news/curation/contract.ts';
import { curationCopy as copy } from '#core/news/curation/copy/curation.ts';
import { type CurationFilter, writeCurationFilter } from '#core/news/curation/curation-filter.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { withQuery } from '#core/site/paths.ts';
import { CurationFilters } from './curation-filters.tsx';
import { GroupRow } from './group-row.tsx';
import { KeysWindow } from './keys-window.tsx';
import { QueueStatus } from './queue-status.tsx';
import { RulesWindow } from './rules-window.tsx';
import { useKeys, useKeysOn } from './use-keys.ts';
import { useQueue } from './use-queue.ts';

/** Curadoria de Notícias. Only a decision moves the list; new groups wait above it. */
export function CurationScreen({
	filter,
	page: first,
}: {
	filter: CurationFilter;
	page: CurationPage;
}) {
	const navigate = useNavigate();
	const queue = useQueue(filter, first);
	const { groups, page, fresh } = queue;
	const list = useRef<HTMLUListElement>(null);
	const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
	const [window, open] = useState<'rules' | 'keys' | null>(null);
	const [keysOn, turnKeys] = useKeysOn();
	const [landing, land] = useState<{ place: number } | null>(null);

	const inFocus = () =>
		document.activeElement?.closest<HTMLElement>('[data-group-id]')?.dataset.groupId ?? null;
	const meant = (): string[] =>
		chosen.size > 0
			? groups.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
			: [inFocus() ?? ''].filter(Boolean);

	function focusAt(place: number): void {
		const rows = list.current?.querySelectorAll<HTMLElement>('[data-group-id]') ?? [];
		const row = rows[Math.max(0, Math.min(place, rows.length - 1))];
		row?.focus();
		row?.scrollIntoView({ block: 'nearest' });
	}

	// The next one takes the place of the decided one, in the moment in which the list shows it.
	const onLanding = useEffectEvent(focusAt);
	useLayoutEffect(() => {
		if (landing !== null) onLanding(landing.place);
	}, [landing]);

	async function act(action: CurationAction, ids: readonly string[]): Promise<void> {
		const place = groups.findIndex(({ id }) => id === (inFocus() ?? ids[0]));
		const decided = await queue.decide(action, ids);
		if (decided === null) return;
		// At once, as the list has changed already.
		flushSync(() => {
			choose(new Set());
			land({ place });
		});
	}

	async function edit(id: string | undefined): Promise<void> {
		if (id === undefined) return;
		const decided = await queue.decide('approve', [id]);
		const made = decided?.articles[0];
		if (made !== undefined) void navigate(panelPaths.editArticle(made.articleId));
	}

	function toggle(id: string | null): void {
		if (id === null) return;
		const next = new Set(chosen);
		if (!next.delete(id)) next.add(id);
		choose(next);
	}

	function openSource(): void {
		const [id] = meant();
		list.current
			?.querySelector<HTMLAnchorElement>(`[data-group-id="${CSS.escape(id ?? '')}"] a[data-source]`)
			?.click();
	}

	const here = () => groups.findIndex(({ id }) => id === inFocus());
	const keys: Record<string, () => void> = {
		j: () => focusAt(here() + 1),
		k: () => focusAt(Math.max(0, here() - 1)),
		x: () => toggle(inFocus()),
		o: openSource,
		a: () => void act('approve', meant()),
		r: () => void act('reject', meant()),
		s: () => void act('snooze', meant()),
		b: () => void act('reopen', meant()),
		e: () => void edit(meant()[0]),
		u: () => void queue.undo(),
		n: queue.showFresh,
		'?': () => open('keys'),
	};
	useKeys(keysOn, (key) => {
		keys[key]?.();
		return key in keys;
	});

	const [wanted, show] = useAddressFilter(filter, (next) =>
		withQuery(panelPaths.curation, writeCurationFilter(next)),
	);
	return (
		<Screen
			title={panelCopy.menu.curation}
			actions={
				<>
					<button type="button" className="button button-quiet" onClick={() => open('rules')}>
						{copy.rules}
					</button>
					<button type="button" className="button button-quiet" onClick={() => open('keys')}>
						{copy.help}
					</button>
				</>
			}
		>
			<CurationFilters
				filter={wanted}
				page={page}
				onShow={(next) => show({ after: null, ...next })}
			/>
			{queue.work.problem === null ? null : <Alert>{queue.work.problem}</Alert>}
			<QueueStatus
				queue={queue}
				chosen={chosen.size}
				tab={filter.tab}
				keysOn={keysOn}
				onAct={(action) => void act(action, meant())}
				onClear={() => choose(new Set())}
			/>
			{groups.length === 0 && fresh.length === 0 ? (
				<p className="list-empty">
					{page.sources.length === 0 && filter.tab === 'open'
						? copy.noSources
						: copy.empty[filter.tab]}
				</p>
			) : (
				<ul ref={list} className="cur-list" aria-label={copy.list}>
					{groups.map((group) => (
						<li key={group.id}>
							<GroupRow
								group={group}
								isChosen={chosen.has(group.id)}
								showsKeys={keysOn}
								onChoose={() => toggle(group.id)}
								onAct={(action) => void act(action, [group.id])}
								onEdit={() => void edit(group.id)}
							/>
						</li>
					))}
				</ul>
			)}
			<MorePages
				pages={{
					shown: page,
					busy: queue.work.busy,
					problem: null,
					showMore: () => void queue.more(),
				}}
				label={copy.more}
			/>
			{window === 'rules' ? <RulesWindow onClose={() => open(null)} /> : null}
			{window === 'keys' ? (
				<KeysWindow on={keysOn} onTurn={turnKeys} onClose={() => open(null)} />
			) : null}
		</Screen>
	);
}
