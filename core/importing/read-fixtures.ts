import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import { readAgenda } from './agenda/read-agenda.ts';
import type { IgnoredLine, ImportFormat, ImportReading } from './draft-game.ts';
import { readFootballTxt } from './football-txt/read-football-txt.ts';
import { readGuia } from './guia/read-guia.ts';
import { readHtml } from './html/read-html.ts';
import { readCalendar } from './ical/read-calendar.ts';
import { apiFootball } from './json/api-football.ts';
import { espn } from './json/espn.ts';
import { footballDataOrg } from './json/football-data-org.ts';
import { readJsonSource } from './json/read-json-source.ts';
import { readOpenfootballJson } from './json/read-openfootball-json.ts';
import { theSportsDb } from './json/thesportsdb.ts';
import type { RawGames, TableReading } from './raw-game.ts';
import type { ReadingContext } from './reading-context.ts';
import { createDraftReader, type DraftReader } from './resolve-drafts.ts';
import { readCsv } from './table/read-csv.ts';
import { readSheets } from './table/read-sheets.ts';
import type { Sheet } from './table/table-field.ts';

/** A document: its text, or the sheets of a workbook. */
export type FixtureDocument = { format: ImportFormat; text: string; sheets?: readonly Sheet[] };

type Read = (text: string, context: ReadingContext, sheets: readonly Sheet[]) => TableReading;

const READERS: Readonly<Record<ImportFormat, Read>> = {
	agenda: readAgenda,
	html: readHtml,
	csv: readCsv,
	xlsx: (_text, context, sheets) => readSheets(sheets, context),
	'openfootball-json': readOpenfootballJson,
	'football-txt': readFootballTxt,
	'football-data-org': (text) => readJsonSource(text, footballDataOrg),
	'api-football': (text) => readJsonSource(text, apiFootball),
	espn: (text) => readJsonSource(text, espn),
	thesportsdb: (text) => readJsonSource(text, theSportsDb),
	ics: readCalendar,
	guia: readGuia,
};

/** A document as its reader understood it, before names and hours are resolved. */
export type UnsettledReading = Pick<ImportReading, 'format' | 'ignored' | 'tables'> & {
	raws: RawGames;
	reader: DraftReader;
	/** Warnings about the document and about the drafts so far. */
	warnings(): string[];
};

/**
 * Reads a document of one format; its games are then drafted one by one. Never throws: unreadable
 * parts go to `ignored` with their 1-based line and the reason in Portuguese. Issue section 5,
 * `trust-ux` F24.
 */
export function readUnsettled(
	{ format, text, sheets = [] }: FixtureDocument,
	context: ReadingContext,
): UnsettledReading {
	const raw = READERS[format](text, context, sheets);
	const reader = createDraftReader(context, raw.games);
	const isEmpty = text.trim() === '' && sheets.length === 0;
	const nothing =
		raw.games.length > 0 ? [] : [isEmpty ? importWarnings.empty : importWarnings.noGames];
	return {
		...{ format, raws: raw.games, reader },
		ignored: raw.ignored.map(markHarmless).sort((a, b) => a.line - b.line),
		...(raw.tables === undefined ? {} : { tables: raw.tables }),
		warnings: () => [...raw.warnings, ...reader.warnings(), ...nothing],
	};
}

/**
 * Reads a document of one format into draft games, all in memory: `readUnsettled` with every game
 * drafted at once.
 */
export function readFixtures(input: FixtureDocument, context: ReadingContext): ImportReading {
	const { format, raws, reader, ignored, tables, warnings } = readUnsettled(input, context);
	const games = Array.from(raws, (raw) => reader.draft(raw));
	return {
		...{ format, games, ignored, warnings: warnings() },
		...(tables === undefined ? {} : { tables }),
		totals: {
			games: games.length,
			withIssues: games.filter((game) => game.issues.length > 0).length,
			ignored: ignored.length,
		},
	};
}

/** Reasons that lose no game. */
const HARMLESS: ReadonlySet<string> = new Set([
	importReasons.bye,
	importReasons.eventNoGame,
	importReasons.eventSuperseded,
	importReasons.eventRepeated,
	importReasons.otherSport,
]);

function markHarmless(ignored: IgnoredLine): IgnoredLine {
	return HARMLESS.has(ignored.reason) ? { ...ignored, harmless: true } : ignored;
}
