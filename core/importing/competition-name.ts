import { type CountryHint, countryOf } from './country-zone.ts';
import type { ReadingContext } from './reading-context.ts';

/** A competition as the document names it, and what could be made of it. */
export type ResolvedCompetition = {
	competitionId: string | null;
	zone: string | null;
	hint: CountryHint | null;
	/** Competitions of this name, where it is the name of several. */
	candidates?: readonly string[];
};

const SEASON = /\s*[-–,(]?\s*\b(?:1[89]|20)\d{2}(?:\s*[-/–]\s*(?:(?:1[89]|20)\d{2}|\d{2}))?\b\)?/gu;

/** How the usual English and Spanish titles of fixture files are called in Portuguese. Facts of naming, not of the guide's own data. */
const TITLES: Readonly<Record<string, string>> = {
	'liga italiana': 'Campeonato Italiano',
	'liga inglesa': 'Campeonato Inglês',
	'liga espanhola': 'Campeonato Espanhol',
	'liga francesa': 'Campeonato Francês',
	'liga alema': 'Campeonato Alemão',
	'world cup': 'Copa do Mundo',
	'fifa world cup': 'Copa do Mundo',
	'club world cup': 'Copa do Mundo de Clubes',
	'fifa club world cup': 'Copa do Mundo de Clubes',
	'brasileiro serie a': 'Campeonato Brasileiro Série A',
	'brasileiro serie b': 'Campeonato Brasileiro Série B',
	'brasileiro serie c': 'Campeonato Brasileiro Série C',
	'brasileiro serie d': 'Campeonato Brasileiro Série D',
	'brazil serie a': 'Campeonato Brasileiro Série A',
	'brazil serie b': 'Campeonato Brasileiro Série B',
	'copa sudamericana': 'Copa Sul-Americana',
	'uefa champions league': 'Champions League',
	'uefa europa league': 'Liga Europa',
	'uefa conference league': 'Liga Conferência',
	'uefa europa conference league': 'Liga Conferência',
	'english premier league': 'Campeonato Inglês',
	'english championship': 'Championship',
	'english fa cup': 'Copa da Inglaterra',
	'english efl cup': 'Copa da Liga Inglesa',
	'english league cup': 'Copa da Liga Inglesa',
	'spain primera division': 'Campeonato Espanhol',
	'spanish primera division': 'Campeonato Espanhol',
	'spain segunda division': 'LaLiga 2',
	'spain copa del rey': 'Copa do Rei',
	'deutsche bundesliga': 'Campeonato Alemão',
	'german bundesliga': 'Campeonato Alemão',
	'italian serie a': 'Campeonato Italiano',
	'french ligue 1': 'Campeonato Francês',
	'portuguese primeira liga': 'Campeonato Português',
	'portugal primeira liga': 'Campeonato Português',
	'dutch eredivisie': 'Campeonato Holandês',
	'belgium first division a': 'Campeonato Belga',
	'belgian pro league': 'Campeonato Belga',
	'turkish super lig': 'Campeonato Turco',
	'scottish premiership': 'Campeonato Escocês',
	'greek super league': 'Campeonato Grego',
	'russian premier league': 'Campeonato Russo',
	'argentina primera division': 'Campeonato Argentino',
	'colombia primera a': 'Campeonato Colombiano',
	'paraguay primera division': 'Campeonato Paraguaio',
	'uruguay primera division': 'Campeonato Uruguaio',
	'chile primera division': 'Campeonato Chileno',
	'peru primera division': 'Campeonato Peruano',
	'ecuador primera a': 'Campeonato Equatoriano',
	'mexico primera division': 'Campeonato Mexicano',
	'mexican primera division': 'Campeonato Mexicano',
	'concacaf champions cup': 'Copa dos Campeões da Concacaf',
	'japan j1 league': 'Campeonato Japonês',
};

/** Names in scripts that no alias of ours is written in. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [[/世界[杯盃]|чемпионат мира|^ЧМ[\s-]/iu, 'Copa do Mundo']];

function plain(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/\s+/g, ' ')
		.trim();
}

/** A title without its season: 'Premier League 2025/26' is 'Premier League'. */
export function withoutSeason(title: string): string {
	const bare = title.replace(SEASON, ' ').replace(/\s+/g, ' ').trim();
	return bare === '' ? title.trim() : bare;
}

/** 'Série D do Campeonato Brasileiro' is the 'Campeonato Brasileiro Série D'. */
export function seriesLast(title: string): string {
	return title.replace(/^(s[ée]rie [a-d])\s+d[oa]\s+(.+)$/iu, '$2 $1');
}

function variants(title: string, area: string): string[] {
	const bare = withoutSeason(title);
	const head = bare.split(/\s+[-–—|:]\s+/)[0] ?? bare;
	const foreign = FOREIGN.find(([words]) => words.test(title))?.[1];
	const inArea = area === '' ? undefined : TITLES[plain(`${area} ${bare}`)];
	const names = [foreign, inArea, TITLES[plain(bare)], bare, seriesLast(bare), TITLES[plain(head)], head];
	return [...new Set(names.filter((name): name is string => name !== undefined && name !== ''))];
}

/** An entry of one edition ('Copa do Mundo FIFA 2026') is not the competition of another year's file. */
function isOtherEdition(entryName: string, title: string): boolean {
	const edition = /\b(?:19|20)\d{2}\b/.exec(entryName)?.[0];
	const year = /\b(?:19|20)\d{2}\b/.exec(title)?.[0];
	return edition !== undefined && year !== undefined && edition !== year;
}

/** Words of a file's name that say nothing of what is played. */
const EMPTY_WORDS =
	/\b(?:\p{Lu}?\p{L}*standard ?time|utc|gmt|fixtures?|season|matches|match|jogos?|tabela|calendario|calendar|schedule|results?|data|dados|datasets?|full|completo|cleaned|export|planilha|games?|public|docs|test|cache|temporada|eventos?|files?|csv|json|ics|agenda)\b/giu;

/** Codes by which football-data sets name their files: 'de.1', 'br.2'. */
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
	const [, code = '', level = '1'] = /^([a-z]{2,3})(?: ([1-4]))?$/u.exec(words.toLowerCase()) ?? [];
	return FILE_CODES[level === '1' ? code : `${code} ${level}`] ?? null;
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
 * A file's own name as a title: 'brasileirao-seriea.txt' is 'brasileirao serie a', 'worldcup2026.ics' is 'world cup 2026', 'de.1.csv' the
 * German league; of a name that says nothing ('season-2324.csv') its folder's. Null when neither says anything.
 */
export function titleOfPath(path: string): string | null {
	const [file = '', folder = ''] = path.split(/[/\\]/u).toReversed();
	return titleOfPart(file) ?? (folder === '' ? null : titleOfPart(folder));
}

/** The qualifying games of a national sides' tournament are a competition of their own. */
function isQualifying(title: string, entryName: string): boolean {
	const words = /\bqualif|\bquali\b|eliminat/iu;
	return words.test(title) && !words.test(entryName) && /\b(?:copa do mundo|eurocopa|copa am[eé]rica)\b/iu.test(entryName);
}

/**
 * Finds the competition that a title names. A namesake of another country ('Italian Serie B' is not the Brazilian one) is
 * refused; then only the country, and with it the zone of its league, is known. `area`: the country where a source gives it apart.
 */
export function resolveCompetition(title: string, context: ReadingContext, area?: string | null): ResolvedCompetition {
	const hint = (area ? countryOf(area) : null) ?? countryOf(title);
	for (const variant of variants(title, area ?? '')) {
		const found = context.competitions.resolve(variant, hint ? { country: hint.country } : {});
		const name = found.name ?? '';
		if (found.id === null || isOtherEdition(name, title) || isQualifying(title, name)) continue;
		const known = context.competitionById(found.id);
		if (hint && known?.country && known.country !== hint.country) continue;
		return { competitionId: found.id, zone: known?.zone ?? null, hint };
	}
	const open = context.competitions.resolve(withoutSeason(title), hint ? { country: hint.country } : {});
	return { competitionId: null, zone: null, hint, candidates: open.candidates.map(({ id }) => id) };
}

/** 'Série A' between two clubs of one country is that country's; null where the sides do not decide. */
export function competitionOfSides(
	found: ResolvedCompetition,
	countries: readonly (string | null)[],
	context: ReadingContext,
): string | null {
	const [country] = countries;
	if (!country || countries.some((other) => other !== country)) return null;
	const there = (found.candidates ?? []).filter((id) => context.competitionById(id)?.country === country);
	return there.length === 1 ? (there[0] ?? null) : null;
}
