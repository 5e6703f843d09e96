import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { AgainDialog } from './again-dialog.tsx';
import { useSourceDraft } from './source-draft.ts';
import type { WatchedImport } from './use-import.ts';

const { result: copy, problems, review } = importDeskCopy;

/** Says why the source could not be read and what to do, and shows the whole pasted text. */
export function FailedStep({ watched }: { watched: WatchedImport }) {
	const { view } = watched;
	const [asking, setAsking] = useState(false);
	const again = useSave();
	const draft = useSourceDraft();
	const navigate = useNavigate();
	const read = () =>
		again.run(async () =>
			watched.show(
				await api.send('POST', 'imports/:id/reading', { params: { id: view.id }, body: {} }),
			),
		);
	const back = () => {
		draft.change({
			...(view.text === null ? {} : { text: view.text, kind: 'text' }),
			...(view.kind === 'address' ? { address: view.address ?? '', kind: 'address' } : {}),
		});
		void navigate(panelPaths.importGames);
	};
	return (
		<section className="import-failed" aria-labelledby="falhou">
			<h2 id="falhou">{copy.failed}</h2>
			<Alert>{problems[view.problem ?? ''] ?? view.problem ?? problems.internal}</Alert>
			<p className="import-source-name">{view.name}</p>
			<div className="panel-actions">
				<button
					type="button"
					className="button"
					aria-disabled={again.busy || undefined}
					onClick={() => void read()}
				>
					{copy.tryAgain}
				</button>
				<button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
					{review.again}
				</button>
				<button type="button" className="button button-quiet" onClick={back}>
					{copy.again}
				</button>
			</div>
			{again.problem === null ? null : <Alert>{again.problem}</Alert>}
			{view.text === null ? null : (
				<details className="import-original folds" open>
					<summary>{copy.copyText}</summary>
					<pre>{view.text}</pre>
				</details>
			)}
			{asking ? <AgainDialog watched={watched} onClose={() => setAsking(false)} /> : null}
		</section>
	);
}
