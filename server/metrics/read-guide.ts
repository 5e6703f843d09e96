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
import { createGameCountRepository } from './game-count-repository.ts';
import type { GaugeName, Readings } from './gauges.ts';
import { createWorkCountRepository } from './work-count-repository.ts';

const SOON_MS = 3 * 3_600_000;
const LIVE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** A scrape waits no longer for the database. */
const PATIENCE_MS = 4_000;

type Parts = Pick<AppContext, 'db' | 'config' | 'clock' | 'log'>;
/** `at` = UTC milliseconds of the database; the guide's clock decides what is soon. */
type Asked = Parts & { at: number };

/**
 * What the database and the disk say of the guide. A part that fails or is late says nothing, and
 * is counted: it takes no other with it. Without a database only that it is away.
 */
export async function readGuide(parts: Parts): Promise<Readings> {
	const [disk, at] = await Promise.all([
		inTime(parts, readDisk(parts)),
		within(PATIENCE_MS, readDatabaseTime(parts.db.kysely)).catch(() => null),
	]);
	const read =
		at === null
			? []
			: await Promise.all(OF_DATABASE.map((part) => inTime(parts, part({ ...parts, at }))));
	const failed = [disk, ...read].filter((part) => part === null).length;
	const own: Readings = { guia_database_up: at === null ? 0 : 1, guia_readings_failed: failed };
	return Object.assign(own, disk, ...read);
}

async function inTime({ log }: Parts, work: Promise<Readings>): Promise<Readings | null> {
	try {
		return await within(PATIENCE_MS, work);
	} catch (error) {
		log.warn({ err: error }, 'a part of the metrics could not be read');
		return null;
	}
}

const OF_DATABASE = [readGames, readWork, readFiles, readAges];

async function readGames({ db, clock }: Asked): Promise<Readings> {
	const [now, counts] = [clock(), createGameCountRepository(db.kysely)];
	const [soon, hourless, version] = await Promise.all([
		counts.gamesBetween(now, now + SOON_MS),
		counts.gamesWithoutHour(dayOf(now)),
		readDataVersion(db.kysely),
	]);
	return {
		guia_games_soon: soon.all,
		guia_games_soon_without_channel: soon.mute,
		guia_games_today_without_hour: hourless,
		guia_data_version: version,
	};
}

async function readWork({ db, at }: Asked): Promise<Readings> {
	const work = createWorkCountRepository(db.kysely);
	const [sources, jobs, bots] = await Promise.all([
		work.sources(at),
		work.jobs(at),
		work.botSuccesses(),
	]);
	return {
		guia_sources: { jogos: sources.jogos.on, noticias: sources.noticias.on },
		guia_sources_silent: { jogos: sources.jogos.silent, noticias: sources.noticias.silent },
		guia_jobs: jobs.states,
		guia_job_overdue_seconds: jobs.overdueMs / 1_000,
		guia_bot_success_age_seconds: Object.fromEntries(
			bots.flatMap(({ bot, at: last }) => (last === null ? [] : [[bot, (at - last) / 1_000]])),
		),
	};
}

async function readFiles({ db, at }: Asked): Promise<Readings> {
	const repository = createUploadRepository(db.kysely);
	const [bytes, uploads, refused] = await Promise.all([
		createFileRepository(db.kysely).totalBytes(),
		repository.underWay(at - LIVE_MS),
		repository.refusedSince(at - DAY_MS),
	]);
	return {
		guia_stored_bytes: bytes,
		guia_uploads: uploads.count,
		guia_uploads_refused: refused,
		guia_upload_bytes: uploads.bytes,
	};
}

async function readAges({ db, at }: Asked): Promise<Readings> {
	const [seen, backups] = await Promise.all([
		createWorkersRepository(db.kysely).lastSeen(),
		readBackupAges(db.kysely),
	]);
	return {
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
