// Where the time of a run goes: `npm test -- --times`.
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

const SLOWEST = 25;

/** Seconds that each test file took, from Vitest's JSON report. */
export function timesOfFiles(testResults) {
	return testResults.map(({ name, startTime, endTime }) => ({
		file: path.relative(ROOT, name).replaceAll(path.sep, '/'),
		seconds: (endTime - startTime) / 1000,
	}));
}

/**
 * The slowest files, then the sum of each tier and of each kind. Files run side by side: sums are
 * more than what a clock shows.
 */
export function describeTimes(rows) {
	const all = rows.flatMap(({ name, files }) => files.map((one) => ({ tier: name, ...one })));
	const slowest = all.toSorted(bySeconds).slice(0, SLOWEST);
	return [
		`\nslowest files\n${lines(slowest.map(({ file, seconds }) => ({ name: file, seconds })))}`,
		`sum per tier\n${lines(sums(all, ({ tier }) => tier))}`,
		`sum per kind\n${lines(sums(all, kindOf).slice(0, SLOWEST))}`,
	].join('\n');
}

/** Folder of two levels beside the code; the first word of the file's name under tests/. */
function kindOf({ tier, file }) {
	const kind = file.startsWith('tests/')
		? path.posix.basename(file).split(/[-.]/, 1)[0]
		: path.posix.dirname(file).split('/').slice(0, 2).join('/');
	return `${tier} ${kind}`;
}

function sums(files, nameOf) {
	const known = new Map();
	for (const one of files) known.set(nameOf(one), (known.get(nameOf(one)) ?? 0) + one.seconds);
	return [...known].map(([name, seconds]) => ({ name, seconds })).sort(bySeconds);
}

const bySeconds = (a, b) => b.seconds - a.seconds;

function lines(rows) {
	return rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}\n`).join('');
}
