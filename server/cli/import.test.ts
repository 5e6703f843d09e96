import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';

type Report = { format: string; games: { line: number; home: { teamId: string | null } }[]; warnings: string[] };

/** `guia import -` as a process of its own, with these bytes on its stdin. */
async function importFromStdin(bytes: Uint8Array): Promise<Report> {
	const folder = await mkdtemp(join(tmpdir(), 'guia-test-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const env = { DATA_DIR: folder, GUIA_DEMO: 'off' };
	const cli = spawn(process.execPath, ['bin/cli.ts', 'import', '-', '--dry-run', '--json'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
	cli.stdin.end(bytes);
	return (await json(cli.stdout)) as Report;
}

test('guia import - takes the bytes of stdin as they are and finds their format: a workbook', async () => {
	const rows = [
		['Data', 'Hora', 'Mandante', 'Visitante', 'Campeonato'],
		['21/11/2026', '16h', 'São Paulo', 'Grêmio', 'Brasileirão Série A'],
	];
	const workbook = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
	const { format, games, warnings } = await importFromStdin(workbook);
	expect([format, games.map(({ line, home }) => [line, home.teamId]), warnings]).toEqual(['xlsx', [[2, 'sao-paulo']], []]);
});
