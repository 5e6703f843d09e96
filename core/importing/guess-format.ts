import type { ImportFormat } from './draft-game.ts';

const BY_ENDING: Readonly<Record<string, ImportFormat>> = { json: 'openfootball-json', ics: 'ics', ical: 'ics', txt: 'football-txt' };

/** '21h30', '19 horas', and two sides or a label as Brazilian listings write them: no other format has both. */
const AGENDA_HOUR = /(?<!\d)\d{1,2}(?:h(?:\d{2})?|:\d{2}|\shoras)(?!\p{L})/iu;
const AGENDA_WORDS = /\s[xX×]\s\p{L}|onde assistir|transmiss[ãa]o|canais:|\s(?:recebe|enfrenta|visita)\s/iu;

/** The format of a document by its content, else by the ending of its name; null when neither tells. */
export function guessFormat(text: string, fileName: string): ImportFormat | null {
	const start = text.replace(/^[\uFEFF\s]+/, '').slice(0, 2000);
	if (/^BEGIN:VCALENDAR/i.test(start)) return 'ics';
	if (/^[{[]/.test(start) && /["']/.test(start)) return 'openfootball-json';
	if (AGENDA_HOUR.test(start) && AGENDA_WORDS.test(start)) return 'agenda';
	if (/^(=+\s|▪|»|#)/m.test(start)) return 'football-txt';
	return BY_ENDING[fileName.toLowerCase().split('.').at(-1) ?? ''] ?? null;
}
