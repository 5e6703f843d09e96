import type { Habits } from '#core/answer/expected.ts';
import type { Channel } from '#core/channels/channel.ts';
import type { ChannelOpening } from '#core/channels/channel-opening.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { AmbiguousAlias } from '#core/search/resolution.ts';
import type { Team } from '#core/teams/team.ts';
import { createSettingRepository, type SettingRepository } from './brand/setting-repository.ts';
import {
	type CalendarRepository,
	createCalendarRepository,
} from './calendars/calendar-repository.ts';
import { createChannelOpeningRepository } from './channels/channel-opening-repository.ts';
import { createChannelRepository } from './channels/channel-repository.ts';
import { createCompetitionRepository } from './competitions/competition-repository.ts';
import { type RecordTeller, tellNobody } from './damaged-record.ts';
import type { AppDatabase } from './db/app-database.ts';
import { readDataVersion, readDataVersions } from './db/data-version.ts';
import { createFileRepository, type FileRepository } from './files/file-repository.ts';
import { type ActivityRepository, createActivityRepository } from './games/activity-repository.ts';
import { type AgendaRepository, createAgendaRepository } from './games/agenda-repository.ts';
import {
	createGameChangeRepository,
	type GameChangeRepository,
} from './games/game-change-repository.ts';
import { createGameRepository, type GameRepository } from './games/game-repository.ts';
import { createHabitRepository } from './games/habit-repository.ts';
import { createHabitReader } from './games/read/read-habits.ts';
import { createRelatedRepository, type RelatedRepository } from './games/related-repository.ts';
import { createSitemapRepository, type SitemapRepository } from './games/sitemap-repository.ts';
import { createMapRepository, type MapRepository } from './map/map-repository.ts';
import { type ArticleRepository, createArticleRepository } from './news/article-repository.ts';
import {
	createPublishedRepository,
	type PublishedRepository,
} from './news/published-repository.ts';
import {
	type AmbiguousAliasKind,
	createAmbiguousAliasRepository,
} from './reference/ambiguous-alias-repository.ts';
import {
	createReferenceMoveRepository,
	type ReferenceMoveRepository,
} from './reference/reference-move-repository.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';
import { createTeamRepository } from './teams/team-repository.ts';

/** Names behind the ids of a game. */
export type Reference = {
	teams: ReadonlyMap<string, Team>;
	competitions: ReadonlyMap<string, Competition>;
	channels: ReadonlyMap<string, Channel>;
	/**
	 * How channels are opened, by channel id; only channels with known data. Absent when names are
	 * read without a database.
	 */
	openings?: ReadonlyMap<string, ChannelOpening>;
	/** Names that never resolve to a single entry. */
	ambiguous?: Readonly<Record<AmbiguousAliasKind, readonly AmbiguousAlias[]>>;
};

/**
 * Read access to everything that public pages show. The render thread opens it on a read-only
 * connection.
 */
export type GuideData = {
	games: GameRepository;
	agendas: AgendaRepository;
	calendars: CalendarRepository;
	related: RelatedRepository;
	maps: MapRepository;
	activity: ActivityRepository;
	sitemap: SitemapRepository;
	changes: GameChangeRepository;
	settings: SettingRepository;
	/** Targets of merged teams, competitions and channels. */
	moves: ReferenceMoveRepository;
	articles: ArticleRepository;
	/** Articles as readers see them. */
	news: PublishedRepository;
	files: FileRepository;
	/** The search over names, games and articles. */
	search: SearchIndex;
	/** Receives stored records that cannot be shown. */
	tell: RecordTeller;
	/**
	 * The channels of competitions' recent games, before a day (YYYY-MM-DD). Recounted only after
	 * past games changed.
	 */
	habits(competitions: readonly Competition[], today: string): Promise<Habits>;
	/** The data version: rises with every change to what readers see. */
	version(): Promise<number>;
	/** The reference data, reread only after names changed. */
	reference(): Promise<Reference>;
};

/**
 * Opens the read side of the guide on a database. The teller receives records that lists leave out.
 */
export function createGuideData(db: AppDatabase, tell: RecordTeller = tellNobody): GuideData {
	const readHabits = createHabitReader(createHabitRepository(db.kysely));
	let cached: { version: number; reference: Promise<Reference> } | null = null;
	const reading: Omit<GuideData, 'search'> = {
		games: createGameRepository(db.kysely, tell),
		agendas: createAgendaRepository(db.kysely, tell),
		calendars: createCalendarRepository(db.kysely, tell),
		related: createRelatedRepository(db.kysely, tell),
		maps: createMapRepository(db.kysely),
		activity: createActivityRepository(db.kysely),
		sitemap: createSitemapRepository(db.kysely),
		changes: createGameChangeRepository(db.kysely),
		settings: createSettingRepository(db.kysely),
		moves: createReferenceMoveRepository(db.kysely),
		articles: createArticleRepository(db.kysely),
		news: createPublishedRepository(db.kysely),
		files: createFileRepository(db.kysely),
		tell,
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
