/** Countries of the reference data by its codes (those of football: England and Scotland are two). */
const COUNTRIES: Readonly<Record<string, string>> = {
	ARG: 'Argentina',
	BEL: 'Bélgica',
	BOL: 'Bolívia',
	BR: 'Brasil',
	CHI: 'Chile',
	COL: 'Colômbia',
	ECU: 'Equador',
	EGY: 'Egito',
	ENG: 'Inglaterra',
	ESP: 'Espanha',
	FRA: 'França',
	GER: 'Alemanha',
	GRE: 'Grécia',
	ITA: 'Itália',
	JPN: 'Japão',
	KSA: 'Arábia Saudita',
	MEX: 'México',
	NED: 'Países Baixos',
	PAR: 'Paraguai',
	PER: 'Peru',
	POR: 'Portugal',
	RUS: 'Rússia',
	SCO: 'Escócia',
	TUR: 'Turquia',
	UKR: 'Ucrânia',
	URU: 'Uruguai',
	USA: 'Estados Unidos',
	VEN: 'Venezuela',
};

/** Those who run international competitions are called by their letters. */
const CONFEDERATIONS = new Set(['AFC', 'CAF', 'COI', 'CONCACAF', 'CONMEBOL', 'FIFA', 'UEFA']);

/** Name of a country or confederation by its code; null for a code that has no name here, which is then not shown. */
export function countryName(code: string | null): string | null {
	if (code === null) return null;
	if (Object.hasOwn(COUNTRIES, code)) return COUNTRIES[code] ?? null;
	return CONFEDERATIONS.has(code) ? code : null;
}

/** Countries to choose from, by name, Brazil first. */
export function listCountries(): { value: string; label: string }[] {
	return Object.entries(COUNTRIES)
		.map(([value, label]) => ({ value, label }))
		.sort((a, b) => Number(b.value === 'BR') - Number(a.value === 'BR') || a.label.localeCompare(b.label, 'pt-BR'));
}
