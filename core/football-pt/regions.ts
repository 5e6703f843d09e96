import type { Uf } from './uf.ts';

/** The five regions of Brazil with their states (IBGE). */
export const REGIONS = {
	Norte: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
	Nordeste: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
	'Centro-Oeste': ['DF', 'GO', 'MS', 'MT'],
	Sudeste: ['ES', 'MG', 'RJ', 'SP'],
	Sul: ['PR', 'RS', 'SC'],
} as const satisfies Record<string, readonly Uf[]>;
