import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import type { GameRecord, RevisionEntry, RevisionList } from '#core/games/contract/form.ts';
import { gameSideCopy as copy } from '#core/games/copy/form.ts';
import { differingLines, gameLines } from '#core/games/copy/lines.ts';

type RevisionsProps = { record: GameRecord; onRestored(record: GameRecord): void };

/** Earlier versions, newest first, with their changes; each can be restored. Loaded when opened. */
export function Revisions({ record, onRestored }: RevisionsProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details className="revisions" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{copy.history}</summary>
			{isOpen ? (
				<RevisionItems key={record.revision} record={record} onRestored={onRestored} />
			) : null}
		</details>
	);
}

/** Loaded again after each save, which adds a revision. */
function RevisionItems({ record, onRestored }: RevisionsProps) {
	const [chosen, setChosen] = useState<RevisionEntry | null>(null);
	const { id, revision } = record;
	const read = readOf('games/:id/revisions', { params: { id } });
	const { data: list, error } = useQuery({ ...read, refetchOnMount: 'always' });

	return (
		<>
			{error === null ? null : <Alert>{sentenceOf(error)}</Alert>}
			<ol>
				{list?.revisions.map((entry, place) => (
					<li key={entry.revision}>
						<Entry entry={entry} before={list.revisions[place + 1]} list={list} />
						{entry.revision === revision ? <span className="tag">{copy.present}</span> : null}
						{entry.revision === revision || entry.game === null ? null : (
							<button
								type="button"
								className="text-button"
								aria-label={copy.compareOf(formatMoment(entry.at))}
								onClick={() => setChosen(entry)}
							>
								{copy.compare}
							</button>
						)}
					</li>
				))}
			</ol>
			{chosen === null || list === undefined ? null : (
				<Comparison
					{...{ record, list }}
					entry={chosen}
					onRestored={(next) => {
						setChosen(null);
						onRestored(next);
					}}
					onClose={() => setChosen(null)}
				/>
			)}
		</>
	);
}

function Entry({
	entry,
	before,
	list,
}: {
	entry: RevisionEntry;
	before: RevisionEntry | undefined;
	list: RevisionList;
}) {
	return (
		<div>
			<p className="revision-when">
				<b>{formatMoment(entry.at)}</b> {entry.actor === null ? copy.program : copy.by(entry.actor)}
				{entry.source === null ? '' : `, ${copy.source(entry.source)}`}
			</p>
			<Difference {...{ entry, before, list }} />
		</div>
	);
}

/** Changes of a save, if it and its predecessor are still readable. */
function Difference({
	entry,
	before,
	list,
}: {
	entry: RevisionEntry;
	before: RevisionEntry | undefined;
	list: RevisionList;
}) {
	if (entry.game === null) return <p className="quiet">{copy.damaged}</p>;
	if (before === undefined) return <p className="quiet">{copy.first}</p>;
	if (before.game === null) return <p className="quiet">{copy.afterDamaged}</p>;
	const lines = differingLines(before.game, entry.game, list.names);
	if (lines.length === 0) return <p className="quiet">{copy.unchanged}</p>;
	return lines.map(({ label, before: from, after: to }) => (
		<p key={label} className="revision-line">
			{label}: <del>{from}</del> <ins>{to}</ins>
		</p>
	));
}

type ComparisonProps = RevisionsProps & {
	list: RevisionList;
	entry: RevisionEntry;
	onClose(): void;
};

function Comparison({
	record,
	list: { revisions, names },
	entry,
	onRestored,
	onClose,
}: ComparisonProps) {
	const save = useSave();
	const present = gameLines(revisions[0]?.game ?? record, names);
	const rows = gameLines(entry.game ?? record, names).map(({ label, text }, place) => ({
		label,
		that: text,
		now: present[place]?.text ?? '',
	}));
	const isSame = rows.every(({ that, now }) => that === now);
	const restore = () =>
		save.run(async () => {
			onRestored(
				await api.send('POST', 'games/:id/revisions/:number/restore', {
					params: { id: record.id, number: entry.revision },
					body: { revision: record.revision },
				}),
			);
		});
	return (
		<Dialog title={copy.compareTitle(formatMoment(entry.at))} onClose={onClose}>
			<p>{isSame ? copy.same : copy.compareText}</p>
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
			<div className="table-scroll">
				<table className="grid-table compare-table">
					<thead>
						<tr>
							<td />
							<th scope="col">{copy.that}</th>
							<th scope="col">{copy.now}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ label, that, now }) => (
							<tr key={label} data-differs={that === now ? undefined : true}>
								<th scope="row">{label}</th>
								<td>{that}</td>
								<td>{now}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{isSame ? null : (
				<div className="panel-actions">
					<button
						type="button"
						className="button"
						aria-disabled={save.busy || undefined}
						onClick={() => void restore()}
					>
						{copy.restore}
					</button>
				</div>
			)}
		</Dialog>
	);
}
