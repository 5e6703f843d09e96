import { addDays, parseDay } from '#core/site/dates.ts';

/**
 * Words for days that move with the calendar, so that a kept view shows tomorrow's games tomorrow.
 */
const NAMED: Readonly<Record<string, number>> = { hoje: 0, amanha: 1, ontem: -1 };
const RELATIVE = /^hoje([+-]\d{1,4})$/;

/**
 * Whether an address may say this: 'hoje', 'amanha', 'ontem', 'hoje+7', 'hoje-30' or a day of the
 * calendar.
 */
export function isDayWord(text: string): boolean {
	return Object.hasOwn(NAMED, text) || RELATIVE.test(text) || parseDay(text) !== null;
}

/** The day (YYYY-MM-DD) that a word means today; null where it means none. */
export function resolveDay(word: string, today: string): string | null {
	// Signs are often lost in addresses: '+' reads as a space.
	const text = word.replace(' ', '+');
	const days = Object.hasOwn(NAMED, text)
		? NAMED[text]
		: RELATIVE.test(text)
			? Number(text.slice('hoje'.length))
			: undefined;
	return days === undefined ? parseDay(text) : addDays(today, days);
}
