import type { Uf } from '#core/football-pt/uf.ts';

/**
 * The country as a grid of equal tiles, seven columns by eight rows, listed row by row. Its lower
 * corners stay free for the legend. `row` and `column` from 1.
 */
export const TILES: readonly { uf: Uf; row: number; column: number }[] = [
	['', 'RR', '', 'AP'],
	['', 'AM', 'PA', 'MA', 'PI', 'CE', 'RN'],
	['AC', 'RO', 'MT', 'TO', 'BA', 'PE', 'PB'],
	['', '', 'MS', 'GO', 'DF', 'SE', 'AL'],
	['', '', '', 'SP', 'MG', 'ES'],
	['', '', '', 'PR', 'RJ'],
	['', '', '', 'SC'],
	['', '', '', 'RS'],
].flatMap((row, down) =>
	row.flatMap((uf, across) =>
		uf === '' ? [] : [{ uf: uf as Uf, row: down + 1, column: across + 1 }],
	),
);
