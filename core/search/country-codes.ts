/**
 * Country abbreviations after a club's name in Brazilian and international listings, mapped to
 * codes of the reference data.
 */
const CODES: Readonly<Record<string, string>> = {
	ARG: 'ARG',
	URU: 'URU',
	URY: 'URU',
	PAR: 'PAR',
	PRY: 'PAR',
	CHI: 'CHI',
	CHL: 'CHI',
	COL: 'COL',
	EQU: 'ECU',
	ECU: 'ECU',
	PER: 'PER',
	BOL: 'BOL',
	VEN: 'VEN',
	BRA: 'BR',
	MEX: 'MEX',
	EUA: 'USA',
	USA: 'USA',
	CAN: 'CAN',
	CRC: 'CRC',
	HON: 'HON',
	PAN: 'PAN',
	GUA: 'GUA',
	JAM: 'JAM',
	SLV: 'SLV',
	ING: 'ENG',
	ENG: 'ENG',
	ESP: 'ESP',
	ITA: 'ITA',
	ALE: 'GER',
	GER: 'GER',
	DEU: 'GER',
	FRA: 'FRA',
	POR: 'POR',
	PRT: 'POR',
	HOL: 'NED',
	NED: 'NED',
	BEL: 'BEL',
	TUR: 'TUR',
	GRE: 'GRE',
	ESC: 'SCO',
	SCO: 'SCO',
	IRL: 'IRL',
	NIR: 'NIR',
	WAL: 'WAL',
	SUI: 'SUI',
	AUT: 'AUT',
	CZE: 'CZE',
	TCH: 'CZE',
	CRO: 'CRO',
	SRB: 'SRB',
	SER: 'SRB',
	DIN: 'DEN',
	DEN: 'DEN',
	NOR: 'NOR',
	SUE: 'SWE',
	SWE: 'SWE',
	FIN: 'FIN',
	ISL: 'ISL',
	POL: 'POL',
	UCR: 'UKR',
	UKR: 'UKR',
	RUS: 'RUS',
	ROM: 'ROU',
	ROU: 'ROU',
	HUN: 'HUN',
	BUL: 'BUL',
	CHP: 'CYP',
	CYP: 'CYP',
	AZE: 'AZE',
	CAZ: 'KAZ',
	KAZ: 'KAZ',
	ISR: 'ISR',
	SVK: 'SVK',
	SVN: 'SVN',
	BIH: 'BIH',
	MNE: 'MNE',
	MKD: 'MKD',
	ALB: 'ALB',
	KOS: 'KOS',
	GEO: 'GEO',
	ARM: 'ARM',
	BLR: 'BLR',
	LUX: 'LUX',
	EST: 'EST',
	LVA: 'LVA',
	LTU: 'LTU',
	MLT: 'MLT',
	AND: 'AND',
	GIB: 'GIB',
	FRO: 'FRO',
	SMR: 'SMR',
	MDA: 'MDA',
	SAU: 'KSA',
	KSA: 'KSA',
	ARS: 'KSA',
	EAU: 'UAE',
	UAE: 'UAE',
	CAT: 'QAT',
	QAT: 'QAT',
	JAP: 'JPN',
	JPN: 'JPN',
	KOR: 'KOR',
	CHN: 'CHN',
	AUS: 'AUS',
	NZL: 'NZL',
	EGI: 'EGY',
	EGY: 'EGY',
	MAR: 'MAR',
	TUN: 'TUN',
	ALG: 'ALG',
	RSA: 'RSA',
	AFS: 'RSA',
	NGA: 'NGA',
	CMR: 'CMR',
	IRN: 'IRN',
	IRQ: 'IRQ',
	UZB: 'UZB',
};

/**
 * Country names in parentheses after a club's name, normalised, in Portuguese, Spanish and English.
 */
const NAMES: Readonly<Record<string, string>> = {
	argentina: 'ARG',
	uruguai: 'URU',
	uruguay: 'URU',
	paraguai: 'PAR',
	paraguay: 'PAR',
	chile: 'CHI',
	colombia: 'COL',
	equador: 'ECU',
	ecuador: 'ECU',
	peru: 'PER',
	bolivia: 'BOL',
	venezuela: 'VEN',
	brasil: 'BR',
	brazil: 'BR',
	mexico: 'MEX',
	'estados unidos': 'USA',
	inglaterra: 'ENG',
	england: 'ENG',
	espanha: 'ESP',
	espana: 'ESP',
	spain: 'ESP',
	italia: 'ITA',
	italy: 'ITA',
	alemanha: 'GER',
	germany: 'GER',
	franca: 'FRA',
	france: 'FRA',
	portugal: 'POR',
	holanda: 'NED',
	belgica: 'BEL',
	escocia: 'SCO',
	scotland: 'SCO',
	egito: 'EGY',
	'arabia saudita': 'KSA',
	japao: 'JPN',
	turquia: 'TUR',
	turkiye: 'TUR',
	turkey: 'TUR',
	grecia: 'GRE',
	greece: 'GRE',
	russia: 'RUS',
	rusia: 'RUS',
	ucrania: 'UKR',
	ukraine: 'UKR',
	belgium: 'BEL',
	netherlands: 'NED',
	egypt: 'EGY',
	egipto: 'EGY',
	'saudi arabia': 'KSA',
	tunisia: 'TUN',
	marrocos: 'MAR',
	morocco: 'MAR',
	bielorrussia: 'BLR',
	japan: 'JPN',
};

const CONFEDERATIONS: Readonly<Record<string, string>> = {
	CONMEBOL: 'ARG URU PAR CHI COL ECU PER BOL VEN BR',
	UEFA: 'ENG SCO WAL NIR IRL ESP POR FRA ITA GER NED BEL LUX SUI AUT CZE SVK SVN CRO SRB BIH MNE MKD ALB KOS GRE TUR CYP ROU BUL HUN POL UKR RUS BLR MDA LTU LVA EST FIN SWE NOR DEN ISL FRO GIB AND SMR MLT LIE GEO ARM AZE KAZ ISR',
	CONCACAF: 'USA CAN MEX CRC HON PAN GUA JAM SLV HAI TRI CUW SUR NCA CUB DOM PUR',
};

/** The reference code of a capitalised country abbreviation ('EQU' → 'ECU'), or null. */
export function countryOfCode(code: string): string | null {
	return CODES[code] ?? null;
}

/** The reference code of a normalised country name, or null. */
export function countryOfName(name: string): string | null {
	return NAMES[name] ?? null;
}

/**
 * Names of a country in Portuguese, Spanish and English, normalised; empty for one that listings
 * never append.
 */
export function namesOfCountry(code: string): string[] {
	return Object.entries(NAMES).flatMap(([name, country]) => (country === code ? [name] : []));
}

/** Whether a code is that of a confederation, with clubs of many countries. */
export function isConfederation(code: string): boolean {
	return Object.hasOwn(CONFEDERATIONS, code);
}

/** Whether a country code is within an area: equal, or a member of the confederation ('UEFA'). */
export function isWithin(country: string | null | undefined, area: string): boolean {
	if (!country) return false;
	const members = CONFEDERATIONS[area];
	return members ? members.split(' ').includes(country) : country === area;
}
