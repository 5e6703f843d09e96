import type { Kysely } from 'kysely';
import { splitUfs } from '#core/games/coverage/coverage.ts';
import type { Team } from '#core/teams/team.ts';
import type { Database, TeamTable } from '#server/db/schema.ts';
import { storedWords } from '#server/db/stored-json.ts';

/** All SQL of teams. */
export function createTeamRepository(db: Kysely<Database>) {
	return {
		async list(): Promise<Team[]> {
			return (await db.selectFrom('teams').selectAll().execute()).map(toTeam);
		},

		/**
		 * Stores a team of the reference data, unless an operator edited it. Returns whether a row
		 * changed.
		 */
		async seed(team: Omit<Team, 'revision'>): Promise<boolean> {
			const { id, ...values } = toRow(team);
			const result = await db
				.insertInto('teams')
				.values({ id, ...values, revision: 1, edited_at: null })
				.onConflict((conflict) =>
					conflict.column('id').doUpdateSet(values).where('teams.edited_at', 'is', null),
				)
				.executeTakeFirst();
			return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
		},

		/** Stores an operator's new team, which the reference data never overwrites. */
		async insert(team: Omit<Team, 'revision'>, now: number): Promise<void> {
			const values = { ...toRow(team), revision: 1, edited_at: now };
			await db.insertInto('teams').values(values).execute();
		},

		/**
		 * Stores an operator's edit over the revision that they saw. Returns whether that was still the
		 * present one.
		 */
		async save(
			team: Omit<Team, 'revision'>,
			{ seen, now }: { seen: number; now: number },
		): Promise<boolean> {
			const { id, ...values } = toRow(team);
			const query = db.updateTable('teams').set({ ...values, revision: seen + 1, edited_at: now });
			return (
				(await query.where('id', '=', id).where('revision', '=', seen).executeTakeFirst())
					.numUpdatedRows > 0n
			);
		},
	};
}

function toTeam(row: TeamTable): Team {
	return {
		id: row.id,
		name: row.name,
		shortName: row.short_name,
		abbr: row.abbr,
		aliases: storedWords(row.aliases) ?? [],
		nicknames: storedWords(row.nicknames) ?? [],
		city: row.city,
		state: splitUfs(row.state ?? '')[0] ?? null,
		country: row.country,
		type: row.type,
		colors:
			row.color_primary && row.color_secondary
				? { primary: row.color_primary, secondary: row.color_secondary }
				: null,
		...(row.kit === null ? {} : { kit: row.kit }),
		...(row.picture === null ? {} : { picture: row.picture }),
		confidence: row.confidence,
		revision: row.revision,
	};
}

function toRow(
	team: Omit<Team, 'revision'>,
): Omit<TeamTable, 'revision' | 'edited_at' | 'picture'> {
	return {
		id: team.id,
		name: team.name,
		short_name: team.shortName,
		abbr: team.abbr,
		aliases: JSON.stringify(team.aliases),
		nicknames: JSON.stringify(team.nicknames),
		city: team.city,
		state: team.state,
		country: team.country,
		type: team.type,
		color_primary: team.colors?.primary ?? null,
		color_secondary: team.colors?.secondary ?? null,
		kit: team.kit ?? null,
		confidence: team.confidence,
	};
}
