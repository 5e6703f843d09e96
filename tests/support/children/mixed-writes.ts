/**
 * Opens the guide as a start of the product does and writes until it is killed; each line is a
 * write that was committed before.
 */
import { errorCode } from '#core/kit/app-error.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { createMixedWriter } from '#tests/support/durability/mixed-writer.ts';

type Input = {
	address: { dataDir: string; databaseUrl: string | null };
	seed: number;
	run: number;
};

const { address, seed, run } = JSON.parse(process.argv[2] ?? '{}') as Input;
await using database = await openDatabase(address);
await prepareDatabase(database, { dataDir: address.dataDir, now: Date.now() });
const writer = await createMixedWriter(database, { seed, run });
for (;;) process.stdout.write(`${JSON.stringify(await writer.write().catch(refused))}\n`);

/**
 * A full disk is told and borne; anything else ends this process, which the parent takes for a
 * failure.
 */
function refused(error: unknown): { kind: 'refused' } {
	if (errorCode(error) !== 'disk-full') throw error;
	return { kind: 'refused' };
}
