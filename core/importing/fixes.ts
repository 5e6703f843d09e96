import { weekdayNames } from '#core/importing/copy/reasons.ts';
import { normalize } from '#core/search/normalize.ts';
import { addDays } from '#core/site/dates.ts';

/** A single correction of a row: a side gets a team, or the row gets another day. */
export type RowFix =
	| { kind: 'side'; side: 'home' | 'away'; id: string; name: string }
	| { kind: 'day'; day: string };

type Side = { id: string | null; candidates: readonly { id: string; name: string }[] };
type FixableRow = {
	issues: readonly { code: string; message: string }[];
	reading: { day: string | null; home: Side; away: Side } | null;
};

const MOST_SIDES = 3;
/** Offsets in days from a date, in the order in which the written weekday is searched. */
const NEAR = [1, -1, 2, -2, 3, -3];

/**
 * One-click corrections of a row: the candidates for a side, the day that matches the written
 * weekday. Without a date: `today` or the next day.
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

/** The day nearest to a date that falls on the weekday quoted in the sentence. */
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
