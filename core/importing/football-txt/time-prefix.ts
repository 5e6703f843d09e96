import { offsetZone } from '#core/site/zoned-time.ts';

/** An hour as written on a line: HH:MM, with the zone '-06:00' if the line gives one. */
type TimePrefix = { time: string; zone: string | null; rest: string };

/**
 * Zone abbreviations, as football files use them. CST and the like are ambiguous elsewhere; here
 * they are North American.
 */
const ZONE_HOURS: Readonly<Record<string, number>> = {
	UTC: 0,
	GMT: 0,
	Z: 0,
	WET: 0,
	WEST: 1,
	BST: 1,
	CET: 1,
	MEZ: 1,
	CEST: 2,
	MESZ: 2,
	EET: 2,
	EEST: 3,
	MSK: 3,
	TRT: 3,
	AST: -4,
	EST: -5,
	EDT: -4,
	CST: -6,
	CDT: -5,
	MST: -7,
	MDT: -6,
	PST: -8,
	PDT: -7,
	BRT: -3,
	ART: -3,
	UYT: -3,
	COT: -5,
	PET: -5,
	ECT: -5,
	JST: 9,
	KST: 9,
	SAST: 2,
	CAT: 2,
	WAT: 1,
	EAT: 3,
};

const TIME =
	/^(\d{1,2})(?:[:.]|h)(\d{2})(?:\s?min)?(?:\s?h|\s?uhr)?(?![\d:.]|\p{L})|^(\d{1,2})h(?!\p{L}|\d)/iu;
const OFFSET = /^\s*\(?(?:UTC|GMT)\s*(?:±\s*0|([+\-−–])\s*(\d{1,2})(?::?(\d{2}))?)(?![\d:])\)?/iu;
/** Only one space: after a wider gap the capitals belong to a club ('19:00  CAT v …'). */
const ABBREVIATION = /^ ?\(?([A-Z]{1,4})(?:\)|(?=\s|$|\())/u;
const LOCAL_IN_PARENTHESES = /^\s*\(\s*(\d{1,2}[:.]\d{2})([^()]{1,20})\)/u;

/** A zone at the start of the text: 'UTC-6', 'UTC+5:30', 'UTC±0', 'CET', '(BST)'. */
export function parseZonePrefix(text: string): { zone: string; rest: string } | null {
	const offset = OFFSET.exec(text);
	if (offset) {
		const minutes = Number(offset[2] ?? 0) * 60 + Number(offset[3] ?? 0);
		if (minutes > 14 * 60) return null;
		const east = offset[1] === '+' || offset[1] === undefined;
		return { zone: offsetZone(east ? minutes : -minutes), rest: text.slice(offset[0].length) };
	}
	const word = ABBREVIATION.exec(text);
	const hours = word ? ZONE_HOURS[word[1] ?? ''] : undefined;
	return word && hours !== undefined
		? { zone: offsetZone(hours * 60), rest: text.slice(word[0].length) }
		: null;
}

function clock(hour: string, minute: string): string {
	return `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * Parses an hour at the start of a line: '19.30', '20:45', '20h30', '21h'. 'UTC-4' or 'CET' may
 * follow, and the same hour in another zone in parentheses. The caller must reject an impossible
 * hour ('25:10'). Null when there is none.
 */
export function parseTimePrefix(text: string): TimePrefix | null {
	const trimmed = text.trimStart();
	const match = TIME.exec(trimmed);
	if (!match) return null;
	const time =
		match[3] === undefined ? clock(match[1] ?? '', match[2] ?? '') : clock(match[3], '00');
	const after = trimmed.slice(match[0].length);
	const own = parseZonePrefix(after);
	const rest = own?.rest ?? after;
	const local = LOCAL_IN_PARENTHESES.exec(rest);
	if (!local) return { time, zone: own?.zone ?? null, rest };
	const localZone = parseZonePrefix(local[2] ?? '');
	const remaining = rest.slice(local[0].length);
	// Only the hour in parentheses has a zone, so it is the reliable one.
	if (own === null && localZone)
		return { ...clockOf(local[1] ?? ''), zone: localZone.zone, rest: remaining };
	return { time, zone: own?.zone ?? null, rest: remaining };
}

function clockOf(text: string): { time: string } {
	const [hour = '', minute = ''] = text.split(/[:.]/);
	return { time: clock(hour, minute) };
}
