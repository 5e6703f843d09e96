import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatAgo, formatUntil } from '#core/copy/spans.ts';
import { dayOf } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { askedDays } from '#core/sources/asked-days.ts';
import type { SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import { gameSourceProblems, partlyRead } from '#core/sources/copy/problems.ts';

const copy = sourcesCopy;

type SourceRowProps = {
	source: SourceView;
	now: number;
	manages: boolean;
	onEdit: () => void;
	onTest: () => void;
	onDone: (sentence?: string) => Promise<void>;
};

/** One followed source: its state, the last and the next check, and what can be done with it. */
export function SourceRow({ source, now, manages, onEdit, onTest, onDone }: SourceRowProps) {
	const { id, name, enabled, revision, address, competition } = source;
	const turning = useSave();
	const turnOff = () =>
		turning.run(async () => {
			const body = { enabled: false, revision };
			await api.send('PUT', 'sources/:id/enabled', { params: { id }, body });
			await onDone();
		});
	const state = stateOf(source);
	return (
		<li className="source-row" data-state={state}>
			<div className="source-name">
				<h3>{name}</h3>
				<p className="quiet">{address}</p>
				{competition === null ? null : <p className="quiet">{competition}</p>}
			</div>
			<div className="source-state">
				<strong>{copy.states[state]}</strong>
				<SourceNotes source={source} now={now} />
				{turning.problem === null ? null : <Alert>{turning.problem}</Alert>}
			</div>
			{manages ? (
				<div className="source-actions">
					{enabled ? (
						<button
							type="button"
							className="text-button"
							aria-label={copy.turnOffOf(name)}
							onClick={() => void turnOff()}
						>
							{copy.turnOff}
						</button>
					) : null}
					<button
						type="button"
						className="text-button"
						aria-label={copy.testOf(name)}
						onClick={onTest}
					>
						{copy.test}
					</button>
					<button
						type="button"
						className="text-button"
						aria-label={copy.editOf(name)}
						onClick={onEdit}
					>
						{copy.edit}
					</button>
				</div>
			) : null}
		</li>
	);
}

function SourceNotes({ source, now }: Pick<SourceRowProps, 'source' | 'now'>) {
	const { enabled, checkedAt, outcome, problem, games, unknownNames, movedTo } = source;
	const { nextCheckAt, proposedBatchId } = source;
	const words = problem === null ? null : gameSourceProblems[problem];
	const notes = [
		checkedAt === null || outcome === null
			? copy.never
			: copy.last(formatAgo(checkedAt, now), outcome, games),
		enabled ? copy.next(formatUntil(nextCheckAt, now)) : null,
		unknownNames === null || unknownNames === 0 ? null : `${copy.unknown(unknownNames)}.`,
		movedTo === null ? null : copy.moved(movedTo),
		copy.ahead(askedDays(source, dayOf(now)).length - 1),
	];
	return (
		<>
			{words === null ? null : (
				<p className="source-problem">{outcome === 'failed' ? words : partlyRead(words)}</p>
			)}
			<p className="quiet">{notes.filter((note) => note !== null).join(' ')}</p>
			{proposedBatchId === null || outcome === 'applied' ? null : (
				<p>
					<a href={panelPaths.importBatch(proposedBatchId)}>{copy.review}</a>
				</p>
			)}
		</>
	);
}

function stateOf({ enabled, problem, outcome }: SourceView): keyof typeof copy.states {
	if (!enabled) return 'off';
	if (problem !== null) return 'failing';
	return outcome === null ? 'waiting' : 'on';
}
