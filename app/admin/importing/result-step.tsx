import { useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ImportView } from '#core/importing/contract/imports.ts';
import type { RowView } from '#core/importing/contract/rows.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { newNamesCopy } from '#core/importing/copy/new-names.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { RowGrid } from './rows/row-grid.tsx';
import type { WatchedImport } from './use-import.ts';
import { Warnings } from './warnings.tsx';

const { result: copy, commit, review } = importDeskCopy;

/** The result of an import, its undo, and the rows that were kept. */
export function ResultStep({
	watched,
	show,
	onShow,
}: {
	watched: WatchedImport;
	show: RowView;
	onShow(show: RowView): void;
}) {
	const { view } = watched;
	const { state, counts } = view;
	const [asking, setAsking] = useState(false);
	const numbers: [count: number, words: string][] = [
		[counts.created, copy.created(counts.created)],
		[counts.drafted, copy.drafted(counts.drafted)],
		[counts.changed, copy.changed(counts.changed)],
		[counts.undone, copy.undone(counts.undone)],
		[counts.kept, copy.kept(counts.kept)],
		[counts.refused, copy.refused(counts.refused)],
		[counts.left, copy.left(counts.left)],
		...createdNumbers(view.created),
	];
	const kept = view.created.flatMap((one) => (one.state === 'kept' ? one.name : []));
	const views: RowView[] = [
		'all',
		...(counts.created + counts.changed + counts.drafted > 0 ? (['written'] as const) : []),
	];
	if (counts.kept > 0) views.push('kept');
	if (counts.refused > 0) views.push('refused');
	return (
		<section className="import-result" aria-labelledby="resultado">
			<h2 id="resultado" tabIndex={-1}>
				{copy.title(state)}
			</h2>
			<ul className="result-numbers">
				{numbers
					.filter(([count]) => count > 0)
					.map(([count, words]) => (
						<li key={words}>
							<strong>{count.toLocaleString('pt-BR')}</strong> {words.replace(/^[\d.]+ /, '')}
						</li>
					))}
			</ul>
			<Warnings warnings={view.warnings} />
			{counts.kept > 0 ? <Alert kind="note">{copy.keptText}</Alert> : null}
			{kept.length > 0 ? <Alert kind="note">{newNamesCopy.kept(kept)}</Alert> : null}
			<div className="panel-actions">
				<a className="button" href={panelPaths.importGames}>
					{copy.again}
				</a>
				<a className="button button-quiet" href={panelPaths.games}>
					{copy.see}
				</a>
				{state === 'done' && counts.created + counts.changed + counts.drafted > 0 ? (
					<button type="button" className="button button-danger" onClick={() => setAsking(true)}>
						{copy.undo}
					</button>
				) : null}
			</div>
			<RowGrid
				key={state}
				view={view}
				show={views.includes(show) ? show : 'all'}
				views={views}
				onShow={onShow}
				label={review.list}
			/>
			{asking ? <UndoDialog watched={watched} onClose={() => setAsking(false)} /> : null}
		</section>
	);
}

/** How many teams and competitions the import created, or its undo removed. */
function createdNumbers(created: ImportView['created']): [count: number, words: string][] {
	return (['competition', 'team'] as const).flatMap((kind) =>
		(['made', 'removed'] as const).map((state): [number, string] => {
			const count = created.filter((one) => one.kind === kind && one.state === state).length;
			return [count, newNamesCopy[state][kind](count)];
		}),
	);
}

function UndoDialog({ watched, onClose }: { watched: WatchedImport; onClose: () => void }) {
	const undo = useSave();
	const run = async () => {
		if (
			await undo.run(async () =>
				watched.show(
					await api.send('POST', 'imports/:id/undo', { params: { id: watched.view.id } }),
				),
			)
		)
			onClose();
	};
	return (
		<Dialog title={copy.undoTitle} onClose={onClose}>
			<p>{copy.undoText}</p>
			{undo.problem === null ? null : <Alert>{undo.problem}</Alert>}
			<div className="panel-actions">
				<button
					type="button"
					className="button button-danger"
					aria-disabled={undo.busy || undefined}
					onClick={() => void run()}
				>
					{copy.undoDo}
				</button>
				<button type="button" className="button button-quiet" onClick={onClose}>
					{commit.back}
				</button>
			</div>
		</Dialog>
	);
}
