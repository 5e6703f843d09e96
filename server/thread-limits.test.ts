import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PROGRAM = `
	import { getHeapStatistics } from 'node:v8';
	import { Worker } from 'node:worker_threads';
	const { letThreadsKeepTheirLimits } = await import('#server/thread-limits.ts');
	if (process.argv[1] === 'kept') letThreadsKeepTheirLimits();
	const megabytes = () => Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);
	const thread = new Worker(
		"require('node:worker_threads').parentPort.postMessage(require('node:v8').getHeapStatistics().heap_size_limit)",
		{ eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 3 } },
	);
	thread.on('message', (limit) => console.log(JSON.stringify([megabytes(), Math.round(limit / 2 ** 20)])));
`;

function limits(how: 'kept' | 'plain'): [main: number, thread: number] {
	const flags = ['--max-old-space-size=300', '--max-semi-space-size=4'];
	const args = [...flags, '--input-type=module', '-e', PROGRAM, how];
	return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('a thread keeps its own limit beside the flags of the process, which keep theirs', () => {
	const [main, thread] = limits('kept');
	expect(main).toBeGreaterThanOrEqual(300);
	expect(main).toBeLessThan(330);
	expect(thread).toBeLessThan(50);
	// What it is for: V8 would overrule the limit.
	expect(limits('plain')[1]).toBeGreaterThanOrEqual(300);
});
