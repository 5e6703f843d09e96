import { sql } from 'kysely';
import type { AppDatabase } from '#server/db/app-database.ts';
import { type Acknowledgement, groupSize } from './acknowledgement.ts';

/** Everything that was acknowledged so far, and the comparison with what is stored. */
export type Ledger = {
	readonly counts: Record<Acknowledgement['kind'], number>;
	add(acknowledgement: Acknowledgement): void;
	/** One sentence for each thing that is lost, half-visible or damaged; empty = all is well. */
	compare(database: AppDatabase): Promise<string[]>;
};

export function createLedger(): Ledger {
	const counts = { insert: 0, import: 0, update: 0, setting: 0, seed: 0, refused: 0 };
	const groups = new Set<string>();
	const updates = new Map<string, { revision: number; venue: string }>();
	let setting = 0;
	return {
		counts,
		add(acknowledgement) {
			counts[acknowledgement.kind]++;
			if (acknowledgement.kind === 'insert' || acknowledgement.kind === 'import')
				groups.add(acknowledgement.group);
			if (acknowledgement.kind === 'update') updates.set(acknowledgement.id, acknowledgement);
			if (acknowledgement.kind === 'setting') setting = Math.max(setting, acknowledgement.value);
		},
		async compare(database) {
			return [
				...(await brokenFile(database)),
				...(await brokenGroups(database, groups)),
				...(await lostUpdates(database, updates)),
				...(await lostSetting(database, setting)),
				...(await halfGames(database)),
			];
		},
	};
}

async function brokenFile(database: AppDatabase): Promise<string[]> {
	if (database.engine !== 'sqlite') return [];
	const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
		database.kysely,
	);
	const orphans = await sql`pragma foreign_key_check`.execute(database.kysely);
	const complaints = integrity.rows
		.map((row) => row.integrity_check)
		.filter((line) => line !== 'ok');
	return [...complaints, ...orphans.rows.map((row) => `foreign key: ${JSON.stringify(row)}`)];
}

async function brokenGroups(
	database: AppDatabase,
	acknowledged: ReadonlySet<string>,
): Promise<string[]> {
	const rows = await database.kysely
		.selectFrom('games')
		.select((eb) => ['round', eb.fn.countAll<number>().as('count')])
		.groupBy('round')
		.execute();
	const stored = new Map(rows.map((row) => [row.round ?? '', row.count]));
	const lost = [...acknowledged]
		.filter((group) => !stored.has(group))
		.map((group) => `lost: ${group}`);
	const half = [...stored]
		.filter(([group, count]) => count !== groupSize(group))
		.map(([group, count]) => `half: ${count} games of ${group}`);
	return [...lost, ...half];
}

/**
 * A later revision is fine: its write was committed, and the process killed before it could say so.
 */
async function lostUpdates(
	database: AppDatabase,
	updates: ReadonlyMap<string, { revision: number; venue: string }>,
): Promise<string[]> {
	const rows = await database.kysely
		.selectFrom('games')
		.select(['id', 'revision', 'venue'])
		.where('revision', '>', 1)
		.execute();
	const stored = new Map(rows.map((row) => [row.id, row]));
	const lost: string[] = [];
	for (const [id, { revision, venue }] of updates) {
		const row = stored.get(id);
		const kept =
			row !== undefined &&
			(row.revision > revision || (row.revision === revision && row.venue === venue));
		if (!kept) lost.push(`lost: revision ${revision} of ${id}`);
	}
	return lost;
}

async function lostSetting(database: AppDatabase, value: number): Promise<string[]> {
	const row = await database.kysely
		.selectFrom('settings')
		.select('data')
		.where('id', '=', 'value')
		.executeTakeFirst();
	const stored = row === undefined ? 0 : (JSON.parse(row.data) as { value: number }).value;
	return stored >= value ? [] : [`lost: setting ${value}, found ${stored}`];
}

/**
 * What one transaction wrote belongs together: address, broadcasts, and one entry of history for
 * each revision.
 */
async function halfGames(database: AppDatabase): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from games where
			not exists (select 1 from game_slugs where game_slugs.slug = games.slug and game_slugs.game_id = games.id)
			or not exists (select 1 from broadcasts where broadcasts.game_id = games.id)
			or revision <> (select count(*) from game_changes where game_changes.game_id = games.id)`.execute(
		database.kysely,
	);
	return rows.map((row) => `half: game ${row.id}`);
}
