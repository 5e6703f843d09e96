import { GUIDE_ZONE } from '#core/site/dates.ts';

/**
 * Zones that depend on the game: that of its ground, and that of the hours that its league
 * publishes.
 */
export const PLACE = '@place';
export const LEAGUE = '@league';
/** 'Your local time': the reader's zone, which no document states. */
export const READER = '@reader';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Words for an hour in Portuguese, Spanish, English, French, Italian and German, after `normalize`.
 */
export const HOUR_WORDS = set(
	'hora horas horario horarios fuso huso time times timezone kickoff kickoffs ko clock heure heures horaire horaires fuseau ora ore orario orari zeit zeiten uhrzeit uhrzeiten uhr anstoss anstosszeit anstosszeiten anpfiff zeitzone',
);

/** In Portuguese, 'Times da Espanha' are teams: only English link words may follow these. */
export const ENGLISH_HOUR_WORDS = set('time times timezone kickoff kickoffs ko clock');
const ENGLISH_LINKS =
	'the of in at on are is all shown given listed displayed official standard summer daylight zone kick off per';

/** Words that may come between an hour word and the place whose hour it is. */
export const LINK_WORDS: Readonly<Record<'english' | 'any', ReadonlySet<string>>> = {
	english: set(ENGLISH_LINKS),
	any: set(
		`${ENGLISH_LINKS} a o as os de da do das dos em no na nos nas pelo pela ao aos oficial oficiais sao todo todos toda todas conforme segundo seguem indicado indicados informados el la los las del al en son segun peninsular le les l d du des sont est toutes tous officielle donnees indiquees affichees il lo gli i della dello di dell sono ufficiale tutti tutte nel indicati legale der die das den dem nach sind ist alle angegeben offizielle`,
	),
};

/**
 * 'Horários dos jogos da Espanha' are games of Spain; 'Horários dos jogos são da Espanha' are
 * Spanish hours.
 */
export const GAME_WORDS = set(
	'jogos partidas partidos matches games fixtures matchs rencontres partite gare spiele',
);
export const BEING_WORDS = set('sao son are sont sono sind seguem in conforme segun segundo');

/** Read as a clock only in capitals: they are ordinary words, too. */
export const ONLY_CAPITALS = set(
	'et est edt ct cdt pst pdt pt mt ms ac ro rr df wet west z art pet cot clt ast trt hec',
);

/**
 * Places and clocks that hours are named after, after `normalize`, in the same six languages. A
 * word for several clocks has several zones: where they give different instants, the operator
 * decides.
 */
const WORDS: readonly (readonly [zones: readonly string[], words: string])[] = [
	[
		[GUIDE_ZONE],
		'brasilia|brasilia df|bsb|brt|brasil|brazil|bresil|brasile|brasilien|brasileira|brasileiro|brasilena|brasileno|brazilian|bresilienne|brasiliana|brasilianische|brasilianischer|sao paulo|rio de janeiro|df',
	],
	[['America/Campo_Grande'], 'mato grosso do sul|campo grande|ms'],
	[['America/Cuiaba'], 'mato grosso|cuiaba'],
	[['America/Cuiaba', 'America/Denver'], 'mt'],
	[['America/Manaus'], 'manaus|amazonas'],
	[['America/Rio_Branco'], 'acre|rio branco|ac'],
	[['America/Porto_Velho'], 'rondonia|porto velho|ro'],
	[['America/Boa_Vista'], 'roraima|boa vista|rr'],
	[['America/Noronha'], 'fernando de noronha|noronha'],
	[
		['Europe/Lisbon'],
		'lisboa|lisbon|lisbonne|lisbona|lissabon|portugal|portugal continental|portogallo|portuguesa|portugues|portuguese|portugaise|portoghese|portugiesische|portugiesischer',
	],
	[['Europe/Lisbon', 'America/Los_Angeles'], 'pt'],
	[['Atlantic/Azores'], 'acores|azores|ponta delgada'],
	[
		['Europe/London'],
		'uk|u k|united kingdom|great britain|britain|british|british summer|england|english|londres|london|londra|londoner|inglaterra|inglesa|angleterre|anglaise|inghilterra|inglese|englische|englischer|reino unido|royaume uni|regno unito|grossbritannien|gran bretana|gra bretanha|britanica|britannique|britannica|britische|britischer',
	],
	// Summer or winter abbreviations are used all year round: the operator decides.
	[['UTC', 'Europe/London'], 'gmt|greenwich|greenwich mean'],
	[['+01:00', 'Europe/London'], 'bst'],
	[['+00:00', 'Europe/Lisbon'], 'wet'],
	[['+01:00', 'Europe/Lisbon'], 'west'],
	[['+01:00', 'Europe/Madrid'], 'cet|mez'],
	[['+02:00', 'Europe/Madrid'], 'cest|mesz'],
	[['-05:00', 'America/New_York'], 'est'],
	[['-04:00', 'America/New_York'], 'edt'],
	[['-05:00', 'America/Chicago'], 'cdt'],
	[['-08:00', 'America/Los_Angeles'], 'pst'],
	[['-07:00', 'America/Los_Angeles'], 'pdt'],
	[
		['UTC'],
		'utc|z|zulu|universal|tempo universal|temps universel|tiempo universal|weltzeit|coordinated universal',
	],
	[['Europe/Dublin'], 'ireland|irish|dublin|irlanda|irlande|irland'],
	[
		['Europe/Madrid'],
		'madrid|espanha|espana|spain|espagne|spagna|spanien|spanish|espanola|espanhola|espagnole|spagnola|spanische|spanischer|peninsular|hec|central european|europa central|europeia central|europe centrale|europa centrale|mitteleuropaische|mitteleuropaischer',
	],
	[['Atlantic/Canary'], 'canarias|canarias|canary islands|ilhas canarias'],
	[
		['Europe/Paris'],
		'paris|parigi|franca|france|francia|frankreich|french|francesa|francaise|francese|franzosische|franzosischer|parisienne',
	],
	[
		['Europe/Rome'],
		'roma|rome|rom|italia|italy|italie|italien|italian|italiana|italienne|italienische|italienischer',
	],
	[
		['Europe/Berlin'],
		'berlin|berlim|berlino|alemanha|alemania|germany|allemagne|germania|deutschland|german|alema|alemana|allemande|tedesca|deutsche|deutscher',
	],
	[['Europe/Amsterdam'], 'amsterdam|holanda|netherlands|pays bas|paesi bassi|niederlande|dutch'],
	[
		['Europe/Brussels'],
		'brussels|bruxelas|bruxelles|bruselas|brussel|belgica|belgium|belgique|belgio|belgien',
	],
	[
		['Europe/Zurich'],
		'zurich|zurique|suica|suiza|switzerland|suisse|svizzera|schweiz|schweizer|nyon',
	],
	[['Europe/Vienna'], 'wien|viena|vienna|vienne|austria|autriche|osterreich'],
	[['Europe/Istanbul'], 'istambul|estambul|istanbul|turquia|turkey|turquie|turchia|turkei|trt'],
	[
		['Europe/Athens'],
		'atenas|athens|athenes|atene|athen|grecia|greece|grece|griechenland|eet|eest',
	],
	[['Europe/Moscow'], 'moscou|moscow|moscu|moscou|mosca|moskau|msk|moscovo'],
	[
		['America/Argentina/Buenos_Aires'],
		'buenos aires|argentina|argentine|argentinien|argentino|art',
	],
	[['America/Montevideo'], 'montevideo|montevideu|uruguai|uruguay|uyt'],
	[['America/Asuncion'], 'assuncao|asuncion|paraguai|paraguay'],
	[['America/Santiago'], 'santiago|chile|chili|cile|clt'],
	[['America/Bogota'], 'bogota|colombia|colombie|kolumbien|cot'],
	[['America/Lima'], 'lima|peru|perou|pet'],
	[['America/Guayaquil'], 'quito|guayaquil|equador|ecuador|equateur'],
	[['America/La_Paz'], 'la paz|bolivia|bolivie|bolivien'],
	[['America/Caracas'], 'caracas|venezuela'],
	[
		['America/Mexico_City'],
		'cidade do mexico|ciudad de mexico|mexico city|mexico|mexique|messico|mexiko|cdmx|centro de mexico',
	],
	[
		['America/New_York'],
		'new york|nova york|nova iorque|nueva york|eastern|eastern us|us eastern|et|miami|toronto',
	],
	[['America/Chicago'], 'us central|ct|chicago'],
	[['America/Los_Angeles'], 'pacific|us pacific|los angeles'],
	[['Asia/Tokyo'], 'tokyo|toquio|tokio|japan|japao|japon|giappone|jst'],
	[['Asia/Riyadh'], 'riad|riyadh|riade|arabia saudita|saudi arabia|mecca|ast'],
	[['Asia/Qatar'], 'doha|catar|qatar'],
	[['Africa/Luanda'], 'luanda|angola'],
	[['Africa/Maputo'], 'maputo|mocambique'],
	[
		[PLACE],
		'local|locais|locale|locales|locali|lokal|lokale|lokaler|ortszeit|ort|estadio|stadium|venue|locaux|lieu|sede',
	],
	[
		[READER],
		'your|your local|your own|seu|seu fuso|seu pais|sua|sua regiao|tu|tu pais|tu zona|su|su pais|votre|ta|vostra|tua|tuo|ihre|ihrer|deine|deiner|my|user|browser',
	],
];

/** The zones of a word or phrase that names an hour; undefined for any other. */
export const ZONES_OF_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
	WORDS.flatMap(([zones, words]) => words.split('|').map((word) => [word, zones] as const)),
);

/** Length of the longest phrase above, in words. */
export const LONGEST_PHRASE = Math.max(
	...[...ZONES_OF_WORDS.keys()].map((phrase) => phrase.split(' ').length),
);

/** Clocks recognised by their name alone in running text; a place needs an hour word beside it. */
export const CLOCK_NAMES = set(
	'utc gmt bst cet cest mez mesz brt edt est pst pdt cdt jst msk wet eet eest ortszeit',
);
