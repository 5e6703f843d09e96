import { pageAddress } from '#core/site/page-address.ts';
import type { Log } from '#server/log.ts';
import { type PreparedPage, preparePage } from './prepared-page.ts';
import { createRenderQueue, type Priority } from './render-queue.ts';
import type { PageRenderer, RenderFailure } from './rendered-page.ts';
import type { RawHeaders } from './security-headers.ts';

export type PageSourceOptions = { renderer: PageRenderer; log: Log; common: RawHeaders };

/** Where the page cache gets a page that it lacks: in its turn of the queue, from the renderer, ready to be sent. Failures are logged here. */
export function createPageSource({ renderer, log, common }: PageSourceOptions) {
	const queue = createRenderQueue();

	function note(failure: RenderFailure, route: string, requestId: string): void {
		const { code, message, stack } = failure;
		log.error({ requestId, route, code, err: { message, stack } }, 'rendering failed');
	}

	return async (address: string, priority: Priority, requestId: string): Promise<PreparedPage> => {
		const found = pageAddress(address);
		const route = found.kind === 'page' ? found.route : '*';
		const page = await queue.add(priority, async () => {
			try {
				return await renderer.render({ address, requestId });
			} catch (error) {
				const { message, stack, code } = error as Error & { code?: RenderFailure['code'] };
				note({ code: code ?? null, message, stack: stack ?? null }, route, requestId);
				throw error;
			}
		});
		for (const failure of page.failures) note(failure, route, requestId);
		return preparePage(page, route, common);
	};
}
