import { reportCopy } from './copy/reader.ts';

const EMAIL = /[^\s@<>]+@[^\s@<>]+/gu;
/** Eight or more digits with the usual signs between them: telephone, CPF, card. */
const LONG_NUMBER = /\+?\d(?:[\s().\-/]{0,3}\d){7,}/gu;

/**
 * Masks e-mail addresses and long numbers, since the guide keeps no personal data of readers.
 * Clocks and dates stay. Idempotent.
 */
export function withoutPersonalData(text: string): string {
	return text
		.replace(EMAIL, reportCopy.masked.email)
		.replace(LONG_NUMBER, (found) => (isDate(found) ? found : reportCopy.masked.number));
}

/** '2026-11-28', '28/11/2026': the digits of a date. */
function isDate(text: string): boolean {
	return /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})$/.test(text);
}
