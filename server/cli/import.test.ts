import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';

type Report = {
	format: string;
	games: { line: number; home: { teamId: string | null } }[];
	warnings: string[];
};

/**
 * `guia import - --dry-run` as a process of its own, with these bytes on its stdin: what it writes
 * to stdout.
 */
async function dryRun(bytes: Uint8Array | string, ...words: string[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'guia-test-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const env = { DATA_DIR: folder, GUIA_DEMO: 'off' };
	const cli = spawn(process.execPath, ['bin/cli.ts', 'import', '-', '--dry-run', ...words], {
		env,
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	cli.stdin.end(bytes);
	return text(cli.stdout);
}

test('guia import - takes the bytes of stdin as they are and finds their format: a workbook', async () => {
	const rows = [
		['Data', 'Hora', 'Mandante', 'Visitante', 'Campeonato'],
		['21/11/2090', '16h', 'São Paulo', 'Grêmio', 'Brasileirão Série A'],
	];
	const workbook = await writeXlsxFile(
		rows.map((row) => row.map((value) => ({ value, type: String }))),
	).toBuffer();
	const { format, games, warnings } = JSON.parse(await dryRun(workbook, '--json')) as Report;
	expect([format, games.map(({ line, home }) => [line, home.teamId]), warnings]).toEqual([
		'xlsx',
		[[2, 'sao-paulo']],
		[],
	]);
});

const TABLE = 'Hora;Mandante;Visitante;Campeonato\n12h30;Arsenal;Chelsea;Premier League\n';

test('guia import --dry-run asks whose clock the hours of a table are on; --day and --zone say it for the whole table', async () => {
	const day = ['--day', '2026-11-28'];
	expect(await dryRun(TABLE, ...day)).toContain(
		'linha 2: não guardado (falta saber de que lugar são as horas: diga --zone)',
	);
	const inPlace = await dryRun(TABLE, ...day, '--zone', 'lugar');
	expect(inPlace).toContain(
		'2026-11-28 09:30 em Brasília (na fonte, 12:30 de Londres) Arsenal x Chelsea',
	);
	expect(inPlace).toContain('horas: como você disse (1 linha)');
	const report = JSON.parse(await dryRun(TABLE, ...day, '--zone', 'brasilia', '--json')) as {
		plan: unknown[];
	};
	expect(report.plan).toMatchObject([
		{ brasilia: '2026-11-28 12:30', hours: 'Hora de Brasília: como você disse' },
	]);
});
