import { deskAddress } from '#core/gaps/board-tasks.ts';
import type { Board } from '#core/gaps/contract.ts';
import { boardCopy, dayWords } from '#core/gaps/copy/board.ts';
import { gapsPanelCopy as copy } from '#core/gaps/copy/panel.ts';
import { isBlank } from '#core/gaps/find-gaps.ts';

type Row = Board['competitions'][number];
type Cell = Row['days'][number];

/** Competitions by day: a table where it fits, else a list of the days that have something. */
export function BoardTable({ board: { days, competitions } }: { board: Board }) {
	const blank = competitions.filter(isBlank);
	const rows = competitions.filter((row) => !isBlank(row));
	return (
		<>
			{rows.length === 0 ? null : (
				<>
					<table className="grid-table gaps-table" aria-labelledby="cobertura">
						<thead>
							<tr>
								<th scope="col">{copy.table.competition}</th>
								{days.map((day) => (
									<th key={day} scope="col">
										{dayWords(day)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map((row) => (
								<BoardLine key={row.id} row={row} />
							))}
						</tbody>
					</table>
					<ul className="gaps-list" aria-labelledby="cobertura">
						{rows.map((row) => (
							<BoardItem key={row.id} row={row} />
						))}
					</ul>
				</>
			)}
			{blank.length === 0 ? null : (
				<details className="folds">
					<summary>{copy.blank(blank.length)}</summary>
					<p className="quiet">{blank.map(({ name }) => name).join(', ')}</p>
				</details>
			)}
		</>
	);
}

function BoardItem({ row }: { row: Row }) {
	return (
		<li>
			<h3>{row.name}</h3>
			<Unknown row={row} />
			<dl>
				{row.days
					.filter((cell) => !isBlank({ days: [cell] }))
					.map((cell) => (
						<div key={cell.day}>
							<dt>{dayWords(cell.day)}</dt>
							<dd>
								<BoardCell row={row} cell={cell} />
							</dd>
						</div>
					))}
			</dl>
		</li>
	);
}

function Unknown({ row: { unknown } }: { row: Row }) {
	return unknown === null ? null : <p className="cell-note">{boardCopy.unknown[unknown]}</p>;
}

function BoardLine({ row }: { row: Row }) {
	return (
		<tr>
			<th scope="row">
				{row.name}
				<Unknown row={row} />
			</th>
			{row.days.map((cell) => (
				<td key={cell.day}>
					<BoardCell row={row} cell={cell} />
				</td>
			))}
		</tr>
	);
}

function BoardCell({ row, cell }: { row: Row; cell: Cell }) {
	const { day, known, expected } = cell;
	const lacks = lackWords(cell);
	if (known === 0 && lacks.length === 0)
		return (
			<>
				<span className="quiet" aria-hidden="true">
					–
				</span>
				<span className="vh">{copy.none}</span>
			</>
		);
	return (
		<>
			<a
				href={deskAddress({ competitionId: row.id, day })}
				title={copy.open(row.name, dayWords(day))}
			>
				{copy.known(known, expected)}
			</a>
			{lacks.length === 0 ? <span className="cell-note">{copy.complete}</span> : null}
			{lacks.map((words) => (
				<span key={words} className="lack">
					{words}
				</span>
			))}
		</>
	);
}

function lackWords({ known, expected, withHour, withChannel, confirmed, drafts }: Cell): string[] {
	const counts = [
		[copy.lacks.drafts, drafts],
		[copy.lacks.missing, (expected ?? known) - known],
		[copy.lacks.hour, known - withHour],
		[copy.lacks.channel, known - withChannel],
		[copy.lacks.confirmation, withChannel - confirmed],
	] as const;
	return counts.flatMap(([words, count]) => (count > 0 ? [words(count)] : []));
}
