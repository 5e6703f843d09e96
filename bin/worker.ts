import { keepCompiled } from '#server/keep-compiled.ts';

// What the guide writes is its own: no other user of the machine reads it.
process.umask(0o077);
keepCompiled();

const { runWorker } = await import('#server/jobs/run-worker.ts');
process.exitCode = await runWorker();
process.exit();
