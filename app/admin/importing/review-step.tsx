import { useState } from 'react';
import { Alert } from '#app/ui/form/alert.tsx';
import { ROW_VIEWS, type RowView } from '#core/importing/contract/rows.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { ROW_ACTIONS } from '#core/importing/import-row.ts';
import { AgainDialog } from './again-dialog.tsx';
import { AnsweredQuestions } from './answered-questions.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CommitBar } from './commit-bar.tsx';
import { countOf } from './count-of.ts';
import { Questions } from './questions.tsx';
import { RowGrid } from './rows/row-grid.tsx';
import type { WatchedImport } from './use-import.ts';
import { Warnings } from './warnings.tsx';

const { review: copy, commit, formats } = importDeskCopy;
/** Always shown with their count, even 0: operators look for each of them. */
const REVIEWED: ReadonlySet<RowView> = new Set(['all', 'problems', ...ROW_ACTIONS]);

/** The second step: what the import would change, open decisions, and the button that commits. */
export function ReviewStep({
	watched,
	show,
	onShow,
}: {
	watched: WatchedImport;
	show: RowView;
	onShow(show: RowView): void;
}) {
	const { view, reload } = watched;
	const { counts, questions } = view;
	/** Incremented when rows changed in bulk, so that the grid reloads. */
	const [version, setVersion] = useState(0);
	const changed = async () => {
		await reload();
		setVersion((before) => before + 1);
	};
	const views = ROW_VIEWS.filter(
		(name) => REVIEWED.has(name) || countOf(view, name) > 0 || name === show,
	);
	return (
		<section className="import-review" aria-labelledby="conferir">
			<ReviewHead watched={watched} />
			{view.problem === 'changed-meanwhile' ? <Alert>{commit.changedMeanwhile}</Alert> : null}
			<Warnings warnings={view.warnings} />
			{counts.total === 0 ? <p className="import-nothing">{copy.nothing}</p> : null}
			{questions.some(({ answer }) => answer === null) ? (
				<Questions view={view} onAnswered={changed} />
			) : null}
			{questions.some(({ answer }) => answer !== null) ? (
				<AnsweredQuestions view={view} onAnswered={changed} />
			) : null}
			<BulkBar view={view} onDecided={changed} />
			{counts.total === 0 ? null : (
				<RowGrid
					view={view}
					show={show}
					views={views}
					onShow={onShow}
					label={copy.list}
					version={version}
					onChanged={() => void reload()}
				/>
			)}
			{view.text === null ? null : (
				<details className="import-original folds">
					<summary>{copy.text}</summary>
					<pre>{view.text}</pre>
				</details>
			)}
			<CommitBar watched={watched} />
		</section>
	);
}

function ReviewHead({ watched }: { watched: WatchedImport }) {
	const { view } = watched;
	const [asking, setAsking] = useState(false);
	return (
		<div className="review-head">
			<div>
				<h2 id="conferir" tabIndex={-1}>
					{copy.title}
				</h2>
				<p className="quiet">
					<span className="import-source-name">{view.name}</span>
					{view.format === null ? null : <> · {copy.readAs(formats[view.format] ?? view.format)}</>}
				</p>
			</div>
			<button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
				{copy.again}
			</button>
			{asking ? <AgainDialog watched={watched} onClose={() => setAsking(false)} /> : null}
		</div>
	);
}
