import type { Competition } from '#core/competitions/competition.ts';
import { storedRights } from '#core/competitions/rights.ts';
import { splitUfs } from '#core/games/coverage/coverage.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { CompetitionTable } from '#server/db/schema.ts';
import { storedAs, storedWords } from '#server/db/stored-json.ts';
import { createEntryWriter } from '#server/reference/entry-repository.ts';

export function createCompetitionRepository(db: Reader) {
	return {
		async list(): Promise<Competition[]> {
			return (await db.selectFrom('competitions').selectAll().execute()).map(toCompetition);
		},
	};
}

export function createCompetitionWriter(trx: Writer) {
	return createEntryWriter<Competition>(trx, 'competition', toRow);
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
