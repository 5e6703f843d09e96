/** The 27 federative units of Brazil (IBGE), by two-letter code. */
export const ALL_UFS = [
	'AC',
	'AL',
	'AM',
	'AP',
	'BA',
	'CE',
	'DF',
	'ES',
	'GO',
	'MA',
	'MG',
	'MS',
	'MT',
	'PA',
	'PB',
	'PE',
	'PI',
	'PR',
	'RJ',
	'RN',
	'RO',
	'RR',
	'RS',
	'SC',
	'SE',
	'SP',
	'TO',
] as const;

export type Uf = (typeof ALL_UFS)[number];

/** Whether a text is the code of a federative unit, in capitals. */
export function isUf(text: string): text is Uf {
	return ALL_UFS.some((uf) => uf === text);
}
