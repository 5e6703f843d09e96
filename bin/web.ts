import { keepCompiled } from '#server/keep-compiled.ts';

// Files the guide writes are private: no other user of the machine can read them.
process.umask(0o077);
keepCompiled();

const { runWeb } = await import('#server/http/run-web.ts');
process.exitCode = await runWeb(process.argv.slice(2));
process.exit();
