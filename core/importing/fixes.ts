import { weekdayNames } from '#core/importing/copy/reasons.ts';
import { normalize } from '#core/search/normalize.ts';
import { addDays } from '#core/site/dates.ts';

/** One thing that puts a row right: a side that is somebody, or another day. */
export type RowFix =
	| { kind: 'side'; side: 'home' | 'away'; id: string; name: string }
	| { kind: 'day'; day: string };

type Side = { id: string | null; candidates: readonly { id: string; name: string }[] };
type FixableRow = {
	issues: readonly { code: string; message: string }[];
	reading: { day: string | null; home: Side; away: Side } | null;
};

const MOST_SIDES = 3;
/** Days before and after a date among which the written weekday is searched. */
const NEAR = [1, -1, 2, -2, 3, -3];

/**
 * What one click may put right in a row: the sides that a name may mean, the day that fits the
 * written weekday, `today` where none is written.
 */
export function fixesOf({ issues, reading }: FixableRow, today: string): RowFix[] {
	if (reading === null) return [];
	const sides = (['home', 'away'] as const).flatMap((side) => {
		const { id, candidates } = reading[side];
		if (id !== null) return [];
		return candidates
			.slice(0, MOST_SIDES)
			.map((candidate): RowFix => ({ kind: 'side', side, id: candidate.id, name: candidate.name }));
	});
	if (reading.day === null)
		return [...sides, { kind: 'day', day: today }, { kind: 'day', day: addDays(today, 1) }];
	const mismatch = issues.find(({ code }) => code === 'weekday-mismatch');
	const day = mismatch === undefined ? null : dayOfWeekday(reading.day, mismatch.message);
	return day === null ? sides : [...sides, { kind: 'day', day }];
}

/** The day nearest to a date whose weekday the sentence quotes. */
function dayOfWeekday(day: string, sentence: string): string | null {
	const written = normalize(/“([^”]+)”/.exec(sentence)?.[1] ?? '').slice(0, 3);
	const weekday = weekdayNames.findIndex(
		(name) => written !== '' && normalize(name).startsWith(written),
	);
	const near = NEAR.map((days) => addDays(day, days)).find(
		(other) => new Date(`${other}T00:00:00Z`).getUTCDay() === weekday,
	);
	return near ?? null;
}
