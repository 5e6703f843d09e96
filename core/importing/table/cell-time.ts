import { READER } from '#core/football-pt/zone-words.ts';
import { findClocks, takeZone } from '#core/importing/agenda/text/clock.ts';
import { parseTimePrefix, parseZonePrefix } from '#core/importing/football-txt/time-prefix.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfLabel } from '#core/importing/hours/written-zones.ts';
import { isClockTime, isZone } from '#core/site/zoned-time.ts';

/** The hour in a cell; `time` is null for an impossible one. */
type CellTime = { time: string | null; zone: string | null; hours?: HourEvidence[] };

const TWELVE = /^\s*(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]\d{2})?\s*([ap])\.?\s?m\.?(?=\s|$|\()/iu;
const FRACTION = /^\s*0?[.,](\d+)\s*$/u;
const DIGITS = /^\s*(\d{1,2})(\d{2})\s*$/u;
const HOUR = /^\s*(\d{1,2})\s*$/u;
const SECONDS = /^(\s*\d{1,2}[:.]\d{2})[:.]\d{2}(?:[.,]\d+)?/u;
const MINUTES_OF_DAY = 1440;

function clock(hour: number, minute: number): string {
	return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** '1PM', '7.30 pm' */
function twelve(text: string): string | null {
	const match = TWELVE.exec(text);
	if (!match) return null;
	const hour = (Number(match[1]) % 12) + (match[3]?.toLowerCase() === 'p' ? 12 : 0);
	return Number(match[1]) > 12
		? clock(Number(match[1]), Number(match[2] ?? 0))
		: clock(hour, Number(match[2] ?? 0));
}

/** 0,8958: a fraction of a day, as spreadsheets store hours. */
function fraction(text: string): string | null {
	const match = FRACTION.exec(text);
	if (!match) return null;
	const minutes = Math.round(Number(`0.${match[1]}`) * MINUTES_OF_DAY) % MINUTES_OF_DAY;
	return clock(Math.floor(minutes / 60), minutes % 60);
}

/** '1930', '21': only valid in a column of hours. */
function bare(text: string): string | null {
	const match = DIGITS.exec(text) ?? HOUR.exec(text);
	return match && clock(Number(match[1]), Number(match[2] ?? 0));
}

/**
 * Parses the hour in a cell: '20:45', '20:45:00', '21h30', '1PM', '19.30', '0,8125', '20:00 UTC-3',
 * '16h (de Brasília)'. `isHour`: in a column of hours, bare numbers count too. Null when the cell
 * has none.
 */
export function readCellTime(cell: string, isHour: boolean): CellTime | null {
	const text = cell.slice(0, 80).replace(SECONDS, '$1').trim();
	if (text === '') return null;
	const hours = zonesBeside(text);
	if (hours.length === 0) return readHour(text, isHour);
	const bare = readHour(text.replace(ASIDE, ' ').trim(), isHour) ?? readHour(text, isHour);
	return bare && { time: bare.time, zone: null, hours };
}

/** An hour with optional am or pm. */
const HOUR_ITSELF =
	/\d{1,2}(?:\s?[:.h]\s?\d{2})?(?:[:.]\d{2})?(?:\s?(?:hs?|hrs?|horas?|uhr|min))?(?:\s?[ap]\.?\s?m\b\.?)?(?!\p{L})/giu;
const ASIDE = /[([][^()[\]\d]*[)\]]/gu;

/**
 * The zone next to the hour in a cell: '17h (Brasília)', '4 PM UK'. With two hours it is unclear
 * which one it applies to.
 */
function zonesBeside(text: string): HourEvidence[] {
	const rest = text.replace(HOUR_ITSELF, ' ');
	if (!/\p{L}/u.test(rest) || /(?:UTC|GMT)\s*[+\-−–]\s*\d/iu.test(text)) return [];
	const found = zonesOfLabel(rest);
	const isPair = (text.match(HOUR_ITSELF) ?? []).length > 1;
	return found.length > 0 && isPair
		? [...found, { ground: 'written', zone: READER, words: text }]
		: found;
}

function readHour(text: string, isHour: boolean): CellTime | null {
	const named = takeZone(text);
	const plain = named?.rest ?? text;
	const time = twelve(plain) ?? fraction(plain) ?? (isHour ? bare(plain) : null);
	if (time !== null) return valid(time, named?.zone ?? zoneAfter(plain));
	const [found] = findClocks(plain);
	if (found) return valid(found.time, named?.zone ?? zoneAfter(plain.slice(found.end)));
	const written = parseTimePrefix(plain);
	return written && valid(written.time, named?.zone ?? written.zone);
}

function valid(time: string, zone: string | null): CellTime {
	return { time: isClockTime(time) ? time : time === '24:00' ? '00:00' : null, zone };
}

function zoneAfter(text: string): string | null {
	const rest = text.replace(/^[^+\-(A-Z]*/u, '');
	const written = parseZonePrefix(` ${rest}`.replace(/^\s{2,}/u, ' ')) ?? parseZonePrefix(rest);
	if (written) return written.zone;
	const offset = /^([+-]\d{2}):?(\d{2})$/u.exec(rest.trim());
	const zone = offset ? `${offset[1]}:${offset[2]}` : rest.trim();
	return zone !== '' && isZone(zone) ? zone : null;
}
