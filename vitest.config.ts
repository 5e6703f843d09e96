import { defineConfig } from 'vitest/config';

/** How long `expect.poll` waits: a busy machine is late, and what is waited for comes. The default is one second. */
const PATIENCE = { timeout: 20_000 };

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: ['core/**/*.test.ts', 'server/**/*.test.ts', 'app/**/*.test.ts', 'scripts/**/*.test.ts'],
					testTimeout: 30_000,
				},
			},
			{ test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 } },
			{
				test: {
					name: 'integration',
					include: ['tests/integration/**/*.test.ts'],
					globalSetup: 'tests/support/integration-setup.ts',
					testTimeout: 60_000,
					expect: { poll: PATIENCE },
				},
			},
			// Two files at a time: a browser waits more than it works, and two cores are all that a small machine has.
			{
				test: {
					name: 'e2e',
					include: ['tests/e2e/**/*.e2e.ts'],
					testTimeout: 120_000,
					hookTimeout: 120_000,
					maxWorkers: 2,
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
