import { Alert } from '#app/ui/form/alert.tsx';
import { deskCopy } from '#core/games/copy/desk.ts';
import { EVER } from '#core/games/desk/desk-filter.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { DeskGrid } from './desk-grid.tsx';
import type { DeskListProps } from './desk-list-props.ts';

/**
 * The list with its states: on its way, nothing found, could not be read, and how much of it is
 * shown.
 */
export function DeskList(props: DeskListProps) {
	const { state, rows } = props;
	const { loaded, busy, problem } = rows;
	const isStale = loaded !== null && loaded.query !== state.query;
	const isEmpty = loaded !== null && !isStale && loaded.rows.length === 0 && loaded.next === null;
	return (
		<div className="gd-list" data-stale={isStale || undefined} aria-busy={busy !== null}>
			<p className="gd-state" role="status">
				{stateWords(props, isStale)}
			</p>
			{problem === null ? null : (
				<div className="gd-problem">
					<Alert>
						<strong>{deskCopy.problem.title}.</strong> {problem}{' '}
						{loaded === null ? '' : deskCopy.problem.kept}
					</Alert>
					<button type="button" className="button button-quiet" onClick={rows.reload}>
						{deskCopy.problem.again}
					</button>
				</div>
			)}
			{loaded === null ? (
				problem === null ? (
					<Waiting />
				) : null
			) : isEmpty ? (
				<Empty state={state} />
			) : (
				<DeskGrid {...props} loaded={loaded} />
			)}
		</div>
	);
}

function stateWords({ state, rows }: DeskListProps, isStale: boolean): string {
	const { loaded, busy } = rows;
	const scans = state.filter.quality === 'conflito';
	if (busy === 'first' || isStale) return scans ? deskCopy.scanning : deskCopy.loading;
	if (loaded === null) return '';
	if (scans) return deskCopy.scanned(loaded.rows.length, loaded.next !== null);
	return deskCopy.shown(loaded.rows.length, loaded.total);
}

const WAITING_ROWS = Array.from({ length: 8 }, (_, place) => place);

/** The shape of the rows that are on their way. */
function Waiting() {
	return (
		<div className="gd-waiting" aria-hidden="true">
			{WAITING_ROWS.map((row) => (
				<span key={row} />
			))}
		</div>
	);
}

function Empty({ state: { filter, query, change } }: Pick<DeskListProps, 'state'>) {
	const { empty } = deskCopy;
	const text = filter.trash
		? empty.trash
		: filter.quality === 'conflito'
			? empty.conflicts
			: query === ''
				? empty.none
				: empty.filtered;
	return (
		<div className="gd-empty">
			<h2>{empty.title}</h2>
			<p>{text}</p>
			<p className="panel-actions">
				{filter.from === EVER && filter.to === null ? null : (
					<button
						type="button"
						className="button button-quiet"
						onClick={() => change({ from: EVER, to: null })}
					>
						{empty.everything}
					</button>
				)}
				{query === '' ? (
					<a className="button" href={panelPaths.newGame}>
						{deskCopy.newGame}
					</a>
				) : null}
			</p>
		</div>
	);
}
