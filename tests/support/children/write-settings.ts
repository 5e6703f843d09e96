/**
 * Many writers at once in one process; prints how long each write took, in milliseconds, and every
 * error.
 */
import { openDatabase } from '#server/db/open-database.ts';

type Input = {
	address: { dataDir: string; databaseUrl: string | null };
	prefix: string;
	writers: number;
	writes: number;
};

const input = JSON.parse(process.argv[2] ?? '{}') as Input;
await using database = await openDatabase(input.address);
const times: number[] = [];
const errors: string[] = [];

async function write(writer: number): Promise<void> {
	for (let turn = 0; turn < input.writes; turn++) {
		const id = `${input.prefix}-${writer}-${turn}`;
		const began = performance.now();
		try {
			await database.transaction((trx) =>
				trx
					.insertInto('settings')
					.values({ collection: 'test', id, data: '{}', revision: 1, updated_at: 1 })
					.execute(),
			);
			times.push(performance.now() - began);
		} catch (error) {
			errors.push(String(error));
		}
	}
}

await Promise.all(Array.from({ length: input.writers }, (_, writer) => write(writer)));
process.stdout.write(`${JSON.stringify({ times, errors })}\n`);
