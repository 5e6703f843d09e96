import { addDays, parseDay } from '#core/site/dates.ts';

/** Relative day words, so that a saved view shows tomorrow's games tomorrow. */
const NAMED: Readonly<Record<string, number>> = { hoje: 0, amanha: 1, ontem: -1 };
const RELATIVE = /^hoje([+-]\d{1,4})$/;

/**
 * Whether an address may contain this: 'hoje', 'amanha', 'ontem', 'hoje+7', 'hoje-30' or a calendar
 * day.
 */
export function isDayWord(text: string): boolean {
	return Object.hasOwn(NAMED, text) || RELATIVE.test(text) || parseDay(text) !== null;
}

/** The day (YYYY-MM-DD) that a word means today; null where it is invalid. */
export function resolveDay(word: string, today: string): string | null {
	// Addresses often lose signs: '+' is decoded as a space.
	const text = word.replace(' ', '+');
	const days = Object.hasOwn(NAMED, text)
		? NAMED[text]
		: RELATIVE.test(text)
			? Number(text.slice('hoje'.length))
			: undefined;
	return days === undefined ? parseDay(text) : addDays(today, days);
}
