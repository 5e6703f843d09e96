import { runWeb } from '#server/http/run-web.ts';

process.exitCode = await runWeb(process.argv.slice(2));
process.exit();
