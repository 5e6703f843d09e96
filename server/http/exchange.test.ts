import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { livePaths } from '#core/site/paths/live.ts';
import { createLog, type Log } from '#server/log.ts';
import { createMeters, type RequestNote } from '#server/metrics/meters.ts';
import type { AccessRecord } from '#server/privacy/access-records.ts';
import { createClientReader } from './client.ts';
import { createAccessLog, type Exchange } from './exchange.ts';

async function logFile() {
	const folder = await mkdtemp(join(tmpdir(), 'guia-log-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	const file = join(folder, 'log');
	return { file, fd: openSync(file, 'a') };
}

function exchangeOf(remoteAddress: string): Exchange {
	const request = {
		method: 'GET',
		headers: {},
		socket: { remoteAddress },
	} as unknown as IncomingMessage;
	return {
		request,
		response: {} as ServerResponse,
		requestId: 'abcdef01-2',
		startedAt: performance.now(),
	};
}

function accessLog(log: Log, logRequests: 'all' | 'slow' | 'off' = 'all') {
	return createAccessLog({
		...{ log, logRequests, records: null },
		...{ client: createClientReader([]), meters: createMeters() },
	});
}

test('LOG_REQUESTS: slow writes what was slow or failed, off writes nothing; each is measured', async () => {
	const { file, fd } = await logFile();
	const { log, flush } = createLog('info', fd);
	const seen: RequestNote[] = [];
	const meters = createMeters();
	meters.listen({
		...{ render: () => undefined, push: () => undefined },
		request: (note) => seen.push(note),
	});
	const client = createClientReader([]);
	const kept: AccessRecord[] = [];
	const records = {
		note: (record: AccessRecord) => void kept.push(record),
		close: async () => undefined,
	};
	for (const logRequests of ['slow', 'off'] as const) {
		const logAccess = createAccessLog({ log, client, meters, logRequests, records });
		logAccess(exchangeOf('::1'), 200, { route: '/jogos/:day', cache: 'hit' });
		logAccess(exchangeOf('::1'), 503, { route: 'admin' });
		const earlier = { ...exchangeOf('::1'), startedAt: performance.now() - 600 };
		logAccess(earlier, 200, { route: '*' });
		logAccess(earlier, 200, { route: livePaths.stream });
	}
	flush();
	const lines = (await readFile(file, 'utf8')).trim().split('\n');
	expect(lines.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([503, 200]);
	expect(new Set(kept.map(({ address }) => address))).toEqual(new Set(['::1']));
	expect(seen.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
		...['page 200', 'admin 503', 'page 200', 'stream 200'],
		...['page 200', 'admin 503', 'page 200', 'stream 200'],
	]);
});

test('O06 a line made by hand is the JSON that the logger would write', async () => {
	const { file, fd } = await logFile();
	const { log, flush } = createLog('info', fd);
	const logAccess = accessLog(log);
	logAccess(exchangeOf('::ffff:192.0.2.7'), 200, { route: '/jogos/:day', cache: 'hit' });
	logAccess(exchangeOf(''), 404, { route: '*' });
	flush();
	const [hit, unknown] = (await readFile(file, 'utf8'))
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Record<string, unknown>);
	expect(hit).toEqual({
		...{
			level: 'info',
			time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
			requestId: 'abcdef01-2',
			method: 'GET',
		},
		...{
			route: '/jogos/:day',
			status: 200,
			cache: 'hit',
			ms: expect.any(Number),
			client: '192.0.2.0/24',
		},
	});
	expect(unknown).not.toHaveProperty('cache');
});

test('an error is written out at once, an ordinary line waits for company; a quiet log has no access lines', async () => {
	const { file, fd } = await logFile();
	const { log } = createLog('info', fd);
	accessLog(log)(exchangeOf('::1'), 200, { route: '/' });
	log.error('broken');
	const lines = (await readFile(file, 'utf8')).trim().split('\n');
	expect(lines).toHaveLength(2);
	const quiet = await logFile();
	const other = createLog('error', quiet.fd);
	accessLog(other.log)(exchangeOf('::1'), 200, { route: '/' });
	other.log.error('broken');
	other.flush();
	expect((await readFile(quiet.file, 'utf8')).trim().split('\n')).toHaveLength(1);
});
