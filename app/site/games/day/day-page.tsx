import { memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLiveDay } from '#app/live/use-live-day.tsx';
import { sidesOf } from '#app/site/games/day-words.ts';
import { RailSlot } from '#app/site/mine/mine-slots.tsx';
import { useSearched } from '#app/site/search-term.tsx';
import { useSite } from '#app/site/site-context.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { countGames, dayCopy, dayTitle, updatedWords, zoneLabel } from '#core/games/copy/games.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import type { PackedDay } from '#core/games/day/packed-day.ts';
import { asksFilter } from '#core/games/filter/filter-names.ts';
import type { AskedNames } from '#core/games/filter/known-names.ts';
import { formatLongDay, formatShortDay, weekdayShort } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { Calendar } from './calendar.tsx';
import { Section } from './day-section.tsx';
import { DayStrip } from './day-strip.tsx';
import { DayToolbar } from './day-toolbar.tsx';
import { EmptyDay, NothingFound } from './empty.tsx';
import { HourBar } from './hour-bar.tsx';
import { Hints, type SearchHints } from './search-hints.tsx';
import { type ShownDay, type ShownSection, searchedDay } from './shown-day.ts';
import { useFilters } from './use-filters.ts';

type DayPageProps = {
	packed: PackedDay;
	/** Number of games for each day in the strip. */
	counts: readonly number[];
	/** Names in the filters of the address. */
	names?: AskedNames;
	hints?: SearchHints;
};

const NO_NAMES: AskedNames = { teams: [], competitions: [], channels: [] };

/**
 * A day of the guide: hours, teams, and where to watch. The filter code loads on first use. A page
 * rendered with filters waits for that code before it hydrates.
 */
export function DayPage(props: DayPageProps) {
	const { search } = useLocation();
	const [waits] = useState(asksFilter(search));
	return waits ? (
		<Suspense fallback={<p className="wrap day">{frameCopy.loading}</p>}>
			<Day {...props} />
		</Suspense>
	) : (
		<Day {...props} />
	);
}

function Day({ packed, counts, names = NO_NAMES, hints }: DayPageProps) {
	const { term, isTyping } = useSearched();
	const { view, live } = useLiveDay(packed);
	const { kit, search, isPanel } = useFilters();
	const asked = useMemo(
		() => kit?.askDay(view, { search, term, names }),
		[kit, view, search, term, names],
	);
	const shown = useMemo(() => asked ?? searchedDay(view, term), [asked, view, term]);
	const query = useSettled(shown.query, !isTyping);
	return (
		<div
			className="wrap day"
			data-day={view.day}
			data-today={view.day === view.today ? '' : undefined}
		>
			<DayHead view={view} />
			{live}
			<div className="day-row">
				<div className="day-nav">
					<DayStrip
						day={view.day}
						today={view.today}
						total={view.total}
						counts={counts}
						query={query}
					/>
					<Calendar day={view.day} today={view.today} query={query} />
				</div>
				{asked?.form ? null : <DayToolbar view={view} query={query} active={shown.active} />}
			</div>
			{kit && asked?.form ? (
				<kit.FilterPage view={view} asked={asked} />
			) : (
				<>
					{kit && asked ? <kit.FilterSummary asked={asked} /> : null}
					<Hints hints={hints} term={term} />
					<List view={view} shown={shown}>
						{kit && asked && asked.active > 0 ? (
							<kit.NoGames view={view} asked={asked} />
						) : (
							<NothingFound view={view} term={term} />
						)}
					</List>
				</>
			)}
			{kit && asked && isPanel ? <kit.FilterPanel view={view} asked={asked} /> : null}
			<Paper view={view} />
		</div>
	);
}

/**
 * Follows a value only while it is settled: the forty links of the calendar need only the last
 * keystroke.
 */
function useSettled<Value>(value: Value, isSettled: boolean): Value {
	const [kept, keep] = useState(value);
	if (isSettled && kept !== value) keep(value);
	return isSettled ? value : kept;
}

type ListProps = {
	view: DayView;
	shown: ShownDay;
	/** Shown instead of the games when none is found. */
	children: ReactNode;
};

function List({ view, shown: { sections, found, status }, children }: ListProps) {
	const { teams } = view;
	const sideOf = useMemo(() => sidesOf({ teams }), [teams]);
	const part = (section: ShownSection) => (
		<Section key={section.anchor} section={section} view={view} sideOf={sideOf} found={found} />
	);
	const top = sections.filter(({ kind }) => kind === 'top');
	const isEmptyDay = view.sections.every(({ kind }) => kind === 'next');
	return (
		<>
			{/* Without a result the page says so in large type; this is for screen readers. */}
			<p role="status" className={found?.size === 0 ? 'vh' : 'found'}>
				{status}
			</p>
			{isEmptyDay ? <EmptyDay view={view} /> : null}
			{found === null ? <NowLine view={view} /> : null}
			{top.map(part)}
			<div className="day-grid">
				<RailSlot view={view} sections={sections} />
				<div className="day-list">
					{!isEmptyDay && found?.size === 0 ? children : null}
					<HourBar
						day={view.day}
						today={view.today}
						hours={view.sections}
						sections={sections}
						hidden={found !== null}
					/>
					{sections.filter((section) => !top.includes(section)).map(part)}
					<p className="day-clock">
						{view.updatedAt === null
							? zoneLabel
							: `${zoneLabel} · ${updatedWords(view.updatedAt, view.today)}`}
					</p>
				</div>
			</div>
		</>
	);
}

/** The foot of a printed list: its address and its date. */
const Paper = memo(function Paper({ view: { day, today, updatedAt } }: { view: DayView }) {
	const address = useSite().publicUrl + paths.day(day);
	return (
		<p className="paper">
			{updatedAt === null ? address : `${address} · ${updatedWords(updatedAt, today)}`}
		</p>
	);
});

/** Heading of the day; independent of the search. */
const DayHead = memo(function DayHead({ view }: { view: DayView }) {
	const { day, today, total } = view;
	return (
		<header className="day-head">
			<h1>{dayTitle(day, today)}</h1>
			<p className="day-facts">
				<time dateTime={day} title={formatLongDay(day)}>
					{weekdayShort(day)} {formatShortDay(day)}
				</time>{' '}
				· {countGames(total)}
			</p>
		</header>
	);
});

/** Says that all games of today are over. */
function NowLine({ view: { day, today, total, sections } }: { view: DayView }) {
	const isLeft = sections.some(
		({ kind }) => kind === 'live' || kind === 'hour' || kind === 'undefined',
	);
	return day !== today || total === 0 || isLeft ? null : (
		<p className="now-line">{dayCopy.allDone}</p>
	);
}
