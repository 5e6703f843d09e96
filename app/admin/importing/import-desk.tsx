import { useQuery } from '#app/admin/ui/use-query.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ImportView } from '#core/importing/contract/imports.ts';
import { ROW_VIEWS, type RowView } from '#core/importing/contract/rows.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { STATES_UNDER_WAY } from '#core/importing/import-row.ts';
import { FailedStep } from './failed-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { Stepper, stepOf } from './stepper.tsx';
import { useImport } from './use-import.ts';

/** One import, at its current step. The chosen row view is in the address. */
export function ImportDesk({ loaded }: { loaded: ImportView }) {
	const watched = useImport(loaded);
	const [query, setQuery] = useQuery();
	const { view, offline } = watched;
	const { state } = view;
	const show = ROW_VIEWS.find((name) => name === query.get('ver')) ?? 'all';
	const onShow = (next: RowView) =>
		setQuery((before) => {
			const after = new URLSearchParams(before);
			if (next === 'all') after.delete('ver');
			else after.set('ver', next);
			return after;
		});
	return (
		<div className="import-desk">
			<Stepper step={stepOf(state)} />
			{offline ? <Alert>{importDeskCopy.offline}</Alert> : null}
			{state === 'failed' ? <FailedStep watched={watched} /> : null}
			{STATES_UNDER_WAY.includes(state) ? <ProgressStep watched={watched} /> : null}
			{state === 'review' ? <ReviewStep watched={watched} show={show} onShow={onShow} /> : null}
			{state === 'done' || state === 'undone' ? (
				<ResultStep watched={watched} show={show} onShow={onShow} />
			) : null}
		</div>
	);
}
