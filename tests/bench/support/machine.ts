import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { Machine } from './report.ts';
import { versionOf } from './tools.ts';

/** What the numbers depend on besides our code. */
export function describeMachine(): Machine {
	const packages = JSON.parse(readFileSync('package.json', 'utf8')) as {
		dependencies: Record<string, string>;
	};
	const versions = ['react', 'react-router', 'hono', 'kysely'].map(
		(name) => `${name} ${packages.dependencies[name]}`,
	);
	const [cpu] = os.cpus();
	return {
		processor: `${cpu?.model.trim() ?? 'unknown'}, ${os.availableParallelism()} cores`,
		memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
		system: `${distribution()}, Linux ${os.release()}`,
		'load before the run': os
			.loadavg()
			.map((value) => value.toFixed(2))
			.join(' '),
		Node: `${process.versions.node} (SQLite ${process.versions.sqlite}, V8 ${process.versions.v8})`,
		packages: versions.join(', '),
		nginx: versionOf('nginx', '-v').replace('nginx version: nginx/', ''),
		wrk: versionOf('wrk', '-v'),
		PostgreSQL: versionOf('psql', '--version'),
	};
}

function distribution(): string {
	const text = readFileSync('/etc/os-release', 'utf8');
	return /^PRETTY_NAME="(.*)"$/m.exec(text)?.[1] ?? 'Linux';
}
