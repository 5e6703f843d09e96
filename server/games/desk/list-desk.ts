import { setImmediate } from 'node:timers/promises';
import type { DeskPage, DeskQueryInput, DeskRow } from '#core/games/contract/desk.ts';
import { type DeskSort, parseDeskFilter } from '#core/games/desk/desk-filter.ts';
import type { Game } from '#core/games/game.ts';
import { isConflict } from '#core/games/quality/warning.ts';
import { AppError } from '#core/kit/app-error.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import {
	createDeskRepository,
	type DeskOrder,
	type DeskPlace,
	type DeskQuery,
} from './desk-repository.ts';
import { deskRows } from './desk-rows.ts';
import { resolveQuery } from './resolve-query.ts';

export type DeskReading = { db: Reader; data: Pick<GuideData, 'reference'>; now: number };
type Page = { rows: DeskRow[]; next: string | null };

const MOST_IDS = 500;
/**
 * Games that one response checks for conflicts, and how many at a time: no index covers these
 * checks.
 */
const MOST_SCANNED = 2_000;
const SCAN_STEP = 400;

/**
 * One page of the desk for the parameters of its address, with names and warnings. `now` =
 * editorial UTC milliseconds. The conflict filter checks game by game within bounds, so its page
 * may be short and still have a `next`.
 * @throws AppError 'bad-request' for an invalid `after`.
 */
export async function listDesk(reading: DeskReading, input: DeskQueryInput): Promise<DeskPage> {
	const { db, data, now } = reading;
	const reference = await data.reference();
	if (input.ids !== undefined) {
		const games = await createDeskRepository(db).byIds(input.ids.split(',').slice(0, MOST_IDS));
		return { rows: await deskRows(db, games, reference), next: null, total: null, now };
	}
	const filter = parseDeskFilter(new URLSearchParams(parametersOf(input)));
	const query = await resolveQuery(reading, filter, now);
	if (query === null) return { rows: [], next: null, total: 0, now };
	const scans = filter.quality === 'conflito';
	const order: DeskOrder = { sort: scans ? 'data' : filter.sort, descending: filter.descending };
	const after = input.after === undefined ? null : readPlace(input.after, order.sort);
	const asked = { query, order, after, limit: input.limit, reference };
	if (scans) return { ...(await scanConflicts(db, asked)), total: null, now };
	const [page, total] = await Promise.all([
		listPage(db, asked),
		input.count === '1' ? createDeskRepository(db).count(query) : null,
	]);
	return { ...page, total, now };
}

/** The string parameters, as they appear in an address. */
export function parametersOf(input: Record<string, unknown>): [string, string][] {
	return Object.entries(input).flatMap(([name, value]): [string, string][] =>
		typeof value === 'string' ? [[name, value]] : [],
	);
}

type Asked = {
	query: DeskQuery;
	order: DeskOrder;
	after: DeskPlace | null;
	limit: number;
	reference: Reference;
};

async function listPage(
	db: Reader,
	{ query, order, after, limit, reference }: Asked,
): Promise<Page> {
	const games = await createDeskRepository(db).list(query, order, { after, limit });
	const last = games.at(-1);
	const next =
		last === undefined || games.length < limit ? null : writePlace(placeOf(last, order.sort));
	return { rows: await deskRows(db, games, reference), next };
}

async function scanConflicts(
	db: Reader,
	{ query, order, after, limit, reference }: Asked,
): Promise<Page> {
	const rows: DeskRow[] = [];
	let place = after;
	for (let scanned = 0; scanned < MOST_SCANNED; scanned += SCAN_STEP) {
		const games = await createDeskRepository(db).list(query, order, {
			after: place,
			limit: SCAN_STEP,
		});
		const checked = await deskRows(db, games, reference);
		for (const [at, row] of checked.entries()) {
			if (!row.warnings.some(isConflict)) continue;
			rows.push(row);
			const game = games[at];
			if (rows.length === limit && game !== undefined)
				return { rows, next: writePlace(placeOf(game, order.sort)) };
		}
		const last = games.at(-1);
		if (last === undefined || games.length < SCAN_STEP) return { rows, next: null };
		place = placeOf(last, order.sort);
		// Yields to other requests of this process between two steps.
		await setImmediate();
	}
	return { rows, next: place === null ? null : writePlace(place) };
}

function writePlace(place: DeskPlace): string {
	return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The key types of a cursor for each sort order. */
const PLACE_TYPES: Record<DeskSort, string> = {
	data: 'string,number,string',
	campeonato: 'string,string,number,string',
	mudanca: 'number,string',
};

function readPlace(text: string, sort: DeskSort): DeskPlace {
	try {
		const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
		if (Array.isArray(place) && place.map(typeOfKey).join() === PLACE_TYPES[sort]) return place;
	} catch {
		// Rejected below like any other invalid cursor.
	}
	throw new AppError('bad-request', 'Not a place in this list');
}

/**
 * Numbers in a cursor are instants or the sentinel for none: PostgreSQL accepts no fraction and no
 * larger number.
 */
function typeOfKey(key: unknown): string {
	return typeof key === 'string' || Number.isSafeInteger(key) ? typeof key : 'other';
}

/** The cursor of a game in a list. */
export function placeOf(game: Game, sort: DeskSort): DeskPlace {
	const kickoff = game.kickoffAt ?? Number.MAX_SAFE_INTEGER;
	if (sort === 'mudanca') return [game.updatedAt, game.id];
	return sort === 'campeonato'
		? [game.competitionId, game.day, kickoff, game.id]
		: [game.day, kickoff, game.id];
}
