import { Calendar } from '#app/site/games/day/calendar.tsx';
import { dayPath } from '#app/site/games/day-words.ts';
import { missingDayCopy } from '#core/games/copy/missing-day.ts';
import type { FarDay } from '#core/games/day/far-day.ts';
import { MissingPage } from './missing-page.tsx';

const { bad, far } = missingDayCopy;

/** A day without a page: an invalid date, or a distant day without games. */
type MissingDayData = { kind: 'bad'; given: string; today: string } | ({ kind: 'far' } & FarDay);

/** Offers the calendar, and for a distant day without games also the next day with games. */
export function MissingDay({ missing }: { missing: MissingDayData }) {
	const { today } = missing;
	const calendar = <Calendar day={today} today={today} />;
	if (missing.kind === 'bad')
		return (
			<MissingPage title={bad.title} text={bad.text(missing.given)}>
				{calendar}
			</MissingPage>
		);
	const next = missing.next ?? today;
	return (
		<MissingPage title={far.title} text={far.text(missing.day)}>
			<p className="blank-links">
				<a className="button" href={dayPath(next, today)}>
					{far.next(next, today)}
				</a>
			</p>
			{calendar}
		</MissingPage>
	);
}

/** The meta data of such a page. */
export function missingDayMeta(missing: MissingDayData | undefined) {
	const { title } = missing?.kind === 'far' ? far : bad;
	return { title, description: title, path: null };
}
