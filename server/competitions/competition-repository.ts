import type { Kysely } from 'kysely';
import type { Competition } from '#core/competitions/competition.ts';
import { storedRights } from '#core/competitions/rights.ts';
import { splitUfs } from '#core/games/coverage/coverage.ts';
import type { CompetitionTable, Database } from '#server/db/schema.ts';
import { storedAs, storedWords } from '#server/db/stored-json.ts';

/** All SQL of competitions. */
export function createCompetitionRepository(db: Kysely<Database>) {
	return {
		async list(): Promise<Competition[]> {
			return (await db.selectFrom('competitions').selectAll().execute()).map(toCompetition);
		},

		/**
		 * Stores a competition of the reference data, unless an operator edited it. Returns whether a
		 * row changed.
		 */
		async seed(competition: Omit<Competition, 'revision'>): Promise<boolean> {
			const { id, ...values } = toRow(competition);
			const result = await db
				.insertInto('competitions')
				.values({ id, ...values, revision: 1, edited_at: null })
				.onConflict((conflict) =>
					conflict.column('id').doUpdateSet(values).where('competitions.edited_at', 'is', null),
				)
				.executeTakeFirst();
			return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
		},

		/** Stores an operator's new competition, which the reference data never overwrites. */
		async insert(competition: Omit<Competition, 'revision'>, now: number): Promise<void> {
			const values = { ...toRow(competition), revision: 1, edited_at: now };
			await db.insertInto('competitions').values(values).execute();
		},

		/**
		 * Stores an operator's edit over the revision that they saw. Returns whether that was still the
		 * present one.
		 */
		async save(
			competition: Omit<Competition, 'revision'>,
			{ seen, now }: { seen: number; now: number },
		): Promise<boolean> {
			const { id, ...values } = toRow(competition);
			const query = db
				.updateTable('competitions')
				.set({ ...values, revision: seen + 1, edited_at: now });
			return (
				(await query.where('id', '=', id).where('revision', '=', seen).executeTakeFirst())
					.numUpdatedRows > 0n
			);
		},
	};
}

function toCompetition(row: CompetitionTable): Competition {
	return {
		id: row.id,
		name: row.name,
		shortName: row.short_name,
		aliases: storedWords(row.aliases) ?? [],
		country: row.country,
		state: splitUfs(row.state ?? '')[0] ?? null,
		gender: row.gender,
		ageGroup: row.age_group,
		type: row.type,
		priority: row.priority,
		zone: row.zone,
		rights: storedAs(storedRights, row.rights) ?? [],
		confidence: row.confidence,
		revision: row.revision,
	};
}

function toRow(
	competition: Omit<Competition, 'revision'>,
): Omit<CompetitionTable, 'revision' | 'edited_at'> {
	return {
		id: competition.id,
		name: competition.name,
		short_name: competition.shortName,
		aliases: JSON.stringify(competition.aliases),
		country: competition.country,
		state: competition.state,
		gender: competition.gender,
		age_group: competition.ageGroup,
		type: competition.type,
		priority: competition.priority,
		zone: competition.zone,
		rights: JSON.stringify(competition.rights),
		usual_channel_ids: JSON.stringify(competition.rights.map(({ channelId }) => channelId)),
		confidence: competition.confidence,
	};
}
