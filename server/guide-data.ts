import type { Habits } from '#core/answer/expected.ts';
import type { Channel } from '#core/channels/channel.ts';
import type { ChannelOpening } from '#core/channels/channel-opening.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { AmbiguousAlias } from '#core/search/resolution.ts';
import type { Team } from '#core/teams/team.ts';
import type { SettingRepository } from './brand/setting-repository.ts';
import type { CalendarRepository } from './calendars/calendar-repository.ts';
import type { RecordReporter } from './damaged-record.ts';
import type { FileRepository } from './files/file-repository.ts';
import type { ActivityRepository } from './games/activity-repository.ts';
import type { AgendaRepository } from './games/agenda-repository.ts';
import type { GameChangeRepository } from './games/game-change-repository.ts';
import type { GameRepository } from './games/game-repository.ts';
import type { RelatedRepository } from './games/related-repository.ts';
import type { SitemapRepository } from './games/sitemap-repository.ts';
import type { MapRepository } from './map/map-repository.ts';
import type { ArticleRepository } from './news/article-repository.ts';
import type { PublishedRepository } from './news/published-repository.ts';
import type { AmbiguousAliasKind } from './reference/ambiguous-alias-repository.ts';
import type { ReferenceMoveRepository } from './reference/reference-move-repository.ts';
import type { ReportRepository } from './reports/report-repository.ts';
import type { SearchIndex } from './search/search-methods.ts';

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
	/** What came of readers' reports. */
	reports: Pick<ReportRepository, 'resultsOf'>;
	/** Targets of merged teams, competitions and channels. */
	moves: ReferenceMoveRepository;
	articles: ArticleRepository;
	/** Articles as readers see them. */
	news: PublishedRepository;
	files: FileRepository;
	/** The search over names, games and articles. */
	search: SearchIndex;
	/** Receives stored records that cannot be shown. */
	report: RecordReporter;
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
