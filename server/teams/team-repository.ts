import { splitUfs } from '#core/games/coverage/coverage.ts';
import type { Team } from '#core/teams/team.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { TeamTable } from '#server/db/schema.ts';
import { storedWords } from '#server/db/stored-json.ts';
import { createEntryWriter } from '#server/reference/entry-repository.ts';

export function createTeamRepository(db: Reader) {
	return {
		async list(): Promise<Team[]> {
			return (await db.selectFrom('teams').selectAll().execute()).map(toTeam);
		},
	};
}

export function createTeamWriter(trx: Writer) {
	return createEntryWriter<Team>(trx, 'team', toRow);
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
