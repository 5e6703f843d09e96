import type { RequestListener } from 'node:http';
import type { AppContext } from '#server/context.ts';
import { type Asset, loadAssets } from './assets.ts';
import { startRenderWorker } from './render-worker.ts';
import type { PageRenderer } from './rendered-page.ts';
import type { RawHeaders } from './security-headers.ts';

/** Where pages and browser files come from: the build, or Vite while developing. */
export type FrontEnd = {
	renderer: PageRenderer;
	assets: ReadonlyMap<string, Asset>;
	/** Puts what must come before our own answers in front of them. */
	wrap(listener: RequestListener): RequestListener;
	[Symbol.asyncDispose](): Promise<void>;
};

export type FrontEndOptions = { context: AppContext; publicUrl: string; common: RawHeaders };

const BUILD = new URL('../../build/', import.meta.url);

/** The built site: pages from the render thread, files from memory. */
export async function openBuiltSite({ context, publicUrl, common }: FrontEndOptions): Promise<FrontEnd> {
	const { dataDir, databaseUrl, clockOffsetMs, identity } = context.config;
	const [renderer, assets] = await Promise.all([
		startRenderWorker({
			file: new URL('server/index.js', BUILD),
			settings: { dataDir, databaseUrl, clockOffsetMs, identity, publicUrl, development: false },
			log: context.log,
		}),
		loadAssets(new URL('client/', BUILD), common),
	]);
	return { renderer, assets, wrap: (listener) => listener, [Symbol.asyncDispose]: () => renderer[Symbol.asyncDispose]() };
}
