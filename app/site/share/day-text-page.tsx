import { useNavigate } from 'react-router';
import { dayPath } from '#app/site/games/day-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { countGames, zoneLabel } from '#core/games/copy/games.ts';
import { shareToolsCopy } from '#core/games/copy/share-tools.ts';
import { formatLongDay } from '#core/site/dates.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import type { DayText } from './read-day-text.server.ts';
import { ShareTools } from './share-tools.tsx';

const words = shareToolsCopy.day;
const ROWS = 16;

/** A day to share and to keep: its text, its calendar file, its printed list. */
export function DayTextPage({ view: { day, today, games, shared } }: { view: DayText }) {
	return (
		<article className="wrap page share-page" data-share-day={day}>
			<p className="back">
				<a href={dayPath(day, today)}>
					<Icon name="left" />
					{words.back(day, today)}
				</a>
			</p>
			<header className="day-head">
				<h1>{words.title(day, today)}</h1>
				<p className="day-facts">
					<time dateTime={day}>{formatLongDay(day)}</time> · {countGames(games)} · {zoneLabel}
				</p>
			</header>
			<ShareTools shared={shared} rows={ROWS} open />
			{games === 0 ? null : <Keep day={day} today={today} />}
		</article>
	);
}

function Keep({ day, today }: Pick<DayText, 'day' | 'today'>) {
	const navigate = useNavigate();
	const print = async () => {
		await navigate(dayPath(day, today));
		whenShown(`[data-day="${day}"]`, () => window.print());
	};
	return (
		<section className="share-keep" aria-labelledby="guardar-h">
			<h2 id="guardar-h" className="part-title">
				{words.keep}
			</h2>
			<div className="share-ways">
				<a className="button button-quiet" href={calendarPaths.day(day)} data-native="">
					<Icon name="calendar" />
					{words.calendar}
					<span className="ics-note">{words.calendarNote}</span>
				</a>
				<button type="button" className="button button-quiet needs-script" onClick={print}>
					{words.print}
				</button>
			</div>
			<p className="usual-note">{words.printHow}</p>
		</section>
	);
}

/**
 * Longest wait for React's render, in milliseconds. The router is ahead of it: printing now would
 * show the previous page.
 */
const PATIENCE_MS = 10_000;

function whenShown(selector: string, act: () => void): void {
	const begin = performance.now();
	const look = () => {
		if (document.querySelector(selector)) act();
		else if (performance.now() - begin < PATIENCE_MS) requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}
