import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zoneOfName } from '#core/importing/ical/zone-names.ts';
import { headerKey } from './column-words.ts';

/** Columns unique to football-data.co.uk, whose hours are UK time (its "notes.txt"). */
const MAIN_LEAGUES = ['fthg', 'ftag', 'ftr'];
const OTHER_LEAGUES = ['hg', 'ag', 'res'];

/** Division codes of football-data.co.uk, with name and country. */
const DIVISIONS: Readonly<Record<string, readonly [string, string]>> = {
	E0: ['Premier League', 'England'],
	E1: ['Championship', 'England'],
	E2: ['League One', 'England'],
	E3: ['League Two', 'England'],
	EC: ['National League', 'England'],
	SC0: ['Premiership', 'Scotland'],
	SC1: ['Championship', 'Scotland'],
	SC2: ['League One', 'Scotland'],
	SC3: ['League Two', 'Scotland'],
	D1: ['Bundesliga', 'Germany'],
	D2: ['2. Bundesliga', 'Germany'],
	I1: ['Serie A', 'Italy'],
	I2: ['Serie B', 'Italy'],
	SP1: ['Primera División', 'Spain'],
	SP2: ['Segunda División', 'Spain'],
	F1: ['Ligue 1', 'France'],
	F2: ['Ligue 2', 'France'],
	N1: ['Eredivisie', 'Netherlands'],
	B1: ['Pro League', 'Belgium'],
	P1: ['Primeira Liga', 'Portugal'],
	T1: ['Süper Lig', 'Turkey'],
	G1: ['Super League', 'Greece'],
};

/** The name and country of a division code; null for other text. */
export function divisionOf(code: string): { competition: string; area: string } | null {
	const found = DIVISIONS[code.trim().toUpperCase()];
	return found ? { competition: found[0], area: found[1] } : null;
}

/**
 * Evidence from the format of a table: football-data.co.uk uses UK time, and a file name may
 * contain a zone.
 */
export function hoursOfFormat(header: readonly string[], path: string): HourEvidence[] {
	const keys = new Set(header.map((cell) => headerKey(cell)));
	const isTheirs =
		MAIN_LEAGUES.every((key) => keys.has(key)) || OTHER_LEAGUES.every((key) => keys.has(key));
	const named = zoneOfPath(path);
	return [
		...(isTheirs
			? [{ ground: 'format', zone: 'Europe/London', words: 'football-data.co.uk' } as const]
			: []),
		...(named === null
			? []
			: [{ ground: 'format', zone: named, words: path.split(/[/\\]/u).at(-1) ?? '' } as const]),
	];
}

/**
 * The zone in a file name, as fixturedownload.com writes it: 'epl-2025-GMTStandardTime.csv',
 * '…-UTC.csv'.
 */
function zoneOfPath(path: string): string | null {
	const file = path.split(/[/\\]/u).at(-1) ?? '';
	const word = /[-_ ]([\p{L}.]+StandardTime|UTC)(?=[-_. ]|$)/u.exec(file)?.[1];
	if (word === undefined) return null;
	return (
		zoneOfName(word.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=[A-Z.])(?=[A-Z]\p{Ll})/gu, ' ')) ??
		zoneOfName(word)
	);
}
