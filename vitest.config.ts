import { defineConfig } from 'vitest/config';

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
				},
			},
			// One browser, one server at a time: two cores are all a small machine has.
			{
				test: {
					name: 'e2e',
					include: ['tests/e2e/**/*.e2e.ts'],
					testTimeout: 120_000,
					hookTimeout: 120_000,
					maxWorkers: 1,
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
					maxWorkers: 1,
				},
			},
			{ test: { name: 'soak', include: ['tests/soak/**/*.soak.ts'], testTimeout: 3_600_000, hookTimeout: 600_000, maxWorkers: 1 } },
		],
	},
});
