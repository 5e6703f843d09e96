import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { type RenderWorkerOptions, startRenderWorker } from '#server/http/render/render-worker.ts';
import type { PageRenderer } from '#server/http/render/rendered-page.ts';

const options: RenderWorkerOptions = {
	file: new URL('../support/children/render-thread-double.ts', import.meta.url),
	settings: {
		dataDir: '',
		databaseUrl: null,
		publicUrl: 'http://guia.invalid',
		clockOffsetMs: 0,
		offline: false,
		identity: { kind: 'own' as const },
		development: false,
	},
	log: pino({ level: 'silent' }),
	deadlineMs: 300,
};

/** Which life of the thread answers. */
async function lifeOf(renderer: PageRenderer): Promise<string> {
	const { identity } = await renderer.render({ address: '/ok', known: null, requestId: 'r' });
	return new TextDecoder().decode(identity ?? undefined);
}

async function lifeAfter(renderer: PageRenderer): Promise<string> {
	return vi.waitFor(() => lifeOf(renderer), { timeout: 10_000 });
}

test('a thread that dies takes only its own renderings with it, and is started again', async () => {
	await using renderer = await startRenderWorker(options);
	const before = await lifeOf(renderer);
	await expect(
		renderer.render({ address: '/die', known: null, requestId: 'r' }),
	).rejects.toMatchObject({ code: 'unavailable' });
	expect(await lifeAfter(renderer)).not.toBe(before);
});

test('a thread that is stuck is ended and started again', async () => {
	await using renderer = await startRenderWorker(options);
	const before = await lifeOf(renderer);
	await expect(
		renderer.render({ address: '/stuck', known: null, requestId: 'r' }),
	).rejects.toMatchObject({ code: 'unavailable' });
	expect(await lifeAfter(renderer)).not.toBe(before);
});

test('a thread that only waits for the database lives on', async () => {
	await using renderer = await startRenderWorker(options);
	const before = await lifeOf(renderer);
	await expect(
		renderer.render({ address: '/slow', known: null, requestId: 'r' }),
	).rejects.toMatchObject({ code: 'unavailable' });
	expect(await lifeOf(renderer)).toBe(before);
});

test('the code of a failure comes across the border of the thread', async () => {
	await using renderer = await startRenderWorker(options);
	await expect(
		renderer.render({ address: '/throw', known: null, requestId: 'r' }),
	).rejects.toMatchObject({
		code: 'unavailable',
		message: 'the database is away',
	});
});

test('a thread that cannot even start is an error of the start', async () => {
	const file = new URL('../support/children/no-such-thread.ts', import.meta.url);
	await expect(startRenderWorker({ ...options, file })).rejects.toThrow(/no-such-thread/);
});
