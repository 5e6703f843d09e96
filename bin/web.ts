import { keepCompiled } from '#server/keep-compiled.ts';

// Files the guide writes are private: no other user of the machine can read them.
process.umask(0o077);
keepCompiled();

const { runSite } = await import('#server/processes/run-site.ts');
process.exitCode = await runSite(process.argv.slice(2));
process.exit();
