import { guide } from './0001_guide.ts';
import { kickoffMoves } from './0002_kickoff_moves.ts';
import { identity } from './0003_identity.ts';
import { files } from './0004_files.ts';
import { channelOpenings } from './0005_channel_openings.ts';
import { gameRevisions } from './0006_game_revisions.ts';
import { gamesDesk } from './0007_games_desk.ts';
import { imports } from './0008_imports.ts';
import { feeds } from './0009_feeds.ts';
import { articles } from './0010_articles.ts';
import { jobs } from './0011_jobs.ts';
import { curation } from './0012_curation.ts';
import { listIndexes } from './0013_list_indexes.ts';
import { dayRemovals } from './0014_day_removals.ts';
import { listRemovals } from './0015_list_removals.ts';
import { importCounts } from './0016_import_counts.ts';
import { importHours } from './0017_import_hours.ts';
import { look } from './0018_look.ts';
import { competitionRights } from './0019_competition_rights.ts';
import { changes } from './0020_changes.ts';
import { alerts } from './0021_alerts.ts';
import { gameSources } from './0022_game_sources.ts';
import { createdNames } from './0023_created_names.ts';
import { reports } from './0024_reports.ts';
import { gaps } from './0025_gaps.ts';
import { results } from './0026_results.ts';
import { sourceAnswers } from './0027_source_answers.ts';
import { sharedUploads } from './0031_shared_uploads.ts';
import { attempts } from './0032_attempts.ts';
import { passkeys } from './0033_passkeys.ts';
import type { Migration } from './migration.ts';

/**
 * Every migration of this version of the product, oldest first. A list, not a folder scan, so that
 * the bundle includes them.
 */
export const allMigrations: readonly Migration[] = [
	guide,
	kickoffMoves,
	identity,
	files,
	channelOpenings,
	gameRevisions,
	gamesDesk,
	imports,
	feeds,
	articles,
	jobs,
	curation,
	listIndexes,
	dayRemovals,
	listRemovals,
	importCounts,
	importHours,
	look,
	competitionRights,
	changes,
	alerts,
	gameSources,
	createdNames,
	reports,
	gaps,
	results,
	sourceAnswers,
	sharedUploads,
	attempts,
	passkeys,
];
