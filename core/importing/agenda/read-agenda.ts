import { carryHours, withoutLinks } from '#core/importing/agenda/games/carry-hours.ts';
import { withoutRepeats } from '#core/importing/agenda/games/games-once.ts';
import { shareLast, shareOnlyStation } from '#core/importing/agenda/games/page-channels.ts';
import { addPageDoubts } from '#core/importing/agenda/games/page-doubts.ts';
import { todayOf } from '#core/importing/agenda/games/today.ts';
import { createKnown } from '#core/importing/agenda/known/known.ts';
import {
	type AgendaState,
	contextOf,
	newState,
} from '#core/importing/agenda/lines/agenda-state.ts';
import { hasGame } from '#core/importing/agenda/lines/game-lines.ts';
import { layoutOf } from '#core/importing/agenda/lines/layout.ts';
import { pageRows } from '#core/importing/agenda/lines/page-rows.ts';
import { readRow } from '#core/importing/agenda/lines/read-row.ts';
import { withoutMisread } from '#core/importing/agenda/text/misread-letters.ts';
import type { RawReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';

/** About six times the longest listing page seen. Longer noise would take over two seconds. */
const MOST_CHARACTERS = 120_000;

/**
 * Reads an agenda as people publish it: lists, labels, tables, prose, chats (product.md section 5,
 * kinds A–H). A day without a year is the one nearest to `context.referenceDate`. Hours are in
 * Brasília time unless the page says otherwise. Lines without a game are skipped; two sides that
 * cannot be read are reported.
 */
export function readAgenda(written: string, context: ReadingContext): RawReading {
	// The sign of a legend ends its line.
	const lines = withoutMisread(written).split('\n');
	const whole = lines.map((line) => line.trimEnd()).join('\n');
	const text = whole.slice(0, MOST_CHARACTERS);
	const known = createKnown(context, text);
	const { rows, spaced, ignored } = pageRows(whole, MOST_CHARACTERS, known);
	const layout = layoutOf(rows, spaced, known, (row) => hasGame(row, contextOf(known)));
	const state = newState(known, layout);
	for (const row of rows) readRow(row, state);
	state.ignored.push(...ignored);
	return { games: gamesOf(text, state, context), ignored: state.ignored, warnings: [] };
}

function gamesOf(text: string, state: AgendaState, { referenceDate }: ReadingContext) {
	state.games = withoutLinks(state.games);
	carryHours(state.games);
	shareLast(state);
	shareOnlyStation(text, state);
	const games = withoutRepeats(state, todayOf(text, referenceDate ?? null));
	addPageDoubts(games, text);
	return games;
}
