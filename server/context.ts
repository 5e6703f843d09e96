import type { Clock } from '#core/kit/clock.ts';
import { removeBackupLeftovers } from './backup/work-folder.ts';
import type { Config } from './config/config.ts';
import { createGuideData } from './create-guide-data.ts';
import { reportDamaged } from './damaged-record.ts';
import type { AppDatabase } from './db/app-database.ts';
import { createBallast } from './db/ballast.ts';
import { openDatabase } from './db/open-database.ts';
import { startCheckpoints } from './db/sqlite/checkpoints.ts';
import { startDemo } from './demo/start-demo.ts';
import type { GuideData } from './guide-data.ts';
import { createConfiguredAdministrator } from './identity/accounts/create-configured-admin.ts';
import type { Identity } from './identity/identity.ts';
import { openIdentity } from './identity/open-identity.ts';
import { createImportLane, type ImportLane } from './importing/run/import-lane.ts';
import { type CallExchange, createCallExchange } from './limits/call-exchange.ts';
import type { Log } from './log.ts';
import { createMeters, type Meters } from './metrics/meters.ts';
import { openOutbound } from './outbound/open-outbound.ts';
import type { Outbound } from './outbound/outbound.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Everything that parts of the server share. Close it with `await using`. */
export type AppContext = {
	config: Config;
	/** Editorial time. */
	clock: Clock;
	log: Log;
	db: AppDatabase;
	data: GuideData;
	identity: Identity;
	/** The single client for all outgoing fetches. */
	outbound: Outbound;
	/** Runs the long steps of imports. */
	imports: ImportLane;
	/** Where parts say how they are. */
	meters: Meters;
	/** Merges counts of calls over all processes. */
	calls: CallExchange;
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * The only composition root: opens the data, migrates and seeds it, and creates its readers and
 * writers.
 */
export async function createAppContext(config: Config, log: Log): Promise<AppContext> {
	const clock = () => Date.now() + config.clockOffsetMs;
	const db = await openDatabase({
		dataDir: config.dataDir,
		databaseUrl: config.databaseUrl,
		ballast: createBallast(config.dataDir),
	});
	const data = createGuideData(db, (damaged) => reportDamaged(log, damaged));
	const outbound = openOutbound(config);
	try {
		await bringUp({ config, clock, log, db, data });
		const identity = await openIdentity({ config, db, log, outbound });
		if (config.admin !== null && (await createConfiguredAdministrator(identity, config.admin)))
			log.info('first administrator created from the settings');
		const imports = createImportLane({
			dataDir: config.dataDir,
			databaseUrl: config.databaseUrl,
			db,
			log,
		});
		const meters = createMeters();
		meters.reads('guia_processes', () => 1);
		meters.reads('guia_database_connections_used', () => db.load().used);
		meters.reads('guia_database_waiting', () => db.load().waiting);
		meters.reads('guia_database_errors_total', () => db.load().errors);
		meters.reads('guia_attempts_refused_total', identity.throttle.refused);
		meters.reads('guia_stored_limit_bytes', () => config.files.quotaBytes);
		const calls = createCallExchange(db);
		calls.join('session', identity.sessionCalls);
		const checkpoints = startCheckpoints(db.source, log);
		const close = async () => {
			await imports[Symbol.asyncDispose]();
			await identity.close();
			await outbound[Symbol.asyncDispose]();
			await checkpoints[Symbol.asyncDispose]();
			await db[Symbol.asyncDispose]();
		};
		return {
			config,
			clock,
			log,
			db,
			data,
			identity,
			outbound,
			imports,
			calls,
			meters,
			[Symbol.asyncDispose]: close,
		};
	} catch (error) {
		await db[Symbol.asyncDispose]();
		throw error;
	}
}

async function bringUp({
	config,
	clock,
	log,
	db,
	data,
}: Omit<
	AppContext,
	'identity' | 'outbound' | 'imports' | 'calls' | 'meters' | typeof Symbol.asyncDispose
>): Promise<void> {
	await removeBackupLeftovers(config.dataDir);
	const onBackup = (file: string) => log.info({ file }, 'backup made before the migration');
	const applied = await prepareDatabase(db, { dataDir: config.dataDir, now: clock(), onBackup });
	if (applied.length > 0) log.info({ applied }, 'schema brought up to date');
	const laid = config.demo
		? await startDemo({ db, reference: await data.reference() }, { now: clock() })
		: null;
	if (laid !== null) log.info({ games: laid }, 'demonstration laid');
}
