import type { ImportFormat } from './draft-game.ts';

const BY_ENDING: Readonly<Record<string, ImportFormat>> = { json: 'openfootball-json', ics: 'ics', ical: 'ics', txt: 'football-txt' };

/** The format of a document by its content, else by the ending of its name; null when neither tells. */
export function guessFormat(text: string, fileName: string): ImportFormat | null {
	const start = text.replace(/^[\uFEFF\s]+/, '').slice(0, 2000);
	if (/^BEGIN:VCALENDAR/i.test(start)) return 'ics';
	if (/^[{[]/.test(start) && /["']/.test(start)) return 'openfootball-json';
	if (/^(=+\s|▪|»|#)/m.test(start)) return 'football-txt';
	return BY_ENDING[fileName.toLowerCase().split('.').at(-1) ?? ''] ?? null;
}
