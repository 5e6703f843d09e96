/** The 27 federative units of Brazil (IBGE), by two-letter code. */
export const UFS = {
	AC: 'Acre',
	AL: 'Alagoas',
	AM: 'Amazonas',
	AP: 'Amapá',
	BA: 'Bahia',
	CE: 'Ceará',
	DF: 'Distrito Federal',
	ES: 'Espírito Santo',
	GO: 'Goiás',
	MA: 'Maranhão',
	MG: 'Minas Gerais',
	MS: 'Mato Grosso do Sul',
	MT: 'Mato Grosso',
	PA: 'Pará',
	PB: 'Paraíba',
	PE: 'Pernambuco',
	PI: 'Piauí',
	PR: 'Paraná',
	RJ: 'Rio de Janeiro',
	RN: 'Rio Grande do Norte',
	RO: 'Rondônia',
	RR: 'Roraima',
	RS: 'Rio Grande do Sul',
	SC: 'Santa Catarina',
	SE: 'Sergipe',
	SP: 'São Paulo',
	TO: 'Tocantins',
} as const;

export type Uf = keyof typeof UFS;

export const ALL_UFS: readonly Uf[] = Object.keys(UFS) as Uf[];

/** Whether a text is the code of a federative unit, in capitals. */
export function isUf(text: string): text is Uf {
	return Object.hasOwn(UFS, text);
}
