import { createSettingRepository } from './brand/setting-repository.ts';
import { createCalendarRepository } from './calendars/calendar-repository.ts';
import { createChannelOpeningRepository } from './channels/channel-opening-repository.ts';
import { createChannelRepository } from './channels/channel-repository.ts';
import { createCompetitionRepository } from './competitions/competition-repository.ts';
import { type RecordReporter, reportNothing } from './damaged-record.ts';
import type { AppDatabase } from './db/app-database.ts';
import { readDataVersion, readDataVersions } from './db/data-version.ts';
import { createFileRepository } from './files/file-repository.ts';
import { createActivityRepository } from './games/activity-repository.ts';
import { createAgendaRepository } from './games/agenda-repository.ts';
import { createGameChangeRepository } from './games/game-change-repository.ts';
import { createGameRepository } from './games/game-repository.ts';
import { createHabitRepository } from './games/habit-repository.ts';
import { createHabitReader } from './games/read/read-habits.ts';
import { createRelatedRepository } from './games/related-repository.ts';
import { createSitemapRepository } from './games/sitemap-repository.ts';
import type { GuideData, Reference } from './guide-data.ts';
import { createMapRepository } from './map/map-repository.ts';
import { createArticleRepository } from './news/article-repository.ts';
import { createPublishedRepository } from './news/published-repository.ts';
import { createAmbiguousAliasRepository } from './reference/ambiguous-alias-repository.ts';
import { createReferenceMoveRepository } from './reference/reference-move-repository.ts';
import { createReportRepository } from './reports/report-repository.ts';
import { createSearchIndex } from './search/search-index.ts';
import { createTeamRepository } from './teams/team-repository.ts';

/**
 * Opens the reading side of the guide on a database. The second argument
 * receives each damaged record that a list leaves out.
 */
export function createGuideData(
	db: AppDatabase,
	report: RecordReporter = reportNothing,
): GuideData {
	const readHabits = createHabitReader(createHabitRepository(db.kysely));
	let cached: { version: number; reference: Promise<Reference> } | null = null;
	const reading: Omit<GuideData, 'search'> = {
		games: createGameRepository(db.kysely, report),
		agendas: createAgendaRepository(db.kysely, report),
		calendars: createCalendarRepository(db.kysely, report),
		related: createRelatedRepository(db.kysely, report),
		maps: createMapRepository(db.kysely),
		activity: createActivityRepository(db.kysely),
		sitemap: createSitemapRepository(db.kysely),
		changes: createGameChangeRepository(db.kysely),
		settings: createSettingRepository(db.kysely),
		reports: createReportRepository(db.kysely),
		moves: createReferenceMoveRepository(db.kysely),
		articles: createArticleRepository(db.kysely),
		news: createPublishedRepository(db.kysely),
		files: createFileRepository(db.kysely),
		report,
		version: () => readDataVersion(db.kysely),
		habits: async (competitions, today) =>
			readHabits(competitions, { today, version: (await readDataVersions(db.kysely)).habits }),
		async reference() {
			const version = (await readDataVersions(db.kysely)).names;
			if (cached?.version !== version) cached = { version, reference: readReference(db) };
			try {
				return await cached.reference;
			} catch (error) {
				cached = null;
				throw error;
			}
		},
	};
	return { ...reading, search: createSearchIndex(reading) };
}

async function readReference({ kysely }: AppDatabase): Promise<Reference> {
	const aliases = createAmbiguousAliasRepository(kysely);
	const [teams, competitions, channels, openings, team, competition, channel] = await Promise.all([
		createTeamRepository(kysely).list(),
		createCompetitionRepository(kysely).list(),
		createChannelRepository(kysely).list(),
		createChannelOpeningRepository(kysely).list(),
		aliases.list('team'),
		aliases.list('competition'),
		aliases.list('channel'),
	]);
	return {
		teams: byId(teams),
		competitions: byId(competitions),
		channels: byId(channels),
		openings: new Map(openings.map((opening) => [opening.channelId, opening])),
		ambiguous: { team, competition, channel },
	};
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row> {
	return new Map(rows.map((row) => [row.id, row]));
}
