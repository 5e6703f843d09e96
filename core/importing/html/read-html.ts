import { createKnown } from '#core/importing/agenda/known/known.ts';
import { readAgenda } from '#core/importing/agenda/read-agenda.ts';
import { withoutSeason } from '#core/importing/competition-name.ts';
import { readJsonSource } from '#core/importing/json/read-json-source.ts';
import type { RawReading, TableReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { joinReadings, readTable } from '#core/importing/table/read-table.ts';
import { rowsAtHand } from '#core/importing/table/table-field.ts';
import { withoutTitleWords } from '#core/importing/title-words.ts';
import { type PageParts, readPageParts } from './page-parts.ts';
import { sportsEvents } from './sports-events.ts';
import { surroundingsOf } from './table-surroundings.ts';

function readData({ data }: PageParts): TableReading {
	return joinReadings(
		data.map(({ line, text }) => {
			const { games, warnings } = readJsonSource(text, sportsEvents);
			// Structured data is only read for games; anything else in it is no loss.
			return {
				games: games.map((game) => ({ ...game, line: game.line + line - 1 })),
				ignored: [],
				warnings,
			};
		}),
	);
}

function readTables(parts: PageParts, context: ReadingContext): TableReading {
	const known = createKnown(context);
	const readings = parts.tables.flatMap((table) => {
		const { caption: heading, rows } = table;
		const caption = heading === null ? null : withoutTitleWords(heading);
		const reading = readTable(
			rowsAtHand(rows),
			context,
			surroundingsOf(parts, table, context.referenceDate ?? null),
		);
		const title = caption !== null && known.competition(withoutSeason(caption)) ? caption : null;
		return reading
			? [
					{
						...reading,
						games: Array.from(reading.games, (game) => ({
							...game,
							competition: game.competition ?? title,
						})),
					},
				]
			: [];
	});
	return joinReadings(readings);
}

/** The page text as an agenda: one line per block, numbered as in the source. */
function readText({ blocks }: PageParts, context: ReadingContext): RawReading {
	const { games, ignored, warnings } = readAgenda(
		blocks.map(({ text }) => text).join('\n'),
		context,
	);
	const lineOf = (line: number) => blocks[line - 1]?.line ?? line;
	return {
		games: games.map((game) => ({ ...game, line: lineOf(game.line) })),
		// A page contains menus and captions: only lines that look like games are reported.
		ignored: ignored
			.filter(({ harmless }) => harmless !== true)
			.map((one) => ({ ...one, line: lineOf(one.line) })),
		warnings,
	};
}

/**
 * Reads a saved page: its tables, its structured data for search engines, or its text as an agenda.
 * The source with the most games wins; in a tie, the more structured one.
 */
export function readHtml(html: string, context: ReadingContext): TableReading {
	const parts = readPageParts(html);
	const readings = [readTables(parts, context), readData(parts), readText(parts, context)];
	return readings.reduce((best, one) => (one.games.length > best.games.length ? one : best));
}
