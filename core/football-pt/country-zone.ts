/** A country named in a competition, and the zone in which its league states local hours. */
export type CountryHint = { country: string; zone: string };

/**
 * Codes as in the competition data. A country with several zones has that of its league's head
 * office.
 */
const COUNTRIES: readonly (readonly [country: string, zone: string, words: RegExp])[] = [
	['BR', 'America/Sao_Paulo', /\b(?:brasil\w*|brazil\w*|brasileir\w*)/],
	['ENG', 'Europe/London', /\b(?:england|english|efl)\b/],
	['SCO', 'Europe/London', /\b(?:scotland|scottish)\b/],
	['WAL', 'Europe/London', /\b(?:wales|welsh)\b/],
	['NIR', 'Europe/London', /\bnorthern irish\b|\bnorthern ireland\b/],
	['IRL', 'Europe/Dublin', /\b(?:ireland|irish)\b/],
	['GER', 'Europe/Berlin', /\b(?:deutsch\w*|german\w*|dfb)\b/],
	['AUT', 'Europe/Vienna', /\b(?:austria\w*|osterreich\w*)\b/],
	['SUI', 'Europe/Zurich', /\b(?:switzerland|swiss|schweiz\w*)\b/],
	['ESP', 'Europe/Madrid', /\b(?:spain|spanish|espan\w*)\b/],
	['POR', 'Europe/Lisbon', /\b(?:portug\w*)\b/],
	['ITA', 'Europe/Rome', /\b(?:ital\w*|coppa italia)\b/],
	['FRA', 'Europe/Paris', /\b(?:france|french|francais\w*)\b/],
	['NED', 'Europe/Amsterdam', /\b(?:netherlands|dutch|eredivisie)\b/],
	['BEL', 'Europe/Brussels', /\b(?:belg\w*)\b/],
	['TUR', 'Europe/Istanbul', /\b(?:turk\w*)\b/],
	['GRE', 'Europe/Athens', /\b(?:greece|greek)\b/],
	['CYP', 'Asia/Nicosia', /\b(?:cyprus|cypriot)\b/],
	['POL', 'Europe/Warsaw', /\b(?:poland|polish)\b/],
	['CZE', 'Europe/Prague', /\b(?:czech\w*|ceska)\b/],
	['SVK', 'Europe/Bratislava', /\b(?:slovak\w*)\b/],
	['SVN', 'Europe/Ljubljana', /\b(?:sloveni\w*)\b/],
	['HUN', 'Europe/Budapest', /\b(?:hungar\w*)\b/],
	['DEN', 'Europe/Copenhagen', /\b(?:denmark|danish)\b/],
	['SWE', 'Europe/Stockholm', /\b(?:sweden|swedish|allsvenskan)\b/],
	['NOR', 'Europe/Oslo', /\b(?:norway|norwegian)\b/],
	['FIN', 'Europe/Helsinki', /\b(?:finland|finnish|veikkausliiga)\b/],
	['ISL', 'Atlantic/Reykjavik', /\b(?:iceland\w*)\b/],
	['RUS', 'Europe/Moscow', /\b(?:russia\w*)\b/],
	['UKR', 'Europe/Kyiv', /\b(?:ukrain\w*)\b/],
	['CRO', 'Europe/Zagreb', /\b(?:croatia\w*)\b/],
	['SRB', 'Europe/Belgrade', /\b(?:serbia\w*)\b/],
	['ROU', 'Europe/Bucharest', /\b(?:romania\w*)\b/],
	['BUL', 'Europe/Sofia', /\b(?:bulgaria\w*)\b/],
	['ISR', 'Asia/Jerusalem', /\b(?:israel\w*)\b/],
	['ARG', 'America/Argentina/Buenos_Aires', /\b(?:argentin\w*)\b/],
	['URU', 'America/Montevideo', /\b(?:urugua\w*)\b/],
	['PAR', 'America/Asuncion', /\b(?:paragua\w*)\b/],
	['CHI', 'America/Santiago', /\b(?:chile\w*)\b/],
	['COL', 'America/Bogota', /\b(?:colombia\w*)\b/],
	['PER', 'America/Lima', /\b(?:peru\w*)\b/],
	['ECU', 'America/Guayaquil', /\b(?:ecuador\w*)\b/],
	['BOL', 'America/La_Paz', /\b(?:bolivia\w*)\b/],
	['VEN', 'America/Caracas', /\b(?:venezuela\w*|venezolan\w*)\b/],
	['MEX', 'America/Mexico_City', /\b(?:mexic\w*|liga mx)\b/],
	['CRC', 'America/Costa_Rica', /\b(?:costa rica\w*)\b/],
	[
		'USA',
		'America/New_York',
		/\b(?:major league soccer|mls|nwsl|usl|u\.s\. open cup|usa|united states)\b/,
	],
	['CAN', 'America/Toronto', /\b(?:canad\w*)\b/],
	['JPN', 'Asia/Tokyo', /\b(?:japan\w*|j\.?league|j1)\b/],
	['KOR', 'Asia/Seoul', /\b(?:korea\w*|k league)\b/],
	['CHN', 'Asia/Shanghai', /\b(?:china|chinese)\b/],
	['KSA', 'Asia/Riyadh', /\b(?:saudi)\b/],
	['QAT', 'Asia/Qatar', /\b(?:qatar)\b/],
	['AUS', 'Australia/Sydney', /\b(?:australia\w*)\b/],
	['EGY', 'Africa/Cairo', /\b(?:egypt\w*)\b/],
	['MAR', 'Africa/Casablanca', /\b(?:morocc\w*|botola)\b/],
	['ALG', 'Africa/Algiers', /\b(?:algeria\w*)\b/],
	['RSA', 'Africa/Johannesburg', /\b(?:south africa\w*)\b/],
	['NGA', 'Africa/Lagos', /\b(?:nigeria\w*)\b/],
	['KEN', 'Africa/Nairobi', /\b(?:kenya\w*|fkf)\b/],
	// UEFA states the hours of its competitions in Central European time.
	['UEFA', 'Europe/Zurich', /\b(?:uefa)\b/],
];

/** The zone of each country by its code in the competition data. */
export const COUNTRY_ZONES: ReadonlyMap<string, string> = new Map(
	COUNTRIES.map(([country, zone]) => [country, zone]),
);

/**
 * The country in a competition's name ('English League One', 'Deutsche 3. Liga'); null where it
 * names none or several.
 */
export function countryOf(competition: string): CountryHint | null {
	const plain = competition
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase();
	const found = COUNTRIES.filter(([, , words]) => words.test(plain));
	const only = found.length === 1 ? found[0] : undefined;
	return only ? { country: only[0], zone: only[1] } : null;
}

/** What services write instead of a country for international competitions. */
const REGIONS = new Set([
	'world',
	'international',
	'europe',
	'south america',
	'asia',
	'africa',
	'north america',
	'oceania',
]);

/** Whether a source's "country" of a competition is a region of the world. */
export function isRegion(area: string): boolean {
	return REGIONS.has(area.trim().toLowerCase());
}
