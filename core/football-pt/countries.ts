/**
 * Countries by code of the reference data (football's codes: England and Scotland are separate).
 */
const COUNTRIES: Readonly<Record<string, string>> = {
	ARG: 'Argentina',
	AUT: 'Áustria',
	AZE: 'Azerbaijão',
	BEL: 'Bélgica',
	BOL: 'Bolívia',
	BR: 'Brasil',
	BUL: 'Bulgária',
	CHI: 'Chile',
	CHN: 'China',
	COL: 'Colômbia',
	CRO: 'Croácia',
	CYP: 'Chipre',
	CZE: 'Tchéquia',
	DEN: 'Dinamarca',
	ECU: 'Equador',
	EGY: 'Egito',
	ENG: 'Inglaterra',
	ESP: 'Espanha',
	FRA: 'França',
	GER: 'Alemanha',
	GRE: 'Grécia',
	HUN: 'Hungria',
	ISR: 'Israel',
	ITA: 'Itália',
	JPN: 'Japão',
	KAZ: 'Cazaquistão',
	KOR: 'Coreia do Sul',
	KSA: 'Arábia Saudita',
	MAR: 'Marrocos',
	MEX: 'México',
	NED: 'Países Baixos',
	NOR: 'Noruega',
	NZL: 'Nova Zelândia',
	PAR: 'Paraguai',
	PER: 'Peru',
	POL: 'Polônia',
	POR: 'Portugal',
	ROU: 'Romênia',
	RSA: 'África do Sul',
	RUS: 'Rússia',
	SCO: 'Escócia',
	SRB: 'Sérvia',
	SUI: 'Suíça',
	SVK: 'Eslováquia',
	SWE: 'Suécia',
	TUN: 'Tunísia',
	TUR: 'Turquia',
	UAE: 'Emirados Árabes Unidos',
	UKR: 'Ucrânia',
	URU: 'Uruguai',
	USA: 'Estados Unidos',
	VEN: 'Venezuela',
};

/** Organisers of international competitions are called by their acronyms. */
const CONFEDERATIONS = new Set(['AFC', 'CAF', 'COI', 'CONCACAF', 'CONMEBOL', 'FIFA', 'UEFA']);

/** Name of a country or confederation by code; null for an unnamed code, which is not shown. */
export function countryName(code: string | null): string | null {
	if (code === null) return null;
	if (Object.hasOwn(COUNTRIES, code)) return COUNTRIES[code] ?? null;
	return CONFEDERATIONS.has(code) ? code : null;
}

/** Countries to choose from, by name, Brazil first. */
export function listCountries(): { value: string; label: string }[] {
	return Object.entries(COUNTRIES)
		.map(([value, label]) => ({ value, label }))
		.sort(
			(a, b) =>
				Number(b.value === 'BR') - Number(a.value === 'BR') ||
				a.label.localeCompare(b.label, 'pt-BR'),
		);
}
