import { buffer, text } from 'node:stream/consumers';
import { keepCompiled } from '#server/keep-compiled.ts';

// Files the guide writes are private: no other user of the machine can read them.
process.umask(0o077);
keepCompiled();

// The reader of a pipe may close it early (`| head`): the command still runs, its output is
// dropped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);

const [{ runCli }, { loadConfig }] = await Promise.all([
	import('#server/cli/run.ts'),
	import('#server/config/load-config.ts'),
]);
process.exitCode = await runCli(process.argv.slice(2), {
	config: () => loadConfig().config,
	now: Date.now,
	stdin: () => text(process.stdin),
	stdinBytes: () => buffer(process.stdin),
	out: (line) => process.stdout.write(`${line}\n`),
	warn: (line) => process.stderr.write(`${line}\n`),
});

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
	if (error.code !== 'EPIPE') throw error;
}
