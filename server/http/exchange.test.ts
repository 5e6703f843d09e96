import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
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

test('O06 a line made by hand is the JSON that the logger would write', async () => {
	const { file, fd } = await logFile();
	const { log, flush } = createLog('info', fd);
	const logAccess = createAccessLog(log, createClientReader([]));
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
	createAccessLog(log, createClientReader([]))(exchangeOf('::1'), 200, { route: '/' });
	log.error('broken');
	const lines = (await readFile(file, 'utf8')).trim().split('\n');
	expect(lines).toHaveLength(2);
	const quiet = await logFile();
	const other = createLog('error', quiet.fd);
	createAccessLog(other.log, createClientReader([]))(exchangeOf('::1'), 200, { route: '/' });
	other.log.error('broken');
	other.flush();
	expect((await readFile(quiet.file, 'utf8')).trim().split('\n')).toHaveLength(1);
});
