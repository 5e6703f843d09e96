import { keepCompiled } from '#server/keep-compiled.ts';

// What the guide writes is its own: no other user of the machine reads it.
process.umask(0o077);
keepCompiled();

const { runWeb } = await import('#server/http/run-web.ts');
process.exitCode = await runWeb(process.argv.slice(2));
process.exit();
