/**
 * `npm run bench [-- --quick] [-- --only=PART,PART]`: measures everything in one run and writes
 * docs/benchmarks.md and .json. A quick run, or one of some parts only, writes to .tmp/bench
 * instead: its numbers are not to be quoted. `--only=… --again` measures those parts anew and puts
 * them into docs/benchmarks in the place of the old ones, each with its own commit. It judges
 * nothing: it ends with 1 only when a part could not be measured.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS, type PartName } from './parts.ts';
import { describeMachine } from './support/machine.ts';
import type { BenchOptions, PartReport } from './support/part.ts';
import { spawnOn } from './support/processes.ts';
import { type BenchReport, type PartOutcome, toMarkdown } from './support/report.ts';
import { commitMeasured, ensureTools } from './support/tools.ts';

const { values } = parseArgs({
	options: {
		quick: { type: 'boolean', default: false },
		only: { type: 'string' },
		again: { type: 'boolean', default: false },
	},
});
const known = Object.keys(PARTS) as PartName[];
const wanted = values.only?.split(',') ?? known;
const unknown = wanted.filter((name) => !known.some((part) => part === name));
if (unknown.length > 0)
	throw new Error(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
const names = known.filter((name) => wanted.includes(name));
const isWhole = !values.quick && names.length === known.length;
const folder = path.resolve('.tmp/bench');
mkdirSync(folder, { recursive: true });
ensureTools();
ensureBuilt();

const begin = performance.now();
const measured = { date: new Date().toISOString().slice(0, 10), commit: commitMeasured() };
const report: BenchReport = {
	...measured,
	quick: values.quick,
	minutes: 0,
	machine: describeMachine(),
	parts: [],
};
for (const name of names) report.parts.push(await runPart(name, { quick: values.quick, folder }));
report.minutes = (performance.now() - begin) / 60_000;
if (values.again && !values.quick) putIntoDocs();
else write(isWhole ? 'docs' : folder);
process.exitCode = report.parts.some((part) => 'error' in part) ? 1 : 0;

/** The door that `npm start` uses: builds the site when it is not the one of these sources. */
function ensureBuilt(): void {
	const program =
		"const { ensureBuilt, runtime } = await import('./scripts/bootstrap.mjs'); await ensureBuilt(runtime());";
	if (
		spawnSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
			.status !== 0
	)
		process.exit(1);
}

async function runPart(name: PartName, options: BenchOptions): Promise<PartOutcome> {
	process.stderr.write(`${name} … `);
	const start = performance.now();
	const output = path.join(folder, `${name}.json`);
	rmSync(output, { force: true });
	const args = ['tests/bench/run-part.ts', name, output, JSON.stringify(options)];
	const env = { ...process.env, NODE_ENV: 'production' };
	const end = await spawnOn(process.execPath, args, {
		core: PARTS[name].core,
		env,
		stdio: ['ignore', 'inherit', 'inherit'],
	}).ended;
	const seconds = (performance.now() - start) / 1_000;
	process.stderr.write(`${seconds.toFixed(0)} s\n`);
	if (end !== 0) return { name, ...measured, seconds, error: `the part ended with ${end}` };
	return {
		name,
		...measured,
		seconds,
		report: JSON.parse(readFileSync(output, 'utf8')) as PartReport,
	};
}

/**
 * The parts of this run in the place of the same parts of the last whole one; a part that failed
 * replaces nothing.
 */
function putIntoDocs(): void {
	const old = JSON.parse(readFileSync('docs/benchmarks.json', 'utf8')) as BenchReport;
	const fresh = report.parts.filter((part) => 'report' in part);
	const known = old.parts.map((part) => ({
		...part,
		date: part.date ?? old.date,
		commit: part.commit ?? old.commit,
	}));
	const all = Object.keys(PARTS).flatMap(
		(name) => [...fresh, ...known].find((part) => part.name === name) ?? [],
	);
	Object.assign(report, { ...old, parts: all });
	write('docs');
}

function write(target: string): void {
	writeFileSync(path.join(target, 'benchmarks.md'), toMarkdown(report));
	writeFileSync(path.join(target, 'benchmarks.json'), `${JSON.stringify(report, null, '\t')}\n`);
	for (const part of report.parts) {
		for (const { item, result, target: wanted, met } of 'report' in part
			? part.report.verdicts
			: [])
			process.stdout.write(
				`${met ? 'met    ' : 'NOT MET'}  ${item}: ${result} (target ${wanted})\n`,
			);
	}
	process.stdout.write(`\n${path.join(target, 'benchmarks.md')}\n`);
}
