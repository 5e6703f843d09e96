import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game } from '#core/games/game.ts';
import type { DraftBroadcast, ImportReading } from '#core/importing/draft-game.ts';
import { type GameFacts, newBroadcasts, type PlannedRow, planImport } from '#core/importing/plan-import.ts';
import { addDays } from '#core/site/dates.ts';
import type { AppDatabase, Reader, Writer } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createGameRepository } from './game-repository.ts';
import { insertGames, type NewGame, updateGame, type WriteNote } from './store-games.ts';

export type ImportOptions = WriteNote & {
	/** Store what can be stored although some lines cannot; otherwise it is all or nothing. */
	partial: boolean;
	dryRun: boolean;
};

/** What an import did, or (dry run, refused) would do. */
export type ImportOutcome = { rows: PlannedRow[]; stored: boolean; refused: boolean };

/**
 * Stores the games of one reading. All or nothing in one transaction: lines that could not be read, or games that a person must
 * decide on, refuse the whole import unless `partial`. The same reading twice changes nothing. Without a database it is a dry run.
 */
export async function importGames(
	ctx: { db: AppDatabase | null; reference: Reference },
	reading: ImportReading,
	options: ImportOptions,
): Promise<ImportOutcome> {
	const { db, reference } = ctx;
	if (options.dryRun || db === null) return { rows: await planRows(db?.kysely ?? null, reading, reference), stored: false, refused: false };
	return db.transaction(async (trx) => {
		const rows = await planRows(trx, reading, reference);
		const refused = !options.partial && (reading.ignored.some(isUnreadable) || rows.some((row) => row.action === 'blocked'));
		if (!refused) await storeRows(trx, rows, { ...options, reference });
		return { rows, stored: !refused, refused };
	});
}

function isUnreadable({ harmless }: ImportReading['ignored'][number]): boolean {
	return harmless !== true;
}

async function planRows(db: Reader | Writer | null, reading: ImportReading, { competitions }: Reference): Promise<PlannedRow[]> {
	const isLeague = (id: string) => competitions.get(id)?.type === 'liga';
	return planImport(reading.games, db === null ? [] : await storedAround(db, reading), isLeague);
}

/** Stored games of the competitions of a reading, one day around its dates. */
async function storedAround(db: Reader | Writer, reading: ImportReading): Promise<Game[]> {
	const days = reading.games.flatMap(({ date, kickoffAt }) => [date, kickoffAt?.slice(0, 10)]).filter((day) => day != null);
	if (days.length === 0) return [];
	const sorted = days.toSorted();
	const [from = '', to = ''] = [sorted[0], sorted.at(-1)];
	const competitions = new Set(reading.games.map((game) => game.competition.competitionId).filter((id) => id !== null));
	const repository = createGameRepository(db);
	const lists = await Promise.all([...competitions].map((id) => repository.listCompetition(id, addDays(from, -2), addDays(to, 2))));
	return lists.flat();
}

async function storeRows(trx: Writer, rows: readonly PlannedRow[], options: WriteNote & { reference: Reference }): Promise<void> {
	const news = rows.flatMap((row) => (row.action === 'create' ? [newGame(row.facts, options)] : []));
	await insertGames(trx, news, { ...options, publication: 'published', demo: false });
	for (const row of rows) {
		if (row.action === 'change') await updateGame(trx, { before: row.game, after: changedGame(row.game, row.facts, options) }, options);
	}
}

function newGame(facts: GameFacts, note: WriteNote): NewGame {
	return { ...facts, broadcasts: announced(newBroadcasts({ broadcasts: [] }, facts.broadcasts), note) };
}

function changedGame(game: Game, facts: GameFacts, note: WriteNote): Game {
	return { ...game, ...facts, broadcasts: [...game.broadcasts, ...announced(newBroadcasts(game, facts.broadcasts), note)] };
}

function announced(read: readonly DraftBroadcast[], { now, source }: WriteNote): Broadcast[] {
	return read.map(({ channelId, include, exclude, note }) => {
		return { channelId, state: 'confirmed', coverage: { include, exclude }, link: null, note, source, verifiedAt: now };
	});
}
