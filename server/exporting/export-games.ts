import { calendarEvent } from '#core/calendars/calendar-event.ts';
import { writeCalendar } from '#core/calendars/write-calendar.ts';
import type { ExportFormat } from '#core/exporting/contract.ts';
import { exportCopy } from '#core/exporting/copy/exporting.ts';
import { exportCsv } from '#core/exporting/export-csv.ts';
import { exportTable } from '#core/exporting/export-table.ts';
import { exportGuia } from '#core/exporting/guia-json.ts';
import { safeCell } from '#core/exporting/safe-cell.ts';
import type { Names } from '#core/games/cards.ts';
import type { Game } from '#core/games/game.ts';
import { countOpenSlots } from '#core/games/open-slots.ts';
import { writeWorkbook } from './write-workbook.ts';

export type Exported = { type: string; bytes: Uint8Array };

type ExportOptions = {
	format: ExportFormat;
	names: Names;
	/** Editorial UTC milliseconds. */
	now: number;
	/** Origin of the site: base of a calendar's links. */
	publicUrl: string;
	/** Name of the site, for calendars (S1.06). */
	brand: string;
	/** Follows the id of a game in the UID of a calendar entry. */
	suffix: string;
};

/** Games as a file of one format, in the given order. */
export async function exportGames(
	games: readonly Game[],
	{ format, names, now, publicUrl, brand, suffix }: ExportOptions,
): Promise<Exported> {
	const text = (type: string, content: string): Exported => ({
		type,
		bytes: new TextEncoder().encode(content),
	});
	if (format === 'csv') return text('text/csv; charset=utf-8', exportCsv(games, names));
	if (format === 'json')
		return text('application/json; charset=utf-8', exportGuia(games, names, now));
	if (format === 'ics') {
		const context = {
			names,
			now,
			publicUrl,
			suffix,
			uf: null,
			slots: countOpenSlots(games, names.channels),
		};
		const events = games.map((game) =>
			calendarEvent({ game, sequence: game.revision, changedAt: game.updatedAt }, context),
		);
		return text(
			'text/calendar; charset=utf-8',
			writeCalendar({ name: exportCopy.calendar, brand, events }),
		);
	}
	const rows = exportTable(games, names).map((row) => row.map(safeCell));
	const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
	return { type, bytes: await writeWorkbook({ sheet: exportCopy.sheet, rows }) };
}
