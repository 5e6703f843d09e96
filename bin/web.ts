import { keepCompiled } from '#server/keep-compiled.ts';
import { letThreadsKeepTheirLimits } from '#server/thread-limits.ts';

// Files the guide writes are private: no other user of the machine can read them.
process.umask(0o077);
letThreadsKeepTheirLimits();
keepCompiled();

const { runSite } = await import('#server/processes/run-site.ts');
process.exitCode = await runSite(process.argv.slice(2));
process.exit();
