import { normalize } from './normalize.ts';

/** A competition's name in parts: who plays, where, and the rest of the name. */
export type CompetitionShape = {
	/** The name in comparable form, without season. */
	normal: string;
	/** The distinctive words in order, without links, sponsors, audience and country. */
	key: string;
	gender: 'm' | 'f';
	/** 'adulto' or 'sub-20'. */
	ageGroup: string;
	/** Code of the country in the name itself ('English Premier League'), or null. */
	country: string | null;
	/** Year or first year of the season in the text, or null. */
	year: number | null;
};

const SEASON =
	/\s*[-–,(]?\s*\b((?:19|20)\d{2})(?:\s*[-/–]\s*(?:19|20)\d{2}|[-/–]\d{2}(?![ªº°\d]))?(?!\d)\)?/u;
const SHORT_SEASON = /\s*\b\d{2}\s*\/\s*\d{2}\b/u;
/** Rounds and stages, after a separator or in parentheses, and everything after them. */
const STAGE =
	/\s*(?:[-–—|:;,·(]\s*|\s)(?:\d{1,2}[ªaº°.]*\s*(?:rodada|fase|round|jornada|jornada)|(?:rodada|round|matchday|jornada|fase)\s*(?:de grupos|final|preliminar|\d+)?|(?:\d+(?:avos)?\s*(?:de|-avos de)\s*final)|16-avos.*|oitavas|quartas|semi-?fina\w*|(?:grande )?final|finais|jogos? d[ae] (?:ida|volta)|jogo [úu]nico|repescagem|play-?offs?|grupo [a-z0-9]|group [a-z0-9]|1[ªº] turno|2[ªº] turno|quali\w*)\b.*$/iu;
const WOMEN =
	/\b(?:feminin[oa]s?|fem|femenin[oa]s?|feminine?|femminile|women|womens|frauen|ladies)\b/;
const AGE = /\b(?:sub|under|u)\s*(\d{2})s?\b/;
const JUNIORS = /\bjuniores\b/;

/** Without 'a': it names a division ('Série A'). */
const LINKS = new Set('de da do das dos del di della of the e and y la el en em'.split(' '));
const MARKED_WOMEN = /[([]\s*[fw]\s*[)\]]/iu;
/** Owners and general words that listings add or omit. */
const OPTIONAL = new Set(
	'conmebol uefa futebol football futbol fotball profissional masculino masculina adulto men mens'.split(
		' ',
	),
);
/** Current sponsors; a name that consists of one keeps it. */
const SPONSORS = new Set(
	'betano superbet sicredi betclic enilive tim novibet kia assai petrobras intelbras chevrolet itaipava santander smartbank hypermotion mcdonalds uber eats trendyol barclays'.split(
		' ',
	),
);

const COUNTRIES: readonly (readonly [code: string, words: RegExp])[] = [
	['ENG', /\b(?:england|english|inglaterra|ingles[ae]?)\b/],
	['ITA', /\b(?:italy|italian|italia|italian[oa])\b/],
	['ESP', /\b(?:spain|spanish|espanha|espanhola?)\b/],
	['GER', /\b(?:germany|german|deutsche|alemanha|alema)\b/],
	['FRA', /\b(?:france|french|franca|francesa?)\b/],
	['POR', /\b(?:portugal|portuguese|portuguesa)\b/],
	['NED', /\b(?:netherlands|dutch|holanda|holandesa)\b/],
	['BEL', /\b(?:belgium|belgian|belgica)\b/],
	['TUR', /\b(?:turkey|turkish|turquia)\b/],
	['SCO', /\b(?:scotland|scottish|escocia)\b/],
	['AUT', /\b(?:austria|austrian|austriaca?)\b/],
	['SUI', /\b(?:switzerland|swiss|suica)\b/],
	['GRE', /\b(?:greece|greek|grecia|grega)\b/],
	['RUS', /\b(?:russia|russian|russa)\b/],
	['UKR', /\b(?:ukraine|ukrainian|ucrania|ucraniana)\b/],
	['ARG', /\b(?:argentina|argentine|argentinian)\b/],
	['URU', /\b(?:uruguay|uruguai|uruguayan?)\b/],
	['CHI', /\b(?:chile|chilean)\b/],
	['COL', /\b(?:colombia|colombian)\b/],
	['PAR', /\b(?:paraguay|paraguai|paraguayan)\b/],
	['PER', /\b(?:peru|peruvian)\b/],
	['ECU', /\b(?:ecuador|equador|ecuadorian)\b/],
	['BOL', /\b(?:bolivia|bolivian)\b/],
	['VEN', /\b(?:venezuela|venezuelan)\b/],
	['MEX', /\b(?:mexico|mexican)\b/],
	['USA', /\b(?:eua|usa|estados unidos|american)\b/],
	['KSA', /\b(?:saudi|arabia saudita|saudita)\b/],
	['JPN', /\b(?:japan|japanese|japao)\b/],
	['BR', /\b(?:brazil|brazilian|brasil|brasileir[ao]|brasileirao)\b/],
	['EGY', /\b(?:egypt|egyptian|egito)\b/],
	['KEN', /\b(?:kenya|kenyan|fkf)\b/],
];

/** A title without season, round or stage: 'Série B 2026 - 35ª rodada' is 'Série B'. */
export function withoutOccasion(text: string): { text: string; year: number | null } {
	const year = SEASON.exec(text)?.[1];
	const bare = text.replace(SEASON, ' ').replace(SHORT_SEASON, ' ').trim();
	const named = bare.replace(STAGE, '').trim();
	return { text: named === '' ? bare : named, year: year === undefined ? null : Number(year) };
}

function countryIn(normal: string): { country: string | null; rest: string } {
	const named = COUNTRIES.filter(([, words]) => words.test(normal));
	const [country, words] = (named.length === 1 && named[0]) || [null, null];
	return { country, rest: words ? normal.replace(words, ' ') : normal };
}

function keyOf(normal: string): string {
	const words = normal.split(' ').filter((word) => word !== '' && !LINKS.has(word));
	const kept = words.filter((word) => !OPTIONAL.has(word) && !SPONSORS.has(word));
	return (kept.length > 0 ? kept : words).join(' ');
}

/** Splits a competition's name into its parts. */
export function competitionShape(text: string): CompetitionShape & { keyWithoutCountry: string } {
	const { text: named, year } = withoutOccasion(text);
	const normal = normalize(named);
	const age = AGE.exec(normal)?.[1];
	const bare = normalize(named.replace(MARKED_WOMEN, ' '))
		.replace(WOMEN, ' ')
		.replace(AGE, ' ')
		.replace(JUNIORS, ' ');
	const { country, rest } = countryIn(bare);
	return {
		normal,
		key: keyOf(bare),
		keyWithoutCountry: keyOf(rest),
		gender: WOMEN.test(normal) || MARKED_WOMEN.test(named) ? 'f' : 'm',
		ageGroup: age ? `sub-${age}` : JUNIORS.test(normal) ? 'sub-20' : 'adulto',
		country,
		year,
	};
}
