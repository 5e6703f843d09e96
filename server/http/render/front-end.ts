import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AppContext } from '#server/context.ts';
import { type Asset, buildOf, loadAssets } from '#server/http/assets/assets.ts';
import { chooseWorker } from '#server/http/assets/worker-script.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import { startRenderWorker } from './render-worker.ts';
import type { PageRenderer } from './rendered-page.ts';

/** Source of pages and browser files: the build, or Vite in development. */
export type FrontEnd = {
	renderer: PageRenderer;
	assets: ReadonlyMap<string, Asset>;
	/** Build id of the browser files; null in development. */
	build: string | null;
	/** Puts middleware in front of our own responses. */
	wrap(listener: RequestListener): RequestListener;
	[Symbol.asyncDispose](): Promise<void>;
};

export type FrontEndOptions = { context: AppContext; publicUrl: string; common: RawHeaders };

const BUILD = new URL('../../../build/', import.meta.url);
/** Build output whose file names change with their content. */
export const BUILT_ASSETS = fileURLToPath(new URL('client/assets/', BUILD));

/** The built site: pages from the render thread, files from memory. */
export async function openBuiltSite({
	context,
	publicUrl,
	common,
}: FrontEndOptions): Promise<FrontEnd> {
	const { dataDir, databaseUrl, clockOffsetMs, identity, serviceWorker: offline } = context.config;
	const [renderer, assets] = await Promise.all([
		startRenderWorker({
			file: new URL('server/index.js', BUILD),
			settings: {
				dataDir,
				databaseUrl,
				clockOffsetMs,
				identity,
				publicUrl,
				offline,
				development: false,
			},
			log: context.log,
		}),
		loadAssets(new URL('client/', BUILD), common),
	]);
	return {
		renderer,
		assets: chooseWorker(assets, offline),
		build: buildOf(assets),
		wrap: (listener) => listener,
		[Symbol.asyncDispose]: () => renderer[Symbol.asyncDispose](),
	};
}
