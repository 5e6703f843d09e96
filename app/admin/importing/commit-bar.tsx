import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ImportView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { useSourceDraft } from './source-draft.ts';
import type { WatchedImport } from './use-import.ts';

const copy = importDeskCopy.commit;

/**
 * What would be written now, with the buttons: all or nothing, or only the valid rows with their
 * counts.
 */
export function CommitBar({ watched }: { watched: WatchedImport }) {
	const { view } = watched;
	const {
		undecided,
		refusedIfPartial,
		draftedIfPartial,
		create,
		change,
		conflict,
		excluded,
		total,
	} = view.counts;
	const [asking, setAsking] = useState(false);
	const save = useSave();
	const commit = (mode: 'whole' | 'partial') =>
		save.run(async () =>
			watched.show(
				await api.send('POST', 'imports/:id/commit', { params: { id: view.id }, body: { mode } }),
			),
		);
	const writable = Math.max(0, create + change + conflict - excluded);
	const partial = Math.max(0, writable - refusedOfGames(view));
	const waits = undecided > 0;
	return (
		<div className="commit-bar">
			<div className="commit-words">
				<p className="commit-sum">{copy.sum(view.counts)}</p>
				<p role="status" className={waits ? 'commit-waits' : 'quiet'}>
					{waits ? copy.waiting(undecided) : writable === 0 ? copy.nothingNew : copy.ready}
				</p>
			</div>
			{save.problem === null ? null : <Alert>{save.fields.mode ?? save.problem}</Alert>}
			<div className="panel-actions">
				<button
					type="button"
					className="button"
					disabled={waits || total === 0}
					aria-disabled={save.busy || undefined}
					onClick={() => void commit('whole')}
				>
					{copy.whole(writable)}
				</button>
				{waits && partial > 0 ? (
					<button
						type="button"
						className="button button-quiet"
						aria-disabled={save.busy || undefined}
						onClick={() => void commit('partial')}
					>
						{copy.partial(partial)}
					</button>
				) : null}
				<button type="button" className="text-button" onClick={() => setAsking(true)}>
					{copy.discard}
				</button>
			</div>
			{waits && partial > 0 ? (
				<p className="commit-left">{copy.left(refusedIfPartial, draftedIfPartial)}</p>
			) : null}
			{asking ? <DiscardDialog view={view} onClose={() => setAsking(false)} /> : null}
		</div>
	);
}

/** Number of games (not lines) that a partial import would leave out. */
function refusedOfGames({ waiting, counts }: ImportView): number {
	return (
		waiting.conflict +
		Math.min(
			waiting.doubtful,
			Math.max(
				0,
				counts.refusedIfPartial - waiting.conflict - waiting.unreadable - waiting.blocked,
			),
		)
	);
}

function DiscardDialog({ view, onClose }: { view: ImportView; onClose: () => void }) {
	const draft = useSourceDraft();
	const navigate = useNavigate();
	const save = useSave();
	const discard = () =>
		save.run(async () => {
			await api.send('DELETE', 'imports/:id', { params: { id: view.id } });
			if (view.text !== null) draft.change({ kind: 'text', text: view.text });
			await navigate(panelPaths.importGames);
		});
	return (
		<Dialog title={copy.discardTitle} onClose={onClose}>
			<p>{copy.discardText}</p>
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
			<div className="panel-actions">
				<button
					type="button"
					className="button button-danger"
					aria-disabled={save.busy || undefined}
					onClick={() => void discard()}
				>
					{copy.discard}
				</button>
				<button type="button" className="button button-quiet" onClick={onClose}>
					{copy.back}
				</button>
			</div>
		</Dialog>
	);
}
