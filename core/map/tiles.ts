import type { Uf } from '#core/football-pt/uf.ts';

const ROWS: readonly (readonly (Uf | '')[])[] = [
	['', 'RR', '', 'AP'],
	['', 'AM', 'PA', 'MA', 'PI', 'CE', 'RN'],
	['AC', 'RO', 'MT', 'TO', 'BA', 'PE', 'PB'],
	['', '', 'MS', 'GO', 'DF', 'SE', 'AL'],
	['', '', '', 'SP', 'MG', 'ES'],
	['', '', '', 'PR', 'RJ'],
	['', '', '', 'SC'],
	['', '', '', 'RS'],
];

/**
 * The country as a grid of equal tiles, seven across and eight down, read row by row: its corners
 * below left and right stay free for the legend. `row` and `column` from 1.
 */
export const TILES: readonly { uf: Uf; row: number; column: number }[] = ROWS.flatMap((row, down) =>
	row.flatMap((uf, across) => (uf === '' ? [] : [{ uf, row: down + 1, column: across + 1 }])),
);
