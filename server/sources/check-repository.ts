import { CHECK_OUTCOMES, type SourceCheck } from '#core/sources/check-outcome.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { GameSourceCheckTable } from './sources-schema.ts';

/** Checks kept for each source. */
const KEPT = 30;

/** Reads the last checks of followed sources. */
export function createSourceCheckRepository(db: Reader) {
	return {
		/** Newest first. */
		async ofSource(sourceId: string): Promise<SourceCheck[]> {
			const query = db.selectFrom('game_source_checks').selectAll();
			const rows = await query.where('source_id', '=', sourceId).orderBy('id', 'desc').execute();
			return rows.flatMap(toCheck);
		},
		/** By source id, newest first. */
		async all(): Promise<Map<string, SourceCheck[]>> {
			const query = db.selectFrom('game_source_checks').selectAll().orderBy('id', 'desc');
			const groups = Map.groupBy(await query.execute(), (row) => row.source_id);
			return new Map([...groups].map(([id, rows]) => [id, rows.flatMap(toCheck)]));
		},
	};
}

/** Writes a check and drops those beyond the last 30 of its source. */
export function createSourceCheckWriter(trx: Writer) {
	return {
		async add(sourceId: string, check: SourceCheck): Promise<void> {
			const { at, outcome, problem, games, unknownNames } = check;
			const row = { source_id: sourceId, at, outcome, problem, games };
			await trx
				.insertInto('game_source_checks')
				.values({ ...row, unknown_names: unknownNames })
				.execute();
			const older = trx
				.selectFrom('game_source_checks')
				.select('id')
				.where('source_id', '=', sourceId)
				.orderBy('id', 'desc')
				.offset(KEPT)
				.limit(1);
			const oldest = await older.executeTakeFirst();
			if (oldest === undefined) return;
			await trx
				.deleteFrom('game_source_checks')
				.where('source_id', '=', sourceId)
				.where('id', '<=', oldest.id)
				.execute();
		},
	};
}

function toCheck(row: Omit<GameSourceCheckTable, 'id'>): SourceCheck[] {
	const outcome = CHECK_OUTCOMES.find((known) => known === row.outcome);
	if (outcome === undefined) return [];
	const { at, problem, games, unknown_names: unknownNames } = row;
	return [{ at, outcome, problem, games, unknownNames }];
}
