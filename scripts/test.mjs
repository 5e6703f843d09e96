// npm test [-- TIER… [-- FILTER…]]: everything it needs is installed, every tier runs, one line of
// totals ends it.
//   npm test                          every tier
//   npm run check                     the quick ones (--check)
//   npm test -- integration           one tier
//   npm test -- unit -- core/search   one tier, only the files whose path holds the text
//   npm test -- --times            also says which files and tiers took long
//   npm test -- firefox the contract suite in a Firefox (not among the tiers of a plain npm test)
import path from 'node:path';
import { ensureInstalled, environment, refuse, run, runQuietly, runtime } from './bootstrap.mjs';
import { bringDeployPrograms, ensureChromium, ensureFirefox, ensurePostgres } from './programs.mjs';
import { ALL_TIERS, CHECK_TIERS, LANES, TIERS } from './tiers.mjs';
import { describeTimes } from './times.mjs';

const NEED_POSTGRES = ['integration', 'e2e', 'soak'];
const NEED_CHROMIUM = ['contract', 'e2e'];
const NEED_FIREFOX = ['firefox'];
const NEED_DEPLOY = ['integration'];
const NEED_BUILD = ['integration', 'contract', 'e2e', 'firefox', 'soak'];

const { tiers, only, times } = readArguments(process.argv.slice(2));
await ensureInstalled();
const context = { node: runtime(), only, env: await bringPrograms(tiers) };

const lanes = LANES.map((lane) => lane.filter((name) => tiers.includes(name)));
const runLane = lanes.every((lane) => lane.length > 0) ? runUnseen : runShown;
const beside = await Promise.all(lanes.map((lane) => inTurn(lane, runLane)));
const laned = new Set(LANES.flat());
const rest = await inTurn(
	tiers.filter((name) => !laned.has(name)),
	runShown,
);
report([...beside.flat(), ...rest]);

async function inTurn(names, runTier) {
	const results = [];
	for (const name of names) {
		const began = performance.now();
		const counted = await runTier(name);
		results.push({ name, ...counted, seconds: (performance.now() - began) / 1000 });
	}
	return results;
}

function runShown(name) {
	process.stdout.write(heading(name));
	return TIERS[name]({ ...context, run });
}

/** Shows what a tier says when it has ended: two that run side by side would mix their lines. */
async function runUnseen(name) {
	let words = '';
	const counted = await TIERS[name]({
		...context,
		run: async (...program) => {
			const { code, said } = await runQuietly(...program);
			words += said;
			return code;
		},
	});
	process.stdout.write(heading(name) + words);
	return counted;
}

function heading(name) {
	return `\n── ${name}\n`;
}

function readArguments(args) {
	const parting = args.indexOf('--');
	const named = parting < 0 ? args : args.slice(0, parting);
	const names = named.filter((name) => name !== '--times');
	const chosen = names.flatMap((name) => (name === '--check' ? CHECK_TIERS : name));
	const unknown = chosen.find((name) => !(name in TIERS));
	if (unknown)
		refuse(`não há a camada de testes "${unknown}"; há: ${Object.keys(TIERS).join(', ')}.`);
	const wanted = chosen.length > 0 ? chosen : ALL_TIERS;
	const needsBuild = !wanted.includes('build') && wanted.some((name) => NEED_BUILD.includes(name));
	return {
		tiers: needsBuild ? ['build', ...wanted] : wanted,
		only: parting < 0 ? [] : args.slice(parting + 1),
		times: names.length < named.length,
	};
}

/** The environment in which the tests find PostgreSQL's programs and the browsers. */
async function bringPrograms(wanted) {
	const env = { CI: process.env.CI ?? 'true' };
	if (wanted.some((name) => NEED_POSTGRES.includes(name))) {
		env.PATH = [environment().PATH, await ensurePostgres()].join(path.delimiter);
	}
	if (wanted.some((name) => NEED_CHROMIUM.includes(name)))
		env.CHROMIUM_PATH = await ensureChromium();
	if (wanted.some((name) => NEED_DEPLOY.includes(name))) await bringDeployPrograms();
	if (wanted.some((name) => NEED_FIREFOX.includes(name))) env.FIREFOX_PATH = await ensureFirefox();
	return env;
}

function report(rows) {
	process.stdout.write('\n');
	// Named once more at the end: of a long log the end is what one reads.
	for (const { name, failures } of rows)
		for (const failure of failures) process.stdout.write(`FAILED ${name} ${failure}\n`);
	for (const { name, passed, failed, seconds } of rows) {
		const state = failed === 0 ? 'ok  ' : 'FAIL';
		process.stdout.write(
			`${state} ${name.padEnd(13)} ${seconds.toFixed(1).padStart(7)} s  passed ${passed}${failed ? `, failed ${failed}` : ''}\n`,
		);
	}
	const passed = rows.reduce((sum, row) => sum + row.passed, 0);
	const failed = rows.reduce((sum, row) => sum + row.failed, 0);
	if (times) process.stdout.write(describeTimes(rows));
	process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
	process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
