import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from './config.ts';
import { readEnv } from './env.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function parse(source: Record<string, string>) {
	return parseConfig(readEnv(source), NOW);
}

function configOf(source: Record<string, string>) {
	const read = parse(source);
	if (!read.ok) throw new Error(read.error.join('\n'));
	return read.value.config;
}

function problemsOf(source: Record<string, string>): string[] {
	const read = parse(source);
	return read.ok ? [] : read.error;
}

test('without any setting it serves the demonstration on port 3000 from ./data', () => {
	expect(configOf({})).toEqual({
		port: 3000,
		host: null,
		healthPort: null,
		publicUrl: null,
		dataDir: join(process.cwd(), 'data'),
		databaseUrl: null,
		demo: true,
		clockOffsetMs: 0,
		hstsSubdomains: false,
		streamMax: 5_000,
		trustProxy: [],
		logLevel: 'info',
		role: 'all',
		processes: 1,
		drainMs: 0,
		metricsPort: null,
		logRequests: 'all',
		accessLog: false,
		serviceWorker: true,
		guiaKey: null,
		admin: null,
		identity: { kind: 'own', outbox: true },
		mail: { smtpUrl: null, from: 'nao-responda@localhost' },
		outboundAllow: [],
		oidc: null,
		telegramApiUrl: 'https://api.telegram.org',
		files: { s3: null, fileBytes: 2 ** 31, quotaBytes: 20 * 2 ** 30 },
		backupUrl: null,
		move: { databaseUrl: null, s3: null },
	});
});

test('the demonstration is off by itself on PostgreSQL and on a public address, and refused when asked for', () => {
	const postgres = { DATABASE_URL: 'postgres://guia@127.0.0.1/guia' };
	const open = { PUBLIC_URL: 'https://guia.example/' };
	expect(configOf(postgres).demo).toBe(false);
	expect(configOf(open)).toMatchObject({ demo: false, publicUrl: 'https://guia.example' });
	expect(configOf({ PUBLIC_URL: 'http://127.0.0.1:8080' }).demo).toBe(true);
	expect(configOf({ GUIA_DEMO: 'off' }).demo).toBe(false);
	expect(problemsOf({ ...postgres, GUIA_DEMO: 'on' })).toEqual([
		expect.stringContaining('DATABASE_URL'),
	]);
	expect(problemsOf({ ...open, GUIA_DEMO: 'on' })).toEqual([expect.stringContaining('PUBLIC_URL')]);
});

test('GUIA_NOW is an offset of the real clock, with the demonstration or without it', () => {
	const now = { GUIA_NOW: '2026-11-21T10:00:00-03:00' };
	expect(configOf(now).clockOffsetMs).toBe(3_600_000);
	expect(configOf({ ...now, GUIA_DEMO: 'off', PUBLIC_URL: 'http://127.0.0.1:8080' })).toMatchObject(
		{
			demo: false,
			clockOffsetMs: 3_600_000,
		},
	);
	const refused = [expect.stringMatching(/^GUIA_NOW .*SQLite.*PUBLIC_URL local/)];
	expect(problemsOf({ ...now, PUBLIC_URL: 'https://guia.example' })).toEqual(refused);
	expect(problemsOf({ ...now, DATABASE_URL: 'postgres://guia@127.0.0.1/guia' })).toEqual(refused);
	expect(problemsOf({ GUIA_NOW: 'ontem' })).toEqual([expect.stringContaining('GUIA_NOW')]);
});

test('all problems come at once, each naming its variable', () => {
	const problems = problemsOf({
		PORT: '99999',
		PUBLIC_URL: 'guia.example/caminho',
		DATABASE_URL: 'mysql://x',
		GUIA_DEMO: 'talvez',
		TRUST_PROXY: '10.0.0.0/8, 300.1.1.1',
		LOG_LEVEL: 'alto',
	});
	expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual([
		'PORT',
		'PUBLIC_URL',
		'DATABASE_URL',
		'GUIA_DEMO',
		'TRUST_PROXY',
		'LOG_LEVEL',
	]);
	expect(problems.join()).toContain('300.1.1.1');
});

test('a secret may stand in a file, and a file that is missing is a problem', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'guia-config-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	await writeFile(join(folder, 'url'), 'postgres://guia:segredo@banco/guia\n');
	expect(configOf({ DATABASE_URL_FILE: join(folder, 'url') }).databaseUrl).toBe(
		'postgres://guia:segredo@banco/guia',
	);
	await writeFile(join(folder, 'empty'), '\n');
	expect(configOf({ DATABASE_URL_FILE: join(folder, 'empty') }).databaseUrl).toBe(null);
	expect(problemsOf({ DATABASE_URL_FILE: join(folder, 'missing') })).toEqual([
		expect.stringContaining('DATABASE_URL_FILE'),
	]);
});

test('the first administrator needs address and password, a hosted project all of its settings, a key its length', () => {
	expect(
		configOf({ ADMIN_EMAIL: 'ana@guia.example', ADMIN_PASSWORD: 'nove letras' }).admin,
	).toEqual({
		email: 'ana@guia.example',
		password: 'nove letras',
	});
	expect(problemsOf({ ADMIN_EMAIL: 'ana@guia.example' })).toEqual([
		expect.stringContaining('ADMIN_PASSWORD'),
	]);
	expect(problemsOf({ ADMIN_EMAIL: '"ana b"@guia.example', ADMIN_PASSWORD: 'x' })).toEqual([
		expect.stringContaining('ADMIN_EMAIL'),
	]);
	const hosted = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'acme', FIREBASE_API_KEY: 'key' };
	expect(problemsOf(hosted)).toEqual([expect.stringContaining('FIREBASE_AUTH_DOMAIN')]);
	expect(configOf({ ...hosted, FIREBASE_AUTH_DOMAIN: 'acme.example' }).identity).toMatchObject({
		kind: 'firebase',
		projectId: 'acme',
	});
	expect(problemsOf({ GUIA_KEY: 'short' })).toEqual([expect.stringContaining('GUIA_KEY')]);
});

test('an unknown GUIA_ setting is a warning', () => {
	const read = parse({ GUIA_DEMOO: 'off', OTHER: 'x' });
	expect(read.ok && read.value.warnings).toEqual([expect.stringContaining('GUIA_DEMOO')]);
});

test('an empty setting is a setting that is not there', () => {
	expect(configOf({ DATABASE_URL: '', PORT: ' ', TRUST_PROXY: '10.0.0.0/8,::1' })).toMatchObject({
		databaseUrl: null,
		port: 3000,
		trustProxy: ['10.0.0.0/8', '::1'],
	});
});

test('an object store is named by one address, and space in megabytes', () => {
	const address =
		's3://KEY:se%2Fcret@guia-files/prod/?region=sa-east-1&endpoint=https://s3.example.org';
	expect(configOf({ FILES_URL: address, FILES_MAX_MB: '10', FILES_QUOTA_MB: '100' }).files).toEqual(
		{
			s3: {
				endpoint: 'https://s3.example.org',
				bucket: 'guia-files',
				prefix: 'prod',
				region: 'sa-east-1',
				accessKey: 'KEY',
				secretKey: 'se/cret',
			},
			fileBytes: 10 * 2 ** 20,
			quotaBytes: 100 * 2 ** 20,
		},
	);
	expect(
		configOf({ FILES_URL: 's3://KEY:secret@bucket?region=sa-east-1' }).files.s3?.endpoint,
	).toBe('https://s3.sa-east-1.amazonaws.com');
	for (const wrong of [
		's3://bucket',
		'https://s3.example.org/bucket',
		's3://K:S@bucket?endpoint=ftp://x',
		's3://K:S@bucket?region=a/b',
	]) {
		expect(problemsOf({ FILES_URL: wrong })).toEqual([expect.stringContaining('FILES_URL')]);
	}
	for (const wrong of ['0', '-1', '1.5', '10MB'])
		expect(problemsOf({ FILES_QUOTA_MB: wrong })).toEqual([
			expect.stringContaining('FILES_QUOTA_MB'),
		]);
});

test('WEB_CONCURRENCY is a number of processes, or one for each core', () => {
	expect(configOf({ WEB_CONCURRENCY: '3', DRAIN_SECONDS: '10' })).toMatchObject({
		processes: 3,
		drainMs: 10_000,
	});
	expect(configOf({ WEB_CONCURRENCY: 'auto' }).processes).toBeGreaterThanOrEqual(1);
	for (const [name, value] of [
		['WEB_CONCURRENCY', '0'],
		['WEB_CONCURRENCY', 'todos'],
		['DRAIN_SECONDS', '-1'],
	] as const)
		expect(problemsOf({ [name]: value }).join()).toContain(name);
});
