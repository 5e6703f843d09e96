import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { findProgram } from '#tests/support/find-program.ts';
import { makeCertificate } from '#tests/support/proxies/certificate.ts';
import { startNginx } from '#tests/support/proxies/running-proxy.ts';
import { readdress, shippedFile } from '#tests/support/proxies/shipped-file.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const run = promisify(execFile);

/** Of systemd's scale: 0 = exposed to nothing, 100 = to everything. */
const MOST_EXPOSED = 15;

/** The settings of a file of lines NAME=value. */
function settingsIn(text: string): Record<string, string> {
	return Object.fromEntries(
		[...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
	);
}

function configOf(settings: Record<string, string>) {
	const read = parseConfig(readEnv(settings), Date.now());
	if (!read.ok) throw new Error(read.error.join('\n'));
	return read.value.config;
}

/** The units as the README lays them, for a program at this checkout. */
async function layUnits(folder: string): Promise<string[]> {
	const names = (await readdir('deploy/systemd')).filter((name) => /\.(service|timer)$/.test(name));
	const program: [string, string][] = [['/opt/guia', process.cwd()]];
	for (const name of names) {
		const text = await shippedFile(`systemd/${name}`);
		const unit = name.endsWith('.service') ? readdress(text, program) : text;
		await writeFile(join(folder, name), unit);
	}
	const common = readdress(await shippedFile('systemd/common.conf'), program);
	for (const place of ['guia.service.d', 'guia-.service.d']) {
		await mkdir(join(folder, place));
		await writeFile(join(folder, place, 'common.conf'), common);
	}
	return names.map((name) => join(folder, name));
}

test('the units are right in the eyes of systemd, and exposed to little', async () => {
	await using folder = await temporaryFolder();
	const units = await layUnits(folder.path);
	const analyze = findProgram('systemd-analyze', 'systemd');
	// It also reads, and may complain of, units of this machine.
	const { stderr } = await run(analyze, ['verify', '--man=no', '--recursive-errors=no', ...units]);
	expect(stderr.split('\n').filter((line) => line.includes('guia'))).toEqual([]);
	const services = units.filter((unit) => unit.endsWith('.service'));
	expect(services).toHaveLength(4);
	const offline = ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`];
	for (const service of services) {
		const { stdout } = await run(analyze, [...offline, '--no-pager', service]);
		expect(stdout).toContain('✓ SystemCallFilter=~@privileged');
	}
});

test('the settings that are shipped for a unit are settings that the program takes', async () => {
	const settings = settingsIn(await shippedFile('systemd/guia.env'));
	expect(configOf({ ...settings, WEB_CONCURRENCY: '2' })).toMatchObject({
		...{ publicUrl: 'https://guia.example.org', host: '127.0.0.1', drainMs: 10_000 },
		trustProxy: ['127.0.0.1', '::1'],
	});
});

test('both compose files are valid, and their secrets are made once, as the program takes them', async () => {
	await using folder = await temporaryFolder();
	await cp('deploy', folder.path, { recursive: true });
	const place = join(folder.path, 'compose');
	await cp(join(place, 'env.example'), join(place, '.env'));
	const make = () => run('sh', [join(place, 'make-secrets.sh')]);
	const secrets = join(place, 'secrets');
	const config = () =>
		configOf({
			...{ GUIA_KEY_FILE: join(secrets, 'guia_key'), SMTP_URL_FILE: join(secrets, 'smtp_url') },
			DATABASE_URL_FILE: join(secrets, 'database_url'),
			FILES_URL_FILE: join(secrets, 'files_url'),
		});
	await make();
	const made = config();
	expect(made.databaseUrl).toMatch(/^postgres:\/\/guia:[0-9a-f]{48}@postgres:5432\/guia$/);
	expect(made.files.s3).toMatchObject({ endpoint: 'http://s3:7070', bucket: 'guia' });
	expect(made.mail.smtpUrl).toBe(null);
	await make();
	expect(config()).toEqual(made);
	const compose = findProgram('docker-compose', 'docker-compose');
	const servicesOf = async (name: string) => {
		const { stdout } = await run(compose, ['-f', join(place, name), 'config', '--services']);
		return stdout.trim().split('\n').sort();
	};
	expect(await servicesOf('compose.yml')).toEqual(['caddy', 'guia']);
	expect(await servicesOf('compose.cluster.yml')).toEqual([
		'caddy',
		'postgres',
		's3',
		'web-1',
		'web-2',
		'worker',
	]);
});

test('nginx serves one node with its other upstream', async () => {
	await using folder = await temporaryFolder();
	await using site = await startTestServer();
	const certificate = makeCertificate(folder.path);
	const nodes = [`127.0.0.1:${new URL(site.url).port}`];
	await using proxy = await startNginx({ folder: folder.path, nodes, certificate });
	expect((await fetch(`${proxy.url}/jogos-de-hoje`)).status).toBe(200);
});
