import type { FrontEnd, FrontEndOptions } from './front-end.ts';
import type { PageRenderer } from './rendered-page.ts';

type RenderModule = typeof import('./render-thread.ts');

const RENDER_MODULE = '/server/http/render/render-thread.ts';

/**
 * The development site: Vite compiles on demand and reloads the browser; pages are rendered in this
 * process and never cached.
 */
export async function openDevelopmentSite({
	context,
	publicUrl,
}: FrontEndOptions): Promise<FrontEnd> {
	const { createServer } = await import('vite');
	const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
	const { dataDir, databaseUrl, clockOffsetMs, identity } = context.config;
	let open: { module: RenderModule; renderer: PageRenderer } | null = null;

	/** Vite returns the same module until one of its files changes. */
	async function current(): Promise<PageRenderer> {
		const module = (await vite.ssrLoadModule(RENDER_MODULE)) as RenderModule;
		if (open?.module !== module) {
			const former = open?.renderer;
			const settings = {
				dataDir,
				databaseUrl,
				clockOffsetMs,
				identity,
				publicUrl,
				offline: false,
				development: true,
			};
			open = { module, renderer: await module.openRenderer(settings) };
			await former?.[Symbol.asyncDispose]();
		}
		return open.renderer;
	}

	const renderer: PageRenderer = {
		async render(request) {
			return { ...(await (await current()).render(request)), cacheable: false };
		},
		async [Symbol.asyncDispose]() {
			await open?.renderer[Symbol.asyncDispose]();
		},
	};
	return {
		renderer,
		assets: new Map(),
		build: null,
		wrap: (listener) => (request, response) =>
			vite.middlewares(request, response, () => listener(request, response)),
		async [Symbol.asyncDispose]() {
			await vite.close();
			await renderer[Symbol.asyncDispose]();
		},
	};
}
