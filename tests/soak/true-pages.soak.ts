import { expect } from 'vitest';
import { provePages } from '#tests/support/changes/page-law.ts';
import { onBothEngines } from '#tests/support/database.ts';

const SEED = Number(process.env.GUIA_SOAK_SEED ?? Math.floor(Math.random() * 2 ** 31));
const WRITES = Number(process.env.GUIA_SOAK_WRITES ?? 250);

process.stdout.write(`soak: GUIA_SOAK_SEED=${SEED}\n`);

onBothEngines(
	'each page in memory equals a fresh rendering after each of many writes',
	async (database, { address }) => {
		const { share } = await provePages(database, address, { seed: SEED, writes: WRITES, most: 14 });
		expect(share).toBeGreaterThan(0.2);
	},
);
