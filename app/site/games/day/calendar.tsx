import { memo, type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { dayPath } from '#app/site/games/day-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { dayCopy } from '#core/games/copy/games.ts';
import { withAskedState } from '#core/site/asked-state.ts';
import { formatDayAndMonth, formatMonth, parseDay } from '#core/site/dates.ts';
import { monthGrid, moveMonth } from '#core/site/month-grid.ts';
import { DAY_PARAMETER, paths, withQuery } from '#core/site/paths.ts';

type CalendarProps = {
	day: string;
	today: string;
	/** The query of the shown day, kept on links to other days; without '?'. */
	query?: string;
};

/** Any day of the archive: a month of links and a date field. Both work without scripts. */
export const Calendar = memo(function Calendar({ day, today, query = '' }: CalendarProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const navigate = useNavigate();
	useEffect(() => closeOutside(details), []);

	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		const chosen = parseDay(String(new FormData(event.currentTarget).get(DAY_PARAMETER) ?? ''));
		event.preventDefault();
		if (chosen)
			navigate(withAskedState(withQuery(dayPath(chosen, today), query), window.location.search));
	};
	return (
		<details className="cal" ref={details} key={day}>
			<summary>
				<Icon name="calendar" />
				<span className="vh">{dayCopy.calendar}</span>
			</summary>
			<div className="cal-panel">
				<div className="cal-head">
					<a
						className="icon-button"
						href={withQuery(dayPath(moveMonth(day, -1), today), query)}
						aria-label={dayCopy.previousMonth}
					>
						<Icon name="left" />
					</a>
					<a
						className="icon-button"
						href={withQuery(dayPath(moveMonth(day, 1), today), query)}
						aria-label={dayCopy.nextMonth}
					>
						<Icon name="right" />
					</a>
				</div>
				<MonthTable day={day} today={today} query={query} />
				<form
					id="calendario"
					className="cal-form"
					action={paths.anyDay}
					method="get"
					onSubmit={onSubmit}
				>
					<label htmlFor="dia">{dayCopy.goToDay}</label>
					<input
						id="dia"
						type="date"
						name={DAY_PARAMETER}
						defaultValue={day}
						required
						min="1900-01-01"
						max="2100-12-31"
					/>
					{[...new URLSearchParams(query)].map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<button type="submit" className="button">
						{dayCopy.go}
					</button>
				</form>
			</div>
		</details>
	);
});

function MonthTable({ day, today, query }: Required<CalendarProps>) {
	return (
		<table className="cal-month">
			<caption>{formatMonth(day)}</caption>
			<thead>
				<tr>
					{dayCopy.weekdays.map(([letter, name]) => (
						<th key={name} scope="col">
							<span aria-hidden="true">{letter}</span>
							<span className="vh">{name}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{monthGrid(day).map((week) => (
					<tr key={week.find(Boolean)}>
						{week.map((each, place) => (
							<td key={each ?? `${place}`}>
								{each === null ? null : (
									<a
										href={withQuery(dayPath(each, today), query)}
										aria-current={each === day ? 'date' : undefined}
										data-today={each === today || undefined}
									>
										<span aria-hidden="true">{Number(each.slice(8))}</span>
										<span className="vh">{formatDayAndMonth(each)}</span>
									</a>
								)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Escape and clicks outside close the calendar. Returns the clean-up. */
function closeOutside(details: { current: HTMLDetailsElement | null }): () => void {
	const onPointer = (event: PointerEvent) => {
		if (details.current?.open && !details.current.contains(event.target as Node))
			details.current.open = false;
	};
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !details.current?.open) return;
		details.current.open = false;
		details.current.querySelector('summary')?.focus();
	};
	document.addEventListener('pointerdown', onPointer);
	document.addEventListener('keydown', onKey);
	return () => {
		document.removeEventListener('pointerdown', onPointer);
		document.removeEventListener('keydown', onKey);
	};
}
