import { defineConfig } from 'vitest/config';
import { DearestFirst } from './tests/support/file-order.ts';

/** How long `expect.poll` waits: a busy machine is late, and what is waited for comes. The default is one second. */
const PATIENCE = { timeout: 20_000 };

/** Files at a time: two cores are all that a small machine has, and the default would leave one of them idle; disks, databases and browsers wait. */
const TWO_CORES = 2;

export default defineConfig({
	test: {
		sequence: { sequencer: DearestFirst },
		projects: [
			{
				test: {
					name: 'unit',
					include: ['core/**/*.test.ts', 'server/**/*.test.ts', 'app/**/*.test.ts', 'scripts/**/*.test.ts'],
					maxWorkers: TWO_CORES,
					testTimeout: 30_000,
				},
			},
			{ test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 } },
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
			// The official client, in a browser, against the running server.
			{
				test: {
					name: 'contract',
					include: ['tests/contract/**/*.contract.ts'],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					expect: { poll: PATIENCE },
					maxWorkers: 1,
				},
			},
			{ test: { name: 'soak', include: ['tests/soak/**/*.soak.ts'], testTimeout: 3_600_000, hookTimeout: 600_000, maxWorkers: 1 } },
		],
	},
});
