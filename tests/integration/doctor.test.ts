import { chmod, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { SecurityView } from '#core/security/contract.ts';
import { noteBackup } from '#server/backup/backup-record.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { doctorVerb } from '#server/cli/doctor.ts';
import type { CliContext } from '#server/cli/verb.ts';
import { parseConfig } from '#server/config/config.ts';
import { closeDataFolder } from '#server/data-folder.ts';
import { hearOwnNotice } from '#server/db/postgres/hear-own-notice.ts';
import { createSecondFactorsWriter } from '#server/identity/factors/second-factors-repository.ts';
import { openIdentity } from '#server/identity/open-identity.ts';
import { createLog } from '#server/log.ts';
import { onBothEngines, temporaryFolder } from '#tests/support/database.ts';
import { deafPooler } from '#tests/support/deaf-pooler.ts';
import { anAccount } from '#tests/support/identity.ts';

function configOf(values: Record<string, string>) {
	const read = parseConfig({ values, problems: [] }, Date.now());
	if (!read.ok) throw new Error(read.error.join('\n'));
	return read.value.config;
}

async function doctor(values: Record<string, string>, ...args: string[]) {
	const config = configOf(values);
	const lines: string[] = [];
	const code = await doctorVerb.run(args, {
		config: () => config,
		now: Date.now,
		out: (line: string) => void lines.push(line),
	} as unknown as CliContext);
	return { code, lines };
}

/**
 * Runs `guia doctor` with these settings: its exit code, and what it says by the name of the check.
 */
async function examine(values: Record<string, string>) {
	const { code, lines } = await doctor(values);
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

/** What `guia doctor --security --json` finds: code of the exit, and level by check. */
async function judge(values: Record<string, string>) {
	const { code, lines } = await doctor(values, '--security', '--json');
	const view = JSON.parse(lines.join('\n')) as SecurityView & { isRead: boolean };
	return { ...view, code, found: view.findings.map(({ check, level }) => `${level} ${check}`) };
}

onBothEngines(
	'doctor judges the security of a guide by what it holds, and by what is mended',
	async (db, { address }) => {
		const { dataDir, databaseUrl } = address;
		const settings = {
			...{ DATA_DIR: dataDir, PUBLIC_URL: 'http://guia.example.org' },
			...{ TRUST_PROXY: '0.0.0.0/0', ADMIN_EMAIL: 'ana@guia.example', ADMIN_PASSWORD: 'x' },
			...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
		};
		await chmod(dataDir, 0o755);
		const { log } = createLog('silent');
		const identity = await openIdentity({ config: configOf(settings), db, log });
		await identity.ring.signing();
		const ana = await anAccount(identity, { role: 'administrator' });
		await anAccount(identity, { role: 'editor', email: 'bia@guia.org.br' });
		await identity.close();
		await noteBackup(db, 'backup', { at: Date.now(), archive: 'x', isApart: false });

		const before = await judge(settings);
		expect([before.code, before.isRead, before.node]).toEqual([1, true, null]);
		expect(before.found).toEqual([
			...['danger address', 'danger files', 'danger networks', 'warning factors'],
			...['warning accounts', 'warning backups', 'warning mail'],
			...(databaseUrl === null ? ['advice keyPlace'] : []),
			...['advice administrators', 'advice backups', 'advice password', 'advice contact'],
		]);
		expect(before.fine).toEqual(expect.arrayContaining(['key', 'signingKey', 'demo', 'signUp']));
		const { lines } = await doctor(settings, '--security');
		expect(lines.join('\n')).toContain(
			'segundo fator: atenção (Administra sem segundo fator: Ana.)\n  → Cada um acrescenta o seu em Minha conta: http://guia.example.org/admin/configuracoes\n',
		);
		expect(lines.join('\n')).toMatch(/\nem ordem: .*chave das entradas/);

		closeDataFolder(dataDir);
		await db.transaction(async (trx) => {
			const factor = { kind: 'totp', display_name: null, sealed_secret: 'x', last_step: 0 };
			await createSecondFactorsWriter(trx).insert({
				...factor,
				...{ id: 'f', account_id: ana.id, enrolled_at: 0, failures: 0, locked_at: null },
			});
			const site = { contatoEmail: 'seguranca@guia.org.br', responsavel: 'Bola Ltda' };
			await createSettingWriter(trx).write('configuracoes', 'site', site, 0);
			await createSettingWriter(trx).write('configuracoes', 'identidade', { openSignUp: true }, 0);
		});
		for (const what of ['backup', 'proof'] as const)
			await noteBackup(db, what, { at: Date.now(), archive: 'x', isApart: true });
		const after = await judge({
			...{ ...settings, PUBLIC_URL: 'https://guia.example.org', TRUST_PROXY: '10.0.0.0/8,::1' },
			...{ GUIA_KEY: 'another key than the one that sealed the check' },
		});
		expect([after.code, after.found]).toEqual([
			1,
			[
				...['danger key', 'warning accounts', 'warning mail', 'advice administrators'],
				...['advice signUp', 'advice password', 'advice records'],
			],
		]);
	},
);

test('doctor judges settings and folder where there is no guide yet, without making one', async () => {
	await using folder = await temporaryFolder();
	const { code, isRead, found } = await judge({ DATA_DIR: join(folder.path, 'data') });
	expect([code, isRead, found]).toEqual([0, false, ['advice address']]);
	const { lines } = await doctor({ DATA_DIR: join(folder.path, 'data') }, '--security');
	expect(lines.at(-1)).toContain('banco de dados: não conferido');
	expect(await readdir(folder.path)).toEqual([]);
});
