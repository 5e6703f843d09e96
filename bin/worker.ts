import { runWorker } from '#server/jobs/run-worker.ts';

process.exitCode = await runWorker();
process.exit();
