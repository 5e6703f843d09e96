// The tiers of the tests: what each one runs and how its results are counted.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, environment, isBuilt, ROOT } from './bootstrap.mjs';
import { timesOfFiles } from './times.mjs';

const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);

/**
 * What a tier answers: how many checks passed and failed, and what is known of each failed one.
 * `skipped` ones count as failed: a test that did not run shows nothing.
 */
const oneCheck = (code) => ({
	passed: code === 0 ? 1 : 0,
	failed: code === 0 ? 0 : 1,
	failures: [],
	files: [],
});

function commands(...lines) {
	return async ({ run }) => {
		let worst = 0;
		for (const [program, ...args] of lines) worst = Math.max(worst, await run(program, args));
		return oneCheck(worst);
	};
}

/** What the type checker knows of unchanged files. A fresh clone has none and checks everything. */
const KNOWN_TYPES = ['--incremental', '--tsBuildInfoFile', 'build/.types.json'];

/**
 * Hundreds of programs and threads are begun: what one has compiled, the next need not
 * (`server/keep-compiled.ts`).
 */
const COMPILED = { NODE_COMPILE_CACHE: path.join(ROOT, 'build', '.compiled') };

function vitest(...projects) {
	return async (context) => {
		mkdirSync(path.join(ROOT, '.tmp'), { recursive: true });
		const folder = mkdtempSync(path.join(ROOT, '.tmp', 'results-'));
		const output = path.join(folder, 'results.json');
		const cli = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
		const args = [
			cli,
			'run',
			...projects.map((project) => `--project=${project}`),
			'--reporter=dot',
			'--reporter=json',
			`--outputFile.json=${output}`,
			...context.only,
		];
		const code = await context.run(context.node, args, {
			env: environment({ ...COMPILED, ...context.env }),
		});
		const counted = countResults(output, code);
		rmSync(folder, { recursive: true, force: true });
		return counted;
	};
}

/**
 * Reads Vitest's report. A run that broke without a failed test (no test found, a crash) is one
 * failure of its own.
 */
export function countResults(file, code) {
	const report = readReport(file);
	const passed = report?.numPassedTests ?? 0;
	const failed =
		(report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
	const broken = failed === 0 && (code !== 0 || passed === 0);
	return {
		passed,
		failed: failed + (broken ? 1 : 0),
		failures: (report?.testResults ?? []).flatMap(describeFailures),
		files: timesOfFiles(report?.testResults ?? []),
	};
}

/** One line for each failed test of a file, and for a file that could not run. */
function describeFailures({ name, status, message, assertionResults }) {
	const file = path.relative(ROOT, name);
	const firstLine = (text) => (text ?? '').split('\n', 1)[0].slice(0, 300);
	const failed = assertionResults.filter((result) => result.status !== 'passed');
	if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
	return failed.map(
		({ fullName, failureMessages }) =>
			`${file}: ${fullName.trim()}\n  ${firstLine(failureMessages?.[0])}`,
	);
}

function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return null;
	}
}

/** In the order in which they run: cheap before expensive, the bundle before what serves it. */
export const TIERS = {
	lint: commands([bin('biome'), 'check', '--error-on-warnings', '--max-diagnostics=50']),
	types: commands(
		[bin('react-router'), 'typegen'],
		[bin('tsc'), '-p', '.', ...KNOWN_TYPES],
		[bin('tsc'), '-p', 'app/live/worker'],
	),
	house: (context) => commands([context.node, 'scripts/house/run.ts', '--check'])(context),
	unit: vitest('core', 'unit'),
	architecture: vitest('architecture'),
	build: async (context) => oneCheck(isBuilt() ? 0 : await build(context.node)),
	integration: vitest('integration'),
	contract: vitest('contract'),
	e2e: vitest('e2e'),
	firefox: vitest('firefox'),
	soak: vitest('soak'),
};

/** What `npm test` and `npm run check` run. */
export const ALL_TIERS = [
	'lint',
	'types',
	'house',
	'unit',
	'architecture',
	'build',
	'integration',
	'contract',
	'e2e',
];
export const CHECK_TIERS = ['lint', 'types', 'house', 'unit', 'architecture'];

/**
 * Two lanes that run side by side: these tiers need no bundle, no database and no browser. Vitest
 * keeps one file of what it knows, so that its runs follow each other.
 */
export const LANES = [
	['lint', 'types', 'house'],
	['unit', 'architecture'],
];
