import { isClockTime } from '#core/site/zoned-time.ts';
import { parseDatePrefix, type WrittenDate } from './date-prefix.ts';
import { parseTimePrefix } from './time-prefix.ts';

/** The part of a line before the teams: number, date, hour, zone. */
export type Opening = {
	date: WrittenDate | null;
	time: string | null;
	zone: string | null;
	/** An impossible hour ('25:10'). */
	badTime: string | null;
	rest: string;
};

const NUMBER = /^\(\s*\d{1,4}\s*\)\s*/u;

/**
 * Reads '(73) Sun Jun 28 12:00 UTC-7' at the start of a line; every part is optional. `rest` keeps
 * its leading space.
 */
export function parseOpening(text: string): Opening {
	const numbered = text.trimStart().replace(NUMBER, '');
	const date = parseDatePrefix(numbered);
	const afterDate = date ? date.rest.replace(/^\s*(?:[,|]|[-–](?=\s))\s*/u, ' ') : numbered;
	const time = parseTimePrefix(afterDate);
	const exists = time !== null && isClockTime(time.time);
	return {
		date: date?.date ?? null,
		time: exists ? time.time : null,
		zone: exists ? time.zone : null,
		badTime: time !== null && !exists ? time.time : null,
		rest: (time?.rest ?? afterDate).replace(/^\s*[,|–-]\s+/u, ' '),
	};
}
