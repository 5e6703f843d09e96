import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from '#tests/support/child.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { startWeb } from '#tests/support/web-process.ts';

/** What the start says when it refuses: the sentence on stderr, and no line of a log. */
async function refusal(env: Record<string, string>, limits = ''): Promise<string> {
	const started = await startWeb(env, limits).catch((error: Error) => error);
	if (!(started instanceof Error)) throw new Error(`It started: ${started.url}`);
	return started.message;
}

async function takenPort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	onTestFinished(() => void server.close());
	return (server.address() as AddressInfo).port;
}

test('a port that another program has is one sentence, and nothing is written', async () => {
	await using folder = await temporaryFolder();
	const port = await takenPort();
	const dataDir = join(folder.path, 'data');
	const said = await refusal({ PORT: String(port), DATA_DIR: dataDir });
	expect(said).toBe(
		`The process ended with 1: \nO site não começou: a porta ${port} já está em uso. ` +
			`Feche o outro programa ou escolha outra: PORT=${port + 1} npm start.`,
	);
	const metrics = { METRICS_PORT: String(port), DATA_DIR: dataDir };
	expect(await refusal(metrics)).toContain(`escolha outra: METRICS_PORT=${port + 1} npm start.`);
	expect(await readdir(folder.path)).toEqual([]);
});

test('a data folder that is a file is one sentence', async () => {
	await using folder = await temporaryFolder();
	const file = join(folder.path, 'data');
	await writeFile(file, '');
	expect(await refusal({ DATA_DIR: file })).toContain(
		`DATA_DIR (${file}) é um arquivo, não uma pasta.`,
	);
	expect(await refusal({ DATA_DIR: join(file, 'guia') })).toContain('é um arquivo, não uma pasta.');
});

test('a data folder of somebody else is one sentence', async () => {
	await using folder = await temporaryFolder();
	await chmod(folder.path, 0o500);
	const child = startChild('folder-problem', { folder: join(folder.path, 'data', 'guia') });
	expect(await child.line(() => true)).toMatch(/^não há permissão para escrever em DATA_DIR/);
	await child.ended;
});

test('a file that is no database is one sentence with the way back, and no stack trace', async () => {
	await using folder = await temporaryFolder();
	await mkdir(join(folder.path, 'backups'));
	const backup = join(folder.path, 'backups', 'guia-20261121-010203.guiabackup');
	await writeFile(backup, 'kept');
	await writeFile(join(folder.path, 'guia.sqlite'), 'no database at all. '.repeat(50));
	expect(await refusal({ DATA_DIR: folder.path })).toBe(
		`The process ended with 1: \nO site não começou: o banco guia.sqlite em ${folder.path} está danificado ou não é um banco: ` +
			`volte ao backup mais recente com guia restore ${backup}.`,
	);
});

test('with 256 file descriptors the site starts; with far too few it ends with one sentence', async () => {
	await using web = await startWeb({}, 'ulimit -n 256;');
	expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
	const said = await refusal({ LOG_LEVEL: 'fatal' }, 'ulimit -n 40;');
	expect(said).toMatch(
		/^The process ended with 1: \nO site não começou: o sistema permite poucos arquivos abertos[^{]*ulimit -n[^{]*$/,
	);
});

test('other users of the machine can read nothing that the guide stores, old files included', async () => {
	await using folder = await temporaryFolder();
	const dataDir = join(folder.path, 'data');
	await mkdir(join(dataDir, 'derived'), { recursive: true });
	for (const name of ['.', 'derived']) await chmod(join(dataDir, name), 0o755);
	await writeFile(join(dataDir, 'derived', 'old'), 'x', { mode: 0o644 });
	await using web = await startWeb({ DATA_DIR: dataDir }, 'umask 022;');
	expect((await fetch(`${web.url}/livez`)).status).toBe(200);
	const names = ['.', ...(await readdir(dataDir, { recursive: true }))];
	expect(names).toContain('guia.sqlite-wal');
	const modes = await Promise.all(
		names.map(async (name) => [name, (await stat(join(dataDir, name))).mode & 0o077]),
	);
	expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
});

test('the setup link is on stderr only; stdout carries the log and nothing else', async () => {
	await using web = await startWeb();
	await fetch(`${web.url}/livez`);
	await expect.poll(() => web.said.join('\n')).toContain('oobCode=');
	web.child.kill('SIGTERM');
	await web.ended;
	expect(web.log.map((line) => typeof JSON.parse(line))).toEqual(web.log.map(() => 'object'));
	expect(web.log.join('\n')).not.toContain('oobCode=');
});
