import type { DraftGame, IgnoredLine, ImportReading } from '#core/importing/draft-game.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import type { UnsettledReading } from '#core/importing/read-fixtures.ts';
import { dayOf } from '#core/site/dates.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';

/**
 * A reading as rows to stage. They come by competition and day, so that each part is compared with
 * few games. Row numbers keep the source order. A long document is drafted during iteration, so
 * `warnings` is complete only afterwards.
 */
export type RowReading = Pick<ImportReading, 'format' | 'tables'> & {
	total: number;
	rows: Iterable<ImportRow>;
	warnings(): string[];
};

/** The rows of a reading whose games are all in memory. */
export function rowsOfReading({
	format,
	games,
	ignored,
	warnings,
	tables,
}: ImportReading): RowReading {
	const order = inOrder<DraftGame>(games, ignored, placeOfDraft);
	const reader = { draft: (game: DraftGame) => game, leaveDay: () => undefined };
	return {
		...{ format, tables, total: order.walk.length, rows: walk({ games, ignored, order }, reader) },
		warnings: () => warnings,
	};
}

/** The rows of a document whose games are drafted one by one. */
export function rowsOfDocument({
	format,
	raws,
	reader,
	ignored,
	warnings,
	tables,
}: UnsettledReading): RowReading {
	const order = inOrder<RawGame>(raws, ignored, placeOfRaw);
	return {
		...{
			format,
			tables,
			total: order.walk.length,
			rows: walk({ games: raws, ignored, order }, reader),
		},
		warnings,
	};
}

/**
 * The lines of a source by index, games before ignored lines. `walk` = indexes sorted by
 * competition and day, ignored lines first. `numbers` = position of each in the source. `ranks` =
 * rank of each competition and day. Typed arrays keep a long list small in memory; sorted objects
 * would not.
 */
type Order = { walk: Uint32Array; numbers: Uint32Array; ranks: Uint32Array };
type Games<Game> = Iterable<Game> & {
	readonly length: number;
	at(index: number): Game | undefined;
};

function inOrder<Game extends { line: number }>(
	games: Games<Game>,
	ignored: readonly IgnoredLine[],
	placeOf: (game: Game) => string,
): Order {
	const lines = Uint32Array.from([
		...Array.from(games, ({ line }) => line),
		...ignored.map(({ line }) => line),
	]);
	const ranks = ranksOf(games, placeOf, lines.length);
	const by = (values: Uint32Array) => (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
	const [byLine, byRank] = [by(lines), by(ranks)];
	const walked = Uint32Array.from(lines, (_, index) => index).sort((a, b) => byLine(a, b) || a - b);
	const numbers = new Uint32Array(walked.length);
	for (const [place, index] of walked.entries()) numbers[index] = place + 1;
	const byNumber = by(numbers);
	return { walk: walked.sort((a, b) => byRank(a, b) || byNumber(a, b)), numbers, ranks };
}

/** The rank of each game's competition and day, from 1; ignored lines have 0. */
function ranksOf<Game>(
	games: Games<Game>,
	placeOf: (game: Game) => string,
	length: number,
): Uint32Array {
	const found = new Map<string, number>();
	const ranks = new Uint32Array(length);
	let index = 0;
	for (const game of games) {
		const place = placeOf(game);
		const number = found.get(place) ?? found.size;
		found.set(place, number);
		ranks[index++] = number;
	}
	const rankOf = new Uint32Array(found.size);
	for (const [rank, [, number]] of [...found].sort(([a], [b]) => compareText(a, b)).entries())
		rankOf[number] = rank + 1;
	return ranks.map((number, place) => (place < games.length ? (rankOf[number] ?? 0) : 0));
}

function placeOfDraft({ competition, kickoffAt, date }: DraftGame): string {
	return `${competition.competitionId ?? ''} ${(kickoffAt === null ? date : dayOf(Date.parse(kickoffAt))) ?? ''}`;
}

/** Uses the competition as written in the source: one name is one competition. */
function placeOfRaw({ competition, date }: RawGame): string {
	return `${competition ?? ''} ${date ?? ''}`;
}

function compareText(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}

type Lines<Game> = { games: Games<Game>; ignored: readonly IgnoredLine[]; order: Order };
type Reader<Game> = { draft(game: Game): DraftGame; leaveDay(): void };

function* walk<Game>(
	{ games, ignored, order }: Lines<Game>,
	reader: Reader<Game>,
): Generator<ImportRow> {
	let place: number | undefined;
	for (const index of order.walk) {
		if (place !== order.ranks[index]) reader.leaveDay();
		place = order.ranks[index];
		const number = order.numbers[index] ?? 0;
		const [game, line] = [games.at(index), ignored[index - games.length]];
		if (game !== undefined) yield { ...gameRow(reader.draft(game)), number };
		else if (line !== undefined) yield { ...lineRow(line), number };
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
	return {
		...FRESH,
		askedNames: [],
		diff: [],
		line,
		text,
		draft,
		unread: null,
		confidence,
		action: 'blocked',
		reason: null,
	};
}

function lineRow({ line, text, reason, harmless }: IgnoredLine): Omit<ImportRow, 'number'> {
	const fate = { action: 'unreadable', reason: harmless ? 'harmless' : null } as const;
	return {
		...FRESH,
		askedNames: [],
		diff: [],
		line,
		text,
		draft: null,
		unread: reason,
		confidence: 0,
		...fate,
	};
}
