import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Screen } from '#app/admin/ui/screen.tsx';
import { exportDeskCopy } from '#core/exporting/copy/desk.ts';
import type { DeskSetup } from '#core/games/contract/desk.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { namesTitle } from '#core/names/copy/title.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeskHelp } from './desk-help.tsx';
import { DeskList } from './desk-list.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import { InlineConflictDialog } from './inline-conflict.tsx';
import { useDeskChanges } from './use-desk-changes.ts';
import { useDeskFilter } from './use-desk-filter.ts';
import { useDeskRows } from './use-desk-rows.ts';
import { useOnline } from './use-online.ts';
import { useSelection } from './use-selection.ts';
import { SETUP, ViewTabs } from './view-tabs.tsx';

/** The desk of games: find, correct, and change many at once. */
export function Desk({ setup: first, title }: { setup: DeskSetup; title: string }) {
	const { data: setup } = useQuery({ ...SETUP, initialData: first });
	const { me } = usePanel();
	const filterState = useDeskFilter();
	const { filter, query } = filterState;
	const rows = useDeskRows(query);
	const selection = useSelection(query, rows.loaded?.rows ?? []);
	const changes = useDeskChanges({ query, rows: rows.loaded?.rows ?? [], selection });
	const [isHelping, setHelping] = useState(false);
	const [isExporting, setExporting] = useState(false);
	const search = useRef<HTMLInputElement>(null);
	const bar = useRef<HTMLDivElement>(null);
	const isOnline = useOnline();
	return (
		<div className="gd">
			<Screen
				title={title}
				actions={
					<>
						<button
							type="button"
							className="button button-quiet gd-keys"
							onClick={() => setHelping(true)}
						>
							{deskCopy.shortcuts} <kbd>?</kbd>
						</button>
						<button
							type="button"
							className="button button-quiet"
							aria-haspopup="dialog"
							onClick={() => setExporting(true)}
						>
							{exportDeskCopy.open}
						</button>
						<a className="button button-quiet" href={panelPaths.names('team')}>
							{namesTitle}
						</a>
						<a className="button" href={panelPaths.newGame}>
							{deskCopy.newGame}
						</a>
					</>
				}
			>
				<ViewTabs setup={setup} query={query} />
				<FilterBar setup={setup} state={filterState} searchRef={search} />
				{isOnline ? null : (
					<p className="gd-offline" role="status">
						{deskCopy.offline}
					</p>
				)}
				<DeskList
					{...{ setup, rows, selection, changes }}
					state={filterState}
					onHelp={() => setHelping(true)}
					onSearch={() => search.current?.focus()}
					onBar={() => bar.current?.querySelector<HTMLElement>('button')?.focus()}
				/>
				<div className="gd-foot">
					<DeskNotices notices={changes.notices} />
					{selection.count === 0 ? null : (
						<BulkBar
							{...{ selection, changes }}
							barRef={bar}
							total={rows.loaded?.total ?? null}
							loadedCount={rows.loaded?.rows.length ?? 0}
							inTrash={filter.trash}
							mayPurge={me.role === 'administrator'}
						/>
					)}
				</div>
			</Screen>
			{isHelping ? <DeskHelp onClose={() => setHelping(false)} /> : null}
			{isExporting ? (
				<ExportDialog
					state={filterState}
					rows={rows}
					today={setup.today}
					onClose={() => setExporting(false)}
				/>
			) : null}
			<InlineConflictDialog changes={changes} setup={setup} />
		</div>
	);
}
