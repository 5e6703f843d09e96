import { stat, statfs } from 'node:fs/promises';
import { dayOf } from '#core/site/dates.ts';
import { readBackupAges } from '#server/backup/backup-record.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createUploadRepository } from '#server/files/upload/upload-repository.ts';
import { within } from '#server/in-time.ts';
import { createWorkersRepository } from '#server/jobs/workers-repository.ts';
import { createGameCounts } from './game-counts-repository.ts';
import type { GaugeName, Readings } from './gauges.ts';
import { createWorkCounts } from './work-counts-repository.ts';

const SOON_MS = 3 * 3_600_000;
const LIVE_MS = 10 * 60_000;
/** A scrape waits no longer for the database. */
const PATIENCE_MS = 4_000;

type Parts = Pick<AppContext, 'db' | 'config' | 'clock'>;

/** What the database and the disk say of the guide. Without a database only that it is away. */
export async function readGuide(parts: Parts): Promise<Readings> {
	const disk = await readDisk(parts);
	try {
		const read = await within(PATIENCE_MS, readDatabase(parts));
		return { ...disk, guia_database_up: read === null ? 0 : 1, ...read };
	} catch {
		return { ...disk, guia_database_up: 0 };
	}
}

async function readDatabase({ db, clock }: Parts): Promise<Readings> {
	// The guide's clock decides what is soon, the database's clock when something happened.
	const [now, at] = [clock(), await readDatabaseTime(db.kysely)];
	const [counts, work] = [createGameCounts(db.kysely), createWorkCounts(db.kysely)];
	const [soon, hourless, sources, jobs, bots, version, files, uploads, seen, backups] =
		await Promise.all([
			counts.gamesBetween(now, now + SOON_MS),
			counts.gamesWithoutHour(dayOf(now)),
			work.sources(at),
			work.jobs(at),
			work.botSuccesses(),
			readDataVersion(db.kysely),
			createFileRepository(db.kysely).totalBytes(),
			createUploadRepository(db.kysely).underWay(at - LIVE_MS),
			createWorkersRepository(db.kysely).lastSeen(),
			readBackupAges(db.kysely),
		]);
	return {
		guia_games_soon: soon.all,
		guia_games_soon_without_channel: soon.mute,
		guia_games_today_without_hour: hourless,
		guia_sources: { jogos: sources.jogos.on, noticias: sources.noticias.on },
		guia_sources_silent: { jogos: sources.jogos.silent, noticias: sources.noticias.silent },
		guia_jobs: jobs.states,
		guia_job_overdue_seconds: jobs.overdueMs / 1_000,
		guia_bot_success_age_seconds: Object.fromEntries(
			bots.flatMap(({ bot, at: last }) => (last === null ? [] : [[bot, (at - last) / 1_000]])),
		),
		guia_data_version: version,
		guia_stored_bytes: files,
		guia_uploads: uploads.count,
		guia_upload_bytes: uploads.bytes,
		...age('guia_worker_age_seconds', at, seen),
		...age('guia_backup_age_seconds', at, backups.lastBackupAt),
		...age('guia_backup_proof_age_seconds', at, backups.lastProofAt),
	};
}

/** Seconds since an instant; nothing when it never was. */
function age(name: GaugeName, at: number, then: number | null): Readings {
	return then === null ? {} : { [name]: (at - then) / 1_000 };
}

async function readDisk({ config, db }: Parts): Promise<Readings> {
	const { bavail, bsize } = await statfs(config.dataDir);
	const { source } = db;
	if (source.engine !== 'sqlite') return { guia_disk_free_bytes: bavail * bsize };
	const [file, journal] = await Promise.all(
		['', '-wal'].map((end) => missingAsNull(stat(source.file + end))),
	);
	return {
		guia_disk_free_bytes: bavail * bsize,
		guia_database_bytes: file?.size ?? 0,
		guia_database_journal_bytes: journal?.size ?? 0,
	};
}
