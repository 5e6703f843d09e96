import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * How long `expect.poll` waits: a busy machine is late, and what is waited for comes. The default
 * is one second.
 */
const PATIENCE = { timeout: 20_000 };

/**
 * Files at a time: two cores are all that a small machine has, and the default would leave one of
 * them idle; disks, databases and browsers wait.
 */
const TWO_CORES = 2;

/** The official client, in a browser, against the running server. */
const CONTRACT = {
	include: ['tests/contract/**/*.contract.ts'],
	testTimeout: 60_000,
	hookTimeout: 120_000,
	expect: { poll: PATIENCE },
	maxWorkers: TWO_CORES,
};

/**
 * Short files that take long: their few lines are pages on which every rule of accessibility runs,
 * a thousand answers, or three starts.
 */
const DEAREST = [
	'axe.e2e.ts',
	'axe-states.e2e.ts',
	'mine-look.e2e.ts',
	'crawl.e2e.ts',
	'development.e2e.ts',
	'panel.e2e.ts',
	'import-desk.e2e.ts',
	'ledger.test.ts',
	'wire-extremes.test.ts',
	'proxies.test.ts',
];

/**
 * The dearest files first. Vitest goes by how long each took the last time, which a fresh clone
 * does not know, and otherwise by size: a short file that takes long then runs at the very end, on
 * one core, while the other one has nothing left to do.
 */
class DearestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isDear = ({ moduleId }: TestSpecification) =>
			DEAREST.some((name) => moduleId.endsWith(`/${name}`));
		return [...sorted.filter(isDear), ...sorted.filter((file) => !isDear(file))];
	}
}

export default defineConfig({
	test: {
		sequence: { sequencer: DearestFirst },
		projects: [
			{
				test: {
					// Pure functions without a clock: a file leaves nothing behind, so that the next
					// one may run in the same process and import nothing again.
					name: 'core',
					include: ['core/**/*.test.ts'],
					isolate: false,
					maxWorkers: TWO_CORES,
					testTimeout: 30_000,
				},
			},
			{
				test: {
					name: 'unit',
					include: ['server/**/*.test.ts', 'app/**/*.test.ts', 'scripts/**/*.test.ts'],
					maxWorkers: TWO_CORES,
					testTimeout: 30_000,
					expect: { poll: PATIENCE },
				},
			},
			{
				test: {
					name: 'architecture',
					include: ['tests/architecture/**/*.test.ts'],
					testTimeout: 60_000,
				},
			},
			{
				test: {
					name: 'integration',
					include: ['tests/integration/**/*.test.ts'],
					maxWorkers: TWO_CORES,
					globalSetup: 'tests/support/integration-setup.ts',
					testTimeout: 60_000,
					expect: { poll: PATIENCE },
				},
			},
			{
				test: {
					name: 'e2e',
					include: ['tests/e2e/**/*.e2e.ts'],
					testTimeout: 120_000,
					hookTimeout: 120_000,
					maxWorkers: TWO_CORES,
					expect: { poll: PATIENCE },
					globalSetup: 'tests/support/e2e-setup.ts',
				},
			},
			{ test: { name: 'contract', ...CONTRACT } },
			{ test: { name: 'firefox', ...CONTRACT, env: { TEST_BROWSER: 'firefox' } } },
			{
				test: {
					name: 'soak',
					include: ['tests/soak/**/*.soak.ts'],
					testTimeout: 3_600_000,
					hookTimeout: 600_000,
					maxWorkers: 1,
					globalSetup: 'tests/support/integration-setup.ts',
				},
			},
		],
	},
});
