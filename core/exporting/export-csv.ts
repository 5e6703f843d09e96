import type { Names } from '#core/games/cards.ts';
import type { Game } from '#core/games/game.ts';
import { exportTable } from './export-table.ts';
import { safeCell } from './safe-cell.ts';

function csvCell(text: string): string {
	const safe = safeCell(text);
	return /[";,\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Games as CSV that Excel in Portuguese opens without an import: semicolons, CRLF, a byte order
 * mark (RFC 4180 except the delimiter). No cell can begin a formula.
 */
export function exportCsv(games: readonly Game[], names: Names): string {
	const lines = exportTable(games, names).map((row) => row.map(csvCell).join(';'));
	return `\uFEFF${lines.join('\r\n')}\r\n`;
}
