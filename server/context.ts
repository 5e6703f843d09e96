import type { Clock } from '#core/kit/clock.ts';
import type { Config } from './config/config.ts';
import type { AppDatabase } from './db/app-database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { createGuideData, type GuideData } from './guide-data.ts';
import type { Log } from './log.ts';

/** Everything that the parts of the server share. Closed by `await using`. */
export type AppContext = {
	config: Config;
	/** Editorial time. */
	clock: Clock;
	log: Log;
	db: AppDatabase;
	data: GuideData;
	[Symbol.asyncDispose](): Promise<void>;
};

/** The one composition root: opens the data, brings its schema up, and hands out what reads and writes it. */
export async function createAppContext(config: Config, log: Log): Promise<AppContext> {
	const db = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
	try {
		const applied = await migrate(db);
		if (applied.length > 0) log.info({ applied }, 'schema brought up to date');
	} catch (error) {
		await db[Symbol.asyncDispose]();
		throw error;
	}
	return {
		config,
		clock: () => Date.now() + config.clockOffsetMs,
		log,
		db,
		data: createGuideData(db),
		[Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
	};
}
