/** The file service in a process of its own, to be killed; prints the port once it listens. */
import { openDatabase } from '#server/db/open-database.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';

const { dataDir } = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string };
const database = await openDatabase({ dataDir, databaseUrl: null });
const { url } = await startFileServer({ database, dataDir });
process.stdout.write(`${url}\n`);
