import { useDeferredValue, useMemo } from 'react';
import { useSite } from '#app/site/site-context.ts';
import { useFreshOnReturn } from '#app/ui/revalidation.ts';
import { countGames, dayCopy, dayTitle, updatedWords, zoneLabel } from '#core/copy/games.ts';
import type { DayView } from '#core/games/day-view.ts';
import { type PackedDay, unpackDay } from '#core/games/packed-day.ts';
import { formatHour, formatLongDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { Calendar } from './calendar.tsx';
import { DayAside } from './day-aside.tsx';
import { DayLegend } from './day-legend.tsx';
import { Section } from './day-section.tsx';
import { DayStrip } from './day-strip.tsx';
import { DayToolbar } from './day-toolbar.tsx';
import { sidesOf } from './day-words.ts';
import { EmptyDay, NothingFound } from './empty.tsx';
import { filterGames } from './filter-games.ts';
import { HourBar } from './hour-bar.tsx';

/** A day of the guide: the hours, who plays, where to watch. */
export function DayPage({ packed }: { packed: PackedDay }) {
	useFreshOnReturn();
	const term = useDeferredValue(useSite().term);
	const view = useMemo(() => unpackDay(packed), [packed]);
	const found = useMemo(() => filterGames(view, term), [view, term]);
	const sideOf = useMemo(() => sidesOf(view), [view]);
	return (
		<div className="wrap day" data-day={view.day}>
			<DayHead view={view} />
			<div className="day-nav">
				<Calendar day={view.day} today={view.today} />
				<DayStrip day={view.day} today={view.today} term={term} />
			</div>
			<DayToolbar view={view} query="" active={0} />
			{found === null ? <HourBar view={view} /> : null}
			{/* Without a result the page says so in large letters; the short form is then for the ear. */}
			<p role="status" className={found?.size === 0 ? 'vh' : 'found'}>
				{found === null ? '' : dayCopy.found(found.size, term)}
			</p>
			<div className="day-grid">
				<div className="day-list">
					{found === null ? <NowLine view={view} /> : null}
					{found?.size === 0 ? <NothingFound view={view} term={term} /> : null}
					{view.games.length === 0 ? <EmptyDay view={view} /> : null}
					{view.sections.map((section) => (
						<Section key={`${section.kind}${section.label}`} section={section} view={view} sideOf={sideOf} found={found} />
					))}
					{view.games.length > 0 && found?.size !== 0 ? <DayLegend /> : null}
				</div>
				<DayAside view={view} sideOf={sideOf} />
			</div>
			<Paper view={view} />
		</div>
	);
}

/** The foot of a printed list: where it stands, and from when it is. */
function Paper({ view: { day, today, updatedAt } }: { view: DayView }) {
	const address = useSite().publicUrl + paths.day(day);
	return <p className="paper">{updatedAt === null ? address : `${address} · ${updatedWords(updatedAt, today)}`}</p>;
}

function DayHead({ view }: { view: DayView }) {
	const { day, today, total, updatedAt } = view;
	return (
		<header className="day-head">
			<h1>{dayTitle(day, today)}</h1>
			<p className="day-facts">
				<time dateTime={day}>{formatLongDay(day)}</time> · {countGames(total)} · {zoneLabel}
				{updatedAt === null ? null : <span className="updated"> · {updatedWords(updatedAt, today)}</span>}
			</p>
		</header>
	);
}

/** Said when nothing runs now: what comes next, or that today is over. */
function NowLine({ view }: { view: DayView }) {
	if (view.day !== view.today || view.total === 0 || view.sections.some(({ kind }) => kind === 'live')) return null;
	const hoursLeft = view.sections.some(({ kind }) => kind === 'hour' || kind === 'undefined');
	if (view.nextKickoffAt !== undefined && hoursLeft) return <p className="now-line">{dayCopy.noneNow(formatHour(view.nextKickoffAt))}</p>;
	return hoursLeft ? null : <p className="now-line">{dayCopy.allDone}</p>;
}
