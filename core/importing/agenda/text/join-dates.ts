import { MONTHS } from '#core/football-pt/patterns.ts';
import type { SourceLine } from '#core/importing/source-lines.ts';

const NUMBER = /^\s*\d{1,2}\s*$/u;
const MONTH = new RegExp(String.raw`^\s*de (?:${MONTHS})(?!\p{L})`, 'iu');

/** '02', then 'de maio (quinta-feira)': joins a date split by a line break, on its first line. */
export function joinDates(lines: readonly SourceLine[]): SourceLine[] {
	const isParted = (at: number) =>
		NUMBER.test(lines[at]?.text ?? '') && MONTH.test(lines[at + 1]?.text ?? '');
	return lines.flatMap(({ number, text }, at) => {
		if (isParted(at)) return [{ number, text: `${text.trim()} ${lines[at + 1]?.text.trim()}` }];
		return isParted(at - 1) ? [] : [{ number, text }];
	});
}
