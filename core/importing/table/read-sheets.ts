import { createKnown } from '#core/importing/agenda/known/known.ts';
import { readAgenda } from '#core/importing/agenda/read-agenda.ts';
import { withoutSeason } from '#core/importing/competition-name.ts';
import { importWarnings } from '#core/importing/copy/reasons.ts';
import type { RawGame, TableReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { isTooWide, wideTable } from './find-columns.ts';
import { joinReadings, noTable, readTable } from './read-table.ts';
import { rowsAtHand, type Sheet } from './table-field.ts';

/** Reads a sheet without columns for teams as an agenda, with one line per row number. */
function asAgenda({ rows }: Sheet, context: ReadingContext): TableReading {
	const last = rows.at(-1)?.number ?? 0;
	const lines: string[] = Array.from({ length: Math.min(last, 20_000) }, () => '');
	for (const { number, cells } of rows)
		if (number <= lines.length) lines[number - 1] = cells.filter(Boolean).join(' | ');
	return readAgenda(lines.join('\n'), context);
}

/** The name of a sheet ('Série B') is the competition when nothing else gives one. */
function named(
	reading: TableReading,
	sheet: Sheet,
	{ isOnly, context }: { isOnly: boolean; context: ReadingContext },
): TableReading {
	const { name } = sheet;
	const isCompetition = name !== null && createKnown(context).competition(withoutSeason(name));
	const withName = (game: RawGame) => ({ ...game, competition: game.competition ?? name });
	const games = isCompetition ? Array.from(reading.games, withName) : reading.games;
	if (isOnly || name === null) return { ...reading, games };
	const ignored = reading.ignored.map((line) => ({
		...line,
		text: importWarnings.sheetName(name, line.text),
	}));
	return {
		...reading,
		games,
		ignored,
		warnings: reading.warnings.map((text) => importWarnings.sheetName(name, text)),
	};
}

/** Reads every sheet of a workbook with games; lines are row numbers of the spreadsheet. */
export function readSheets(sheets: readonly Sheet[], context: ReadingContext): TableReading {
	const reading = readFilled(sheets, context);
	return {
		...reading,
		warnings: [
			...reading.warnings,
			...sheets.flatMap((sheet) => leftOut(sheet, sheets.length === 1)),
		],
	};
}

/** Warnings about the parts of a sheet that are not read. */
function leftOut({ name, rows, cut }: Sheet, isOnly: boolean): string[] {
	const long = cut?.rows == null ? [] : [importWarnings.tooManyRows(cut.rows)];
	const wide = Math.min(
		rows.find(isTooWide)?.number ?? Number.POSITIVE_INFINITY,
		cut?.row ?? Number.POSITIVE_INFINITY,
	);
	const said = [...wideTable(Number.isFinite(wide) ? wide : null), ...long];
	return isOnly || name === null ? said : said.map((text) => importWarnings.sheetName(name, text));
}

function readFilled(sheets: readonly Sheet[], context: ReadingContext): TableReading {
	const filled = sheets.filter(({ rows }) => rows.length > 0);
	const isOnly = filled.length === 1;
	const tables = filled.flatMap((sheet) => {
		const reading = readTable(rowsAtHand(sheet.rows), context);
		return reading ? [named(reading, sheet, { isOnly, context })] : [];
	});
	if (tables.some(({ games }) => games.length > 0)) return joinReadings(tables);
	const agendas = filled.map((sheet) =>
		named(asAgenda(sheet, context), sheet, { isOnly, context }),
	);
	if (agendas.some(({ games }) => games.length > 0)) return joinReadings(agendas);
	return tables.length > 0 ? joinReadings(tables) : noTable(filled[0]?.rows ?? []);
}
