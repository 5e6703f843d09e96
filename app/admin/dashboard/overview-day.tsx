import { useState } from 'react';
import type { OverviewDay as Day } from '#core/admin/overview.ts';
import { dashboardCopy } from '#core/copy/panel.ts';
import { formatDayAndMonth, formatHour } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

/** Rows shown before the operator asks for the rest. */
const FIRST_ROWS = 8;

/** The day's games that still lack a channel or an hour. */
export function OverviewDay({ name, day }: { name: 'today' | 'tomorrow'; day: Day }) {
	const { total, withoutChannel, withoutHour, lacking } = day;
	const id = `dia-${name}`;
	const [all, setAll] = useState(false);
	const hidden = lacking.length - FIRST_ROWS;
	const isComplete = withoutChannel + withoutHour === 0;
	return (
		<section aria-labelledby={id} className="overview-day">
			<h2 id={id}>
				{dashboardCopy.days[name]} <span className="quiet">{formatDayAndMonth(day.day)}</span>
			</h2>
			<p className="overview-facts">
				<span>{dashboardCopy.total(total)}</span>
				{withoutChannel > 0 ? (
					<span className="lack">{dashboardCopy.withoutChannel(withoutChannel)}</span>
				) : null}
				{withoutHour > 0 ? (
					<span className="lack">{dashboardCopy.withoutHour(withoutHour)}</span>
				) : null}
			</p>
			{isComplete ? (
				<p className="quiet">{total === 0 ? dashboardCopy.empty : dashboardCopy.complete}</p>
			) : (
				<LackingTable id={id} games={all ? lacking : lacking.slice(0, FIRST_ROWS)} />
			)}
			{all || hidden <= 0 ? null : (
				<button type="button" className="text-button" onClick={() => setAll(true)}>
					{dashboardCopy.more(hidden)}
				</button>
			)}
		</section>
	);
}

function LackingTable({ id, games }: { id: string; games: Day['lacking'] }) {
	const { table } = dashboardCopy;
	return (
		<table className="grid-table" aria-labelledby={id}>
			<thead className="vh">
				<tr>
					<th scope="col">{table.hour}</th>
					<th scope="col">{table.game}</th>
					<th scope="col">{table.lacks}</th>
				</tr>
			</thead>
			<tbody>
				{games.map((game) => (
					<tr key={game.id}>
						<td className="cell-hour">
							{game.kickoffAt === null ? (
								<span className="quiet">{dashboardCopy.hourUndefined}</span>
							) : (
								formatHour(game.kickoffAt)
							)}
						</td>
						<th scope="row">
							<a href={panelPaths.editGame(game.id)}>{game.title}</a>
							<span className="cell-note">
								{[game.competition, game.round].filter(Boolean).join(' · ')}
							</span>
						</th>
						<td className="cell-lacks">
							{game.lacks.map((lack) => (
								<span key={lack} className="lack">
									{dashboardCopy.lacks[lack]}
								</span>
							))}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
