/** Reads a long table into an import, to be killed meanwhile. */
import { openDatabase } from '#server/db/open-database.ts';
import { readLongTable } from '#tests/support/long-import.ts';

const input = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string; games: number };
await using db = await openDatabase({ dataDir: input.dataDir, databaseUrl: null });
await (await readLongTable(db, input.dataDir, input.games)).ended;
process.stdout.write('read\n');
