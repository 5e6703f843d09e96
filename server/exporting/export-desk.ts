import { setImmediate } from 'node:timers/promises';
import type { ExportQuery } from '#core/exporting/contract.ts';
import { exportCopy } from '#core/exporting/copy/exporting.ts';
import { parseDeskFilter } from '#core/games/desk/desk-filter.ts';
import type { Game } from '#core/games/game.ts';
import { isConflict } from '#core/games/quality/warning.ts';
import { dayOf } from '#core/site/dates.ts';
import { readBrandName } from '#server/brand/brand-name.ts';
import { readEventSuffix } from '#server/calendars/event-suffix.ts';
import { checkQuality } from '#server/games/desk/check-quality.ts';
import {
	createDeskRepository,
	type DeskOrder,
	type DeskPlace,
} from '#server/games/desk/desk-repository.ts';
import { type DeskReading, parametersOf, placeOf } from '#server/games/desk/list-desk.ts';
import { resolveQuery } from '#server/games/desk/resolve-query.ts';
import type { GuideData } from '#server/guide-data.ts';
import { type Exported, exportGames } from './export-games.ts';

/** Most games in one file. */
export const MOST_EXPORTED = 20_000;
const STEP = 500;

/** What the desk reads, plus the name of the site. */
type ExportReading = DeskReading & { data: Pick<GuideData, 'settings'> };

type DeskExport = Exported & { name: string; games: number };

/**
 * The games that the desk lists under these parameters, as one file. Null for more than
 * `MOST_EXPORTED` games, or when a conflict search would examine more than that. `publicUrl` =
 * origin of the site.
 */
export async function exportDesk(
	reading: ExportReading,
	input: ExportQuery,
	publicUrl: string,
): Promise<DeskExport | null> {
	const names = await reading.data.reference();
	const games = await gamesOf(reading, input);
	if (games === null || games.length > MOST_EXPORTED) return null;
	const { type, bytes } = await exportGames(games, {
		format: input.format,
		names,
		now: reading.now,
		publicUrl,
		brand: await readBrandName(reading.data),
		suffix: await readEventSuffix(reading.data.settings, publicUrl),
	});
	return {
		type,
		bytes,
		name: `${exportCopy.fileName(dayOf(reading.now))}.${input.format}`,
		games: games.length,
	};
}

async function gamesOf(reading: DeskReading, input: ExportQuery): Promise<Game[] | null> {
	const desk = createDeskRepository(reading.db);
	if (input.ids !== undefined) return desk.byIds(input.ids.split(',').slice(0, MOST_EXPORTED));
	const filter = parseDeskFilter(new URLSearchParams(parametersOf(input)));
	const query = await resolveQuery(reading, filter, reading.now);
	if (query === null) return [];
	// No index finds conflicts: like the list, the export examines each game, by day.
	const scans = filter.quality === 'conflito';
	const order: DeskOrder = { sort: scans ? 'data' : filter.sort, descending: filter.descending };
	const games: Game[] = [];
	let looked = 0;
	for (let after: DeskPlace | null = null; looked <= MOST_EXPORTED; ) {
		const page: Game[] = await desk.list(query, order, { after, limit: STEP });
		looked += page.length;
		games.push(...(scans ? await conflictsOf(reading, page) : page));
		const last = page.at(-1);
		if (page.length < STEP || last === undefined) return games;
		after = placeOf(last, order.sort);
	}
	return null;
}

async function conflictsOf({ db, data }: DeskReading, page: readonly Game[]): Promise<Game[]> {
	// Yields between two steps, so that other requests of this process are served.
	await setImmediate();
	const { warnings } = await checkQuality(db, page, await data.reference());
	return page.filter((_, place) => warnings[place]?.some(isConflict));
}
