import { type CountryHint, countryOf, isRegion } from '#core/football-pt/country-zone.ts';
import { nameOfTitle } from './competition-titles.ts';
import type { ReadingContext } from './reading-context.ts';

/** A competition as named in the document, and the result of its lookup. */
export type ResolvedCompetition = {
	competitionId: string | null;
	zone: string | null;
	hint: CountryHint | null;
	/** The competitions that share this name, if it is ambiguous. */
	candidates?: readonly string[];
};

const SEASON = /\s*[-–,(]?\s*\b(?:1[89]|20)\d{2}(?:\s*[-/–]\s*(?:(?:1[89]|20)\d{2}|\d{2}))?\b\)?/gu;

/** Names in scripts that our aliases do not cover. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
	[/世界[杯盃]|чемпионат мира|^ЧМ[\s-]/iu, 'Copa do Mundo'],
];

/** A title without its season: 'Premier League 2025/26' becomes 'Premier League'. */
export function withoutSeason(title: string): string {
	const bare = title.replace(SEASON, ' ').replace(/\s+/g, ' ').trim();
	return bare === '' ? title.trim() : bare;
}

/** 'Série D do Campeonato Brasileiro' becomes 'Campeonato Brasileiro Série D'. */
export function seriesLast(title: string): string {
	return title.replace(/^(s[ée]rie [a-d])\s+d[oa]\s+(.+)$/iu, '$2 $1');
}

/**
 * The part after a dash: 'Carioca - 2' is a lower division than 'Carioca', but 'Libertadores -
 * Final' is a phase.
 */
const LOWER_DIVISION = /^(?:[2-9]|[a-d][2-9])$/iu;

function variants(title: string, area: string): string[] {
	const bare = withoutSeason(title);
	const [before = bare, behind = ''] = bare.split(/\s+[-–—|:]\s+/);
	const head = LOWER_DIVISION.test(behind) ? '' : before;
	const foreign = FOREIGN.find(([words]) => words.test(title))?.[1];
	const ofArea = [nameOfTitle(`${area} ${bare}`), head && nameOfTitle(`${area} ${head}`)];
	const inArea = area === '' ? [] : [...ofArea, `${area} ${bare}`];
	const names = [
		foreign,
		...inArea,
		nameOfTitle(bare),
		bare,
		seriesLast(bare),
		nameOfTitle(head),
		head,
	];
	return [...new Set(names.filter((name): name is string => name !== undefined && name !== ''))];
}

/** An entry for one edition ('Copa do Mundo FIFA 2026') must not match a file from another year. */
function isOtherEdition(entryName: string, title: string): boolean {
	const edition = /\b(?:19|20)\d{2}\b/.exec(entryName)?.[0];
	const year = /\b(?:19|20)\d{2}\b/.exec(title)?.[0];
	return edition !== undefined && year !== undefined && edition !== year;
}

/** Words of a file name that do not describe the competition. */
const EMPTY_WORDS =
	/\b(?:\p{Lu}?\p{L}*standard ?time|utc|gmt|fixtures?|season|matches|match|jogos?|tabela|calendario|calendar|schedule|results?|data|dados|datasets?|full|completo|cleaned|export|planilha|games?|public|docs|test|cache|temporada|eventos?|files?|csv|json|ics|agenda)\b/giu;

/** File name codes of football-data sets: 'de.1', 'br.2'. */
const FILE_CODES: Readonly<Record<string, string>> = {
	ar: 'Argentina Primera División',
	at: 'Austria Bundesliga',
	be: 'Belgian Pro League',
	br: 'Campeonato Brasileiro Série A',
	'br 2': 'Campeonato Brasileiro Série B',
	'br 3': 'Campeonato Brasileiro Série C',
	ch: 'Swiss Super League',
	co: 'Colombia Primera A',
	de: 'Deutsche Bundesliga',
	'de 2': '2. Bundesliga',
	en: 'English Premier League',
	eng: 'English Premier League',
	epl: 'English Premier League',
	'en 2': 'English Championship',
	'eng 2': 'English Championship',
	es: 'Spain Primera Division',
	'es 2': 'Spain Segunda Division',
	fr: 'French Ligue 1',
	'fr 2': 'French Ligue 2',
	gr: 'Greek Super League',
	it: 'Italian Serie A',
	'it 2': 'Italian Serie B',
	nl: 'Dutch Eredivisie',
	pl: 'Poland Ekstraklasa',
	pt: 'Portuguese Primeira Liga',
	ro: 'Romania Superliga',
	sco: 'Scottish Premiership',
	tr: 'Turkish Super Lig',
};

function codeTitle(words: string): string | null {
	// 'E0', 'SP1': football-data.co.uk.
	const short = /^[a-z]{1,2}[0-3]$/iu.test(words) ? nameOfTitle(words) : undefined;
	const [, code = '', level = '1'] =
		/^([a-z]{2,3})(?: ?([1-4]))?$/u.exec(words.toLowerCase()) ?? [];
	return short ?? FILE_CODES[level === '1' ? code : `${code} ${level}`] ?? null;
}

function titleOfPart(part: string): string | null {
	const file = part.replace(/\.[a-z]{2,5}$/iu, '');
	const code = codeTitle(
		file
			.replace(/(?:19|20)\d{2}(?:[-_]\d{2,4})?|[._-]+/gu, ' ')
			.replace(/\p{L}*standardtime|utc/giu, ' ')
			.trim(),
	);
	if (code !== null) return code;
	const words = file
		.replace(/(?<=\p{L})(?=\d{4})/gu, ' ')
		.replace(/\b(?!(?:19|20)\d{2}\b)\d+|[._-]+/gu, ' ')
		.replace(/\bserie([a-d])\b/giu, 'serie $1')
		.replace(/\bcopadobrasil\b/giu, 'copa do brasil')
		.replace(/\bclubworldcup\b/giu, 'club world cup')
		.replace(/\bworldcup\b/giu, 'world cup')
		.replace(EMPTY_WORDS, ' ')
		.replace(/\s+/gu, ' ')
		.trim();
	return /\p{L}{4}/u.test(words) ? words : null;
}

/**
 * A competition title from a file name: 'brasileirao-seriea.txt' → 'brasileirao serie a',
 * 'worldcup2026.ics' → 'world cup 2026', 'de.1.csv' → the German league. Falls back to the folder
 * name when the file name is generic ('season-2324.csv'). Null when neither helps.
 */
export function titleOfPath(path: string): string | null {
	const [file = '', folder = ''] = path.split(/[/\\]/u).toReversed();
	return titleOfPart(file) ?? (folder === '' ? null : titleOfPart(folder));
}

/** The qualifiers of a national teams' tournament are a separate competition. */
function isQualifying(title: string, entryName: string): boolean {
	const words = /\bqualif|\bquali\b|eliminat/iu;
	return (
		words.test(title) &&
		!words.test(entryName) &&
		/\b(?:copa do mundo|eurocopa|copa am[eé]rica)\b/iu.test(entryName)
	);
}

/**
 * The origin of a title: the country that a source gives separately, or else the one that the title
 * names.
 */
type Origin = { land: string | null; hint: CountryHint | null; country: string | null };

function originOf(
	title: string,
	area: string | null | undefined,
	{ countryOfName }: ReadingContext,
): Origin {
	const land = area && !isRegion(area) ? area : null;
	const hint = (land ? countryOf(land) : null) ?? countryOf(title);
	// The country may be known although the zone of its league is not.
	const country = hint?.country ?? (land === null ? null : (countryOfName?.(land) ?? null));
	return { land, hint, country };
}

/** Whether a competition of `country` (null: several) contradicts the origin of a title. */
function isElsewhere(country: string | null, origin: Origin): boolean {
	if (origin.land !== null) return country !== (origin.country ?? '');
	return origin.country !== null && country !== null && country !== origin.country;
}

/**
 * Finds the competition that a title names. Rejects namesakes of other countries: 'Italian Serie B'
 * is not the Brazilian one. In that case only the country and its league's zone are known. `area`:
 * the country or region that a source gives separately. For a country, only its own competitions
 * match.
 */
export function resolveCompetition(
	title: string,
	context: ReadingContext,
	area?: string | null,
): ResolvedCompetition {
	const origin = originOf(title, area, context);
	const { hint, country } = origin;
	const hints = country === null ? {} : { country };
	for (const variant of variants(title, area ?? '')) {
		const found = context.competitions.resolve(variant, hints);
		const name = found.name ?? '';
		if (found.id === null || isOtherEdition(name, title) || isQualifying(title, name)) continue;
		const known = context.competitionById(found.id);
		if (!isElsewhere(known?.country ?? null, origin))
			return { competitionId: found.id, zone: known?.zone ?? null, hint };
	}
	const open = context.competitions.resolve(withoutSeason(title), hints);
	return { competitionId: null, zone: null, hint, candidates: open.candidates.map(({ id }) => id) };
}

/**
 * 'Série A' between two clubs of one country means that country's competition; null when the sides
 * do not decide.
 */
export function competitionOfSides(
	found: ResolvedCompetition,
	countries: readonly (string | null)[],
	context: ReadingContext,
): string | null {
	const [country] = countries;
	if (!country || countries.some((other) => other !== country)) return null;
	const there = (found.candidates ?? []).filter(
		(id) => context.competitionById(id)?.country === country,
	);
	return there.length === 1 ? (there[0] ?? null) : null;
}
