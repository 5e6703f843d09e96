import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ALERT_CASES, promtoolTests } from '#tests/support/alert-cases.ts';
import { openTestDatabase, temporaryFolder } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startWeb } from '#tests/support/web-process.ts';

const run = promisify(execFile);
const RULES = join(process.cwd(), 'deploy/prometheus/alerts.yml');
const WORKER = join(process.cwd(), 'bin/worker.ts');
const KEY = 'a key of a test, of no value elsewhere';

test('each alert fires on its condition and on no other, and says what to do', async () => {
	await using folder = await temporaryFolder();
	const rules = await readFile(RULES, 'utf8');
	const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
	expect(Object.keys(ALERT_CASES).sort()).toEqual([...names].sort());
	expect(rules.match(/^\s+acao: '.+\.'$/gm)).toHaveLength(names.length);
	expect([...rules.matchAll(/^\s+manual: .+#(\w+)$/gm)].map(([, place]) => place)).toEqual(
		names.map((name) => name?.toLowerCase()),
	);
	const manual = await readFile('docs/pt/incidentes.md', 'utf8');
	expect([...manual.matchAll(/^### (Guia\w+)$/gm)].map(([, name]) => name)).toEqual(names);
	await run('promtool', ['check', 'config', 'deploy/prometheus/prometheus.yml']);
	const file = join(folder.path, 'cases.yml');
	// promtool reads YAML, and every JSON document is YAML.
	await writeFile(file, JSON.stringify(promtoolTests(RULES)));
	expect((await run('promtool', ['test', 'rules', file])).stdout).toContain('SUCCESS');
});

test('a real Prometheus scrapes two nodes and a worker; alerts and board name only what they say', async () => {
	await using own = await openTestDatabase('postgres');
	const common = { DATABASE_URL: own.address.databaseUrl ?? '', GUIA_KEY: KEY };
	const ports = [await freePort(), await freePort(), await freePort()] as const;
	await using two = await startWeb({ ...common, METRICS_PORT: String(ports[0]), ROLE: 'all' });
	await using one = await startWeb({
		...{ ...common, METRICS_PORT: String(ports[1]), ROLE: 'web', WEB_CONCURRENCY: '2' },
	});
	for (const site of [one, two])
		expect((await fetch(`${site.url}/jogos-de-hoje`)).status).toBe(200);
	await using _worker = startWorker(
		{ ...common, METRICS_PORT: String(ports[2]) },
		own.address.dataDir,
	);
	await using prometheus = await startPrometheus(ports);
	const up = () => prometheus.values('up == 1');
	await expect.poll(up, { timeout: 20_000 }).toHaveLength(3);
	await expect
		.poll(() => prometheus.values('sum by (instance) (guia_request_seconds_count{kind="page"})'))
		.toHaveLength(2);
	expect(await prometheus.values('guia_database_up')).toEqual(['1', '1', '1']);
	// Only processes that serve have pages in memory.
	expect(await prometheus.values('guia_cache_entries > 0')).toHaveLength(2);
	// No backup was made: no age, rather than an age of zero.
	expect(await prometheus.values('guia_backup_age_seconds')).toEqual([]);
	expect(await prometheus.health()).toEqual(['ok']);

	const text = await (await fetch(`http://127.0.0.1:${ports[1]}/metrics`)).text();
	const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
	known.add('up');
	const board = await readFile('deploy/grafana/guia.json', 'utf8');
	const asked = [await readFile(RULES, 'utf8'), board].join('\n');
	const named = asked.match(/\b(guia|process|nodejs)_\w+/g) ?? [];
	expect(
		[...new Set(named)].filter((name) => !known.has(name.replace(/_(count|bucket|sum)$/, ''))),
	).toEqual([]);
	expect((await fetch(`http://127.0.0.1:${ports[1]}/`)).status).toBe(404);
	expect(await complaints(text)).toEqual([]);
});

/** What promtool finds wrong with our own metrics; three of prom-client's are named as it likes. */
async function complaints(text: string): Promise<string[]> {
	const child = spawn('promtool', ['check', 'metrics'], { stdio: ['pipe', 'ignore', 'pipe'] });
	child.stdin.end(text);
	const said = await readAll(child.stderr);
	return said.split('\n').filter((line) => line !== '' && !line.startsWith('nodejs_active_'));
}

/** A process with bots and no site. */
function startWorker(env: Record<string, string>, dataDir: string): AsyncDisposable {
	const child = spawn(process.execPath, ['--no-warnings', WORKER], {
		env: { HOST: '127.0.0.1', GUIA_DEMO: 'off', DATA_DIR: dataDir, ...env },
		stdio: 'ignore',
	});
	const ended = once(child, 'exit');
	return {
		async [Symbol.asyncDispose]() {
			child.kill('SIGKILL');
			await ended;
		},
	};
}

const answerSchema = z.object({
	data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});
const rulesSchema = z.object({
	data: z.object({
		groups: z.array(z.object({ rules: z.array(z.object({ health: z.string() })) })),
	}),
});

async function startPrometheus(targets: readonly number[]) {
	const stack = new AsyncDisposableStack();
	const folder = stack.use(await temporaryFolder());
	const shipped = await readFile('deploy/prometheus/prometheus.yml', 'utf8');
	const config = shipped
		.replaceAll('15s', '1s')
		.replace('- alerts.yml', `- ${RULES}`)
		.replace(/targets: .*/, `targets: [${targets.map((port) => `'127.0.0.1:${port}'`)}]`);
	const file = join(folder.path, 'prometheus.yml');
	await writeFile(file, config);
	const port = await freePort();
	const child = spawn('prometheus', [
		`--config.file=${file}`,
		`--storage.tsdb.path=${join(folder.path, 'data')}`,
		`--web.listen-address=127.0.0.1:${port}`,
		'--log.level=error',
	]);
	stack.defer(async () => {
		child.kill('SIGKILL');
		await once(child, 'exit');
	});
	const ask = async (path: string) =>
		(await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
	return {
		/** The values of a question, at this moment; none while Prometheus starts. */
		async values(query: string): Promise<string[]> {
			const answer = await ask(`query?${new URLSearchParams({ query })}`).catch(() => null);
			const read = answerSchema.safeParse(answer);
			return read.data?.data.result.map(({ value }) => value[1]) ?? [];
		},
		/** What Prometheus thinks of the rules themselves. */
		async health(): Promise<string[]> {
			const { data } = rulesSchema.parse(await ask('rules'));
			return [...new Set(data.groups.flatMap(({ rules }) => rules.map(({ health }) => health)))];
		},
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}
