import { pino } from 'pino';
import type { ChangeBatch } from '#core/changes/change.ts';
import { watchChanges } from '#server/changes/watch-changes.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { createPageCache } from '#server/http/cache/page-cache.ts';
import { type PreparedPage, preparePage, stillTrue } from '#server/http/cache/prepared-page.ts';
import { startRenderWorker } from '#server/http/render/render-worker.ts';
import type { PageRenderer } from '#server/http/render/rendered-page.ts';

const FILE = new URL('../../../build/server/index.js', import.meta.url);

export type GuideAddress = { dataDir: string; databaseUrl: string | null };

/** A renderer of its own for a guide: nothing in its memory yet. */
export function openColdRenderer(
	address: GuideAddress,
	clockOffsetMs: number,
): Promise<PageRenderer> {
	const settings = {
		...address,
		publicUrl: 'https://guia.example',
		clockOffsetMs,
		identity: { kind: 'own' },
		offline: true,
		development: false,
	} as const;
	return startRenderWorker({ file: FILE, settings, log: pino({ level: 'silent' }) });
}

/**
 * The page cache of a web server in front of a real renderer, hearing the real log of changes;
 * counts what is rendered.
 */
export async function openCachedGuide(
	database: AppDatabase,
	address: GuideAddress,
	clockOffsetMs = 0,
) {
	const stack = new AsyncDisposableStack();
	const renderer = stack.use(await openColdRenderer(address, clockOffsetMs));
	const stop = new AbortController();
	stack.defer(() => stop.abort());
	const feed = await watchChanges(database, { signal: stop.signal });
	const renders: string[] = [];
	const cache = createPageCache<PreparedPage>({
		clock: () => Date.now() + clockOffsetMs,
		version: feed.version(),
		render: async ({ address: asked, requestId, held }) => {
			renders.push(asked);
			const page = await renderer.render({
				address: asked,
				known: held?.fingerprint ?? null,
				requestId,
			});
			return held !== undefined && page.status === 304
				? stillTrue(held, page)
				: preparePage(page, asked, []);
		},
	});
	const heard: ChangeBatch[] = [];
	feed.subscribe((batch) => {
		heard.push(batch);
		cache.hear(batch);
	});
	return {
		...{ cache, renders, heard },
		/** Resolves when the cache has heard of everything that is written. */
		async settle(): Promise<void> {
			const version = await readDataVersion(database.kysely);
			if (!(await cache.reached(version, 20_000)))
				throw new Error(`Version ${version} was not heard of`);
		},
		/** Brings each address into memory. */
		async warm(addresses: readonly string[]): Promise<void> {
			for (const each of addresses)
				await cache.bring({ address: each, search: false, requestId: 'warm' }, feed.version());
		},
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}
