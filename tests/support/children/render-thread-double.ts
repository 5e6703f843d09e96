// A render thread without a site: it answers, dies, hangs or waits as the address tells it.
import { parentPort } from 'node:worker_threads';
import { AppError } from '#core/kit/app-error.ts';
import { servePort } from '#server/http/render/render-port.ts';
import type { RenderedPage } from '#server/http/render/rendered-page.ts';

const life = Date.now();

const behaviours: Record<string, () => Promise<void>> = {
	'/ok': () => Promise.resolve(),
	'/die': () => process.exit(3),
	'/stuck': () => {
		for (;;);
	},
	'/slow': () => new Promise(() => undefined),
	'/throw': () => Promise.reject(new AppError('unavailable', 'the database is away')),
};

if (parentPort === null) throw new Error('This is a thread');
await servePort(parentPort, {
	async render({ address }): Promise<RenderedPage> {
		await behaviours[address]?.();
		const text = new TextEncoder().encode(String(life));
		return {
			...{
				status: 200,
				headers: [],
				contentSecurityPolicy: null,
				identity: text,
				gzip: null,
				brotli: null,
				etag: 'W/"x"',
				fingerprint: null,
			},
			...{
				version: 1,
				validUntil: 0,
				topics: [],
				cacheable: true,
				degraded: false,
				failures: [],
				damaged: [],
			},
		};
	},
	[Symbol.asyncDispose]: () => Promise.resolve(),
});
