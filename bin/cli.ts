import { buffer, text } from 'node:stream/consumers';
import { runCli } from '#server/cli/run.ts';
import { loadConfig } from '#server/config/load-config.ts';

process.exitCode = await runCli(process.argv.slice(2), {
	config: () => loadConfig().config,
	now: Date.now,
	stdin: () => text(process.stdin),
	stdinBytes: () => buffer(process.stdin),
	out: (line) => process.stdout.write(`${line}\n`),
	warn: (line) => process.stderr.write(`${line}\n`),
});
