import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { routeKey } from '#app/admin/data/key-of.ts';
import { readOf } from '#app/admin/data/read-of.ts';
import type { Board } from '#core/gaps/contract.ts';
import { gapsPanelCopy as copy } from '#core/gaps/copy/panel.ts';
import { BoardTable } from './board-table.tsx';
import { FollowedDialog } from './followed-dialog.tsx';
import { TaskList } from './task-list.tsx';

type GapsProps = {
	/** Null = it failed to load. */
	initial: Board | null;
	/** False while the list of first steps leads to the sources. */
	isBegun: boolean;
};

/** The tasks, and below them the coverage of the next days. */
export function Gaps({ initial, isBegun }: GapsProps) {
	const queries = useQueryClient();
	const [choosing, setChoosing] = useState(false);
	const { data: board } = useQuery({
		...readOf('gaps'),
		...(initial === null ? {} : { initialData: initial }),
	});
	if (board === undefined) return <p className="lack">{copy.failed}</p>;
	const { days, competitions, isChosen } = board;
	const tasks = board.tasks.filter(({ kind }) => isBegun || kind !== 'start');
	return (
		<>
			{isBegun || tasks.length > 0 ? <TaskList tasks={tasks} /> : null}
			<section className="changes">
				<div className="screen-head">
					<h2 id="cobertura">{copy.board(days.length)}</h2>
					<button type="button" className="button button-quiet" onClick={() => setChoosing(true)}>
						{copy.choose}
					</button>
				</div>
				<p className="quiet">
					{competitions.length === 0
						? copy.empty
						: isChosen
							? copy.lead.chosen(competitions.length)
							: copy.lead.auto}
				</p>
				<BoardTable board={board} />
			</section>
			{choosing ? (
				<FollowedDialog
					onClose={() => setChoosing(false)}
					onSaved={() => queries.invalidateQueries({ queryKey: routeKey('GET', 'gaps') })}
				/>
			) : null}
		</>
	);
}
