import type { DraftGame, IgnoredLine, ImportReading } from '#core/importing/draft-game.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import type { UnsettledReading } from '#core/importing/read-fixtures.ts';
import { dayOf } from '#core/site/dates.ts';
import type { ImportRow } from './import-row.ts';

/**
 * What a reader understood, as rows to be staged: by competition and day, so that each part compares with few games; the source's order stays in
 * the numbers. A long document is drafted while its rows are walked through, so `warnings` is whole when that is done.
 */
export type RowReading = Pick<ImportReading, 'format' | 'tables'> & { total: number; rows: Iterable<ImportRow>; warnings(): string[] };

/** The rows of a reading whose games are all in memory. */
export function rowsOfReading({ format, games, ignored, warnings, tables }: ImportReading): RowReading {
	const lines = inOrder<DraftGame>(games, ignored, placeOfDraft);
	const drafted = (draft: DraftGame) => draft;
	return { ...{ format, tables, total: lines.length, rows: walk(lines, drafted) }, warnings: () => warnings };
}

/** The rows of a document whose games are drafted one after the other. */
export function rowsOfDocument({ format, raws, reader, ignored, warnings, tables }: UnsettledReading): RowReading {
	const lines = inOrder<RawGame>(raws, ignored, placeOfRaw);
	return { ...{ format, tables, total: lines.length, rows: walk(lines, reader.draft) }, warnings };
}

/** A line of the source by its number: a game, or what was passed over (`place` '': first). */
type Line<Game> = { number: number; place: string; game: Game | null; ignored: IgnoredLine | null };

function inOrder<Game extends { line: number }>(
	games: readonly Game[],
	ignored: readonly IgnoredLine[],
	placeOf: (game: Game) => string,
): Line<Game>[] {
	const lines = [
		...games.map((game): Line<Game> => ({ number: 0, place: placeOf(game), game, ignored: null })),
		...ignored.map((line): Line<Game> => ({ number: 0, place: '', game: null, ignored: line })),
	];
	lines.sort((a, b) => lineOf(a) - lineOf(b));
	for (const [index, line] of lines.entries()) line.number = index + 1;
	return lines.sort((a, b) => compareText(a.place, b.place) || a.number - b.number);
}

function lineOf({ game, ignored }: Line<{ line: number }>): number {
	return game?.line ?? ignored?.line ?? 0;
}

function placeOfDraft({ competition, kickoffAt, date }: DraftGame): string {
	return `${competition.competitionId ?? ''} ${(kickoffAt === null ? date : dayOf(Date.parse(kickoffAt))) ?? ''}`;
}

/** As the source writes the competition: one name is one competition. */
function placeOfRaw({ competition, date }: RawGame): string {
	return `${competition ?? ''} ${date ?? ''}`;
}

function compareText(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}

function* walk<Game>(lines: readonly Line<Game>[], toDraft: (game: Game) => DraftGame): Generator<ImportRow> {
	for (const { number, game, ignored } of lines) {
		if (game !== null) yield { ...gameRow(toDraft(game)), number };
		else if (ignored !== null) yield { ...lineRow(ignored), number };
	}
}

const FRESH = {
	edited: false,
	decision: null,
	gameId: null,
	before: null,
	afterRevision: null,
	result: null,
	concern: 0,
	isDamaged: false,
	revision: 1,
} as const satisfies Partial<ImportRow>;

function gameRow(draft: DraftGame): Omit<ImportRow, 'number'> {
	const { line, text, confidence } = draft;
	return { ...FRESH, askedNames: [], diff: [], line, text, draft, unread: null, confidence, action: 'blocked', reason: null };
}

function lineRow({ line, text, reason, harmless }: IgnoredLine): Omit<ImportRow, 'number'> {
	const fate = { action: 'unreadable', reason: harmless ? 'harmless' : null } as const;
	return { ...FRESH, askedNames: [], diff: [], line, text, draft: null, unread: reason, confidence: 0, ...fate };
}
