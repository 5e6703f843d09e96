import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfText } from '#core/importing/hours/written-zones.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import type { CalendarParts } from './components.ts';
import { unescapeText } from './content-lines.ts';
import { isCompetitionLike, isFootballCalendar } from './stage-words.ts';
import { plainTitle } from './summary.ts';
import { zoneOfName } from './zone-names.ts';

/** Facts of a calendar that apply to all its events. */
export type CalendarFacts = {
	/** Zone of hours without their own. */
	zone: string | null;
	competition: string | null;
	/** The calendar's own team: the unnamed side of 'Helsby (Away)'. */
	owner: string | null;
	/** The calendar describes itself as being about football. */
	football: boolean;
	/** METHOD:CANCEL cancels every event (RFC 5546 §3.2.5). */
	cancelled: boolean;
	/** Zones in its name and description, for hours without a zone. */
	hours: HourEvidence[];
};

const CALENDAR_WORDS =
	/\b(?:fixtures?|calendars?|calend[aá]rio|schedule|jogos|agenda|games|matches|results|list|season|temporada|men'?s|women'?s|first team|official|\d{4}(?:[-/]\d{2,4})?)\b|[-–|:(){}[\]]/giu;

function propertyOf(parts: CalendarParts, name: string): string {
	return unescapeText(
		parts.properties.find((property) => property.name === name)?.value ?? '',
	).trim();
}

/** 'Runcorn Town Fixtures' and '-//gbebbs/RuncornTownFixtures//EN' both belong to Runcorn Town. */
function ownerOf(name: string, productId: string): string | null {
	const fromName = name.replace(CALENDAR_WORDS, ' ');
	const joined = /([A-Z][\p{L}]+)(?:Fixtures|Calendar|Schedule|Jogos)\b/u
		.exec(productId)?.[1]
		?.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
	const spaced = /([\p{Lu}][\p{L} .]{2,40}) (?:Fixtures|Calendar)\b/u.exec(productId)?.[1];
	return cleanName(fromName) ?? cleanName(joined ?? spaced ?? '');
}

/** Reads a calendar's own properties: name, zone, method. */
export function readCalendarFacts(parts: CalendarParts): CalendarFacts {
	const name = plainTitle(propertyOf(parts, 'X-WR-CALNAME') || propertyOf(parts, 'NAME'));
	const words = [
		propertyOf(parts, 'X-WR-CALNAME'),
		propertyOf(parts, 'X-WR-CALDESC'),
		propertyOf(parts, 'PRODID'),
	].join(' ');
	const competition = isCompetitionLike(name) ? cleanName(name) : null;
	return {
		zone: zoneOfName(propertyOf(parts, 'X-WR-TIMEZONE') || propertyOf(parts, 'TZID')),
		competition,
		owner: competition === null ? ownerOf(name, propertyOf(parts, 'PRODID')) : null,
		football: isFootballCalendar(words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')),
		cancelled: propertyOf(parts, 'METHOD').toUpperCase() === 'CANCEL',
		hours: ['X-WR-CALNAME', 'NAME', 'X-WR-CALDESC'].flatMap((property) =>
			zonesOfText(propertyOf(parts, property)),
		),
	};
}
