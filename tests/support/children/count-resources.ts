import { readdirSync } from 'node:fs';
import type { Resources } from '#tests/support/ledger/watched-site.ts';

// Loaded into the web process before anything else: says over IPC what the process holds at that
// moment.
process.channel?.unref();
process.on('message', () => process.send?.(count()));

function count(): Resources {
	const held = process.getActiveResourcesInfo();
	return {
		threads: entries('/proc/self/task'),
		descriptors: entries('/proc/self/fd'),
		timers: held.filter((kind) => kind === 'Timeout' || kind === 'Immediate').length,
		children: held.filter((kind) => kind === 'ProcessWrap').length,
	};
}

function entries(folder: string): number {
	return readdirSync(folder).length;
}
