/**
 * Begins a backup of the data directory that the parent names, and stays in the middle of it until
 * it is killed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFrozenFiles } from '#server/backup/frozen-files.ts';
import { openWorkFolder, WORK_PREFIXES } from '#server/backup/work-folder.ts';

const { dataDir } = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string };
const frozen = await openFrozenFiles(dataDir);
await frozen.freeze();
const work = await openWorkFolder(join(dataDir, 'backups'), WORK_PREFIXES.archive);
await writeFile(join(work.path, 'archive'), 'half of it');
process.stdout.write('under way\n');
setInterval(() => frozen.sources(), 60_000);
