import { chmod, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { doctorVerb } from '#server/cli/doctor.ts';
import type { CliContext } from '#server/cli/verb.ts';
import { parseConfig } from '#server/config/config.ts';
import { closeDataFolder } from '#server/data-folder.ts';
import { hearOwnNotice } from '#server/db/postgres/hear-own-notice.ts';
import { onBothEngines, temporaryFolder } from '#tests/support/database.ts';
import { deafPooler } from '#tests/support/deaf-pooler.ts';

/**
 * Runs `guia doctor` with these settings: its exit code, and what it says by the name of the check.
 */
async function examine(values: Record<string, string>) {
	const read = parseConfig({ values, problems: [] }, Date.now());
	if (!read.ok) throw new Error(read.error.join('\n'));
	const { config } = read.value;
	const lines: string[] = [];
	const code = await doctorVerb.run([], {
		config: () => config,
		out: (line: string) => void lines.push(line),
	} as unknown as CliContext);
	return {
		code,
		said: Object.fromEntries(
			lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
		),
	};
}

onBothEngines(
	'doctor finds a prepared guide in order, and leaves nothing behind',
	async (_db, { address }) => {
		closeDataFolder(address.dataDir);
		const before = await readdir(address.dataDir);
		const { code, said } = await examine({
			DATA_DIR: address.dataDir,
			...(address.databaseUrl === null ? {} : { DATABASE_URL: address.databaseUrl }),
		});
		expect([code, said['banco de dados'], said.estrutura, said.relógio]).toEqual([
			0,
			'em ordem',
			'em ordem',
			'em ordem',
		]);
		expect(said['avisos entre processos']).toBe('em ordem');
		expect(said['e-mail']).toBe(
			`atenção (sem SMTP_URL: as cartas ficam em ${join(address.dataDir, 'outbox')})`,
		);
		expect(await readdir(address.dataDir)).toEqual(before);
	},
);

test('doctor makes nothing where no guide was started yet', async () => {
	await using folder = await temporaryFolder();
	const { code, said } = await examine({ DATA_DIR: join(folder.path, 'data') });
	expect([code, said['banco de dados']]).toEqual([
		0,
		'atenção (ainda não há banco: o primeiro início o cria)',
	]);
	expect(await readdir(folder.path)).toEqual([]);
});

test('doctor names what other users can read, a file of the future, and a folder that is none', async () => {
	await using folder = await temporaryFolder();
	await mkdir(join(folder.path, 'files'));
	await chmod(join(folder.path, 'files'), 0o755);
	await writeFile(join(folder.path, 'late'), '', { mode: 0o600 });
	const later = new Date(Date.now() + 3_600_000);
	await utimes(join(folder.path, 'late'), later, later);
	const { code, said } = await examine({ DATA_DIR: folder.path });
	expect(code).toBe(1);
	expect(said['permissões dos arquivos']).toContain(
		'FALHA (1 caminho aberto a outros usuários da máquina (o primeiro: files)',
	);
	expect(said.relógio).toContain('late é do futuro');
	expect((await examine({ DATA_DIR: join(folder.path, 'late') })).said['pasta de dados']).toContain(
		'é um arquivo, não uma pasta',
	);
});

test('doctor tries the mail server, and says why it refused', async () => {
	await using folder = await temporaryFolder();
	const refusing = createServer((socket) => socket.end('554 no service\r\n')).listen(
		0,
		'127.0.0.1',
	);
	await new Promise((resolve) => refusing.once('listening', resolve));
	onTestFinished(() => void refusing.close());
	const { port } = refusing.address() as { port: number };
	const { code, said } = await examine({
		DATA_DIR: folder.path,
		SMTP_URL: `smtp://127.0.0.1:${port}`,
		MAIL_FROM: 'guia@guia.example',
	});
	expect([code, said['e-mail']]).toEqual([
		1,
		expect.stringMatching(/FALHA \(o servidor de SMTP_URL não aceitou: .*554/),
	]);
});

test('doctor says that changes come late where a pooler loses the notices', async () => {
	expect(await hearOwnNotice(await deafPooler(inject('postgresUrl')), 100)).toBe(false);
});
