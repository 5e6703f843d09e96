import { keepCompiled } from '#server/keep-compiled.ts';

keepCompiled();

const { runWorker } = await import('#server/jobs/run-worker.ts');
process.exitCode = await runWorker();
process.exit();
