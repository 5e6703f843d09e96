import { keepCompiled } from '#server/keep-compiled.ts';

keepCompiled();

const { runWeb } = await import('#server/http/run-web.ts');
process.exitCode = await runWeb(process.argv.slice(2));
process.exit();
