import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/db/open-database.ts';
import { runWhenIdle } from '#server/yield-to-serving.ts';
import { checkGuide } from './check-guide.ts';
import type { CheckupTask } from './check-in-thread.ts';

runWhenIdle();
const { dataDir, databaseUrl }: CheckupTask = workerData;
await using db = await openDatabase({ dataDir, databaseUrl, readOnly: true, poolSize: 1 });
parentPort?.postMessage(await checkGuide(db, Date.now));
