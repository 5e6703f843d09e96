import { keepCompiled } from '#server/keep-compiled.ts';

// Files the guide writes are private: no other user of the machine can read them.
process.umask(0o077);
keepCompiled();

const { runWorker } = await import('#server/jobs/run-worker.ts');
process.exitCode = await runWorker();
process.exit();
