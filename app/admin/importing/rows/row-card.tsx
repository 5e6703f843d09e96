import { Alert } from '#app/ui/form/alert.tsx';
import type { ImportRowView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';
import { RowActions } from './row-actions.tsx';
import { RowReading } from './row-reading.tsx';
import { useRowDecision } from './use-row-decision.ts';

const copy = importDeskCopy.row;

type RowCardProps = {
	batchId: string;
	row: ImportRowView;
	/** The import awaits review: rows can be decided and edited. */
	isOpen: boolean;
	onChange(row: ImportRowView): void;
	onEdit(row: ImportRowView): void;
};

/** One row: the source text, the reading, the effect, and the actions. */
export function RowCard({ batchId, row, isOpen, onChange, onEdit }: RowCardProps) {
	const { action, line, result, reading, unread, text, concern } = row;
	const decision = useRowDecision(batchId, row, onChange);
	return (
		<article
			className="row-card"
			data-action={result ?? action}
			data-waits={(isOpen && concern === 2) || undefined}
			aria-label={`${copy.place(line)}: ${titleOf(row)}`}
		>
			<p className="row-state">
				<span className="row-tag">{tagOf(row)}</span>
				<span className="quiet">{copy.place(line)}</span>
			</p>
			<p className="row-source">
				{reading === null || reading.marks.length === 0
					? text
					: keyed(reading.marks).map(({ key, value }) =>
							value.kind === null ? (
								value.text
							) : (
								<mark key={key} data-kind={value.kind}>
									{value.text}
								</mark>
							),
						)}
			</p>
			<div className="row-body">
				{reading === null ? (
					<p className="row-why">{unread}</p>
				) : (
					<RowReading row={row} reading={reading} />
				)}
				<RowReasons row={row} isOpen={isOpen} />
			</div>
			<div className="row-end">
				{isOpen ? (
					<RowActions row={row} decision={decision} onEdit={() => onEdit(row)} />
				) : (
					<RowLinks row={row} />
				)}
				{decision.problem === null ? null : <Alert>{decision.problem}</Alert>}
			</div>
		</article>
	);
}

function tagOf({ action, reason, result, isDamaged }: ImportRowView): string {
	if (reason === 'harmless') return copy.harmless;
	if (isDamaged && (result === null || result === 'kept'))
		return result === null ? copy.damagedTag : copy.keptDamaged;
	return result === null ? copy.actions[action] : copy.results[result];
}

/** Pieces of one text have no identity but their index. */
function keyed<Value>(values: readonly Value[]): { key: string; value: Value }[] {
	return values.map((value, place) => ({ key: `${place}`, value }));
}

function titleOf({ reading, text }: ImportRowView): string {
	if (reading === null) return text.slice(0, 60);
	return `${reading.home.known ?? reading.home.name} ${copy.versus} ${reading.away.known ?? reading.away.name}`;
}

/** Why the row needs a review, and how certain the reading is. */
function RowReasons({ row, isOpen }: { row: ImportRowView; isOpen: boolean }) {
	const { reason, issues, confidence, reading, action, decision, edited } = row;
	const percent = Math.round(confidence * 100);
	const doubts = reading !== null && isOpen && action !== 'same';
	return (
		<>
			{reason === null || reason === 'harmless' || decision === 'exclude' ? null : (
				<p className="row-why">{copy.reasons[reason]}</p>
			)}
			{doubts && issues.length > 0 && decision !== 'exclude' ? (
				<ul className="row-issues">
					{[...new Set(issues.map(({ message }) => message))].map((message) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			) : null}
			{doubts ? (
				<p
					className="row-confidence"
					data-level={percent >= 90 ? 'high' : percent >= 70 ? 'middle' : 'low'}
				>
					<meter min={0} max={100} value={percent} aria-label={copy.confidence(percent)} />
					{edited ? copy.edited : `${copy.confidence(percent)} (${copy.percent(percent)})`}
				</p>
			) : null}
		</>
	);
}

function RowLinks({ row: { game } }: { row: ImportRowView }) {
	if (game === null) return null;
	return game.published ? (
		<a href={paths.game(game.slug)}>{copy.open}</a>
	) : (
		<a href={panelPaths.editGame(game.id)}>{copy.openDraft}</a>
	);
}
