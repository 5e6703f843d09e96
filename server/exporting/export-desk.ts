import type { ExportQuery } from '#core/admin/export.ts';
import { exportCopy } from '#core/copy/exporting.ts';
import { parseDeskFilter } from '#core/games/desk/desk-filter.ts';
import type { Game } from '#core/games/game.ts';
import { dayOf } from '#core/site/dates.ts';
import { createDeskRepository, type DeskOrder, type DeskPlace, placeOf } from '#server/games/desk/desk-repository.ts';
import { type DeskReading, parametersOf } from '#server/games/desk/list-desk.ts';
import { resolveQuery } from '#server/games/desk/resolve-query.ts';
import { type Exported, exportGames } from './export-games.ts';

/** Most games of one file. */
export const MOST_EXPORTED = 20_000;
const STEP = 500;

export type DeskExport = Exported & { name: string; games: number };

/**
 * The games that the desk's list shows under these parameters, as one file; null where they are more than `MOST_EXPORTED`. The filter by
 * conflicts, which looks at games one by one, does not narrow an export. `publicUrl` = origin of the site.
 */
export async function exportDesk(reading: DeskReading, input: ExportQuery, publicUrl: string): Promise<DeskExport | null> {
	const names = await reading.data.reference();
	const games = await gamesOf(reading, input);
	if (games.length > MOST_EXPORTED) return null;
	const { type, bytes } = await exportGames(games, { format: input.format, names, now: reading.now, publicUrl });
	return { type, bytes, name: `${exportCopy.fileName(dayOf(reading.now))}.${input.format}`, games: games.length };
}

async function gamesOf(reading: DeskReading, input: ExportQuery): Promise<Game[]> {
	const desk = createDeskRepository(reading.db);
	if (input.ids !== undefined) return desk.byIds(input.ids.split(',').slice(0, MOST_EXPORTED));
	const filter = parseDeskFilter(new URLSearchParams(parametersOf(input)));
	const query = await resolveQuery(reading, filter, reading.now);
	if (query === null) return [];
	const order: DeskOrder = { sort: filter.sort, descending: filter.descending };
	const games: Game[] = [];
	for (let after: DeskPlace | null = null; games.length <= MOST_EXPORTED; ) {
		const page: Game[] = await desk.list(query, order, { after, limit: STEP });
		games.push(...page);
		const last = page.at(-1);
		if (page.length < STEP || last === undefined) break;
		after = placeOf(last, order.sort);
	}
	return games;
}
