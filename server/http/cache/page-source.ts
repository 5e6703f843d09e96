import { pageAddress } from '#core/site/page-address.ts';
import { isPanel, panelAddress } from '#core/site/panel-address.ts';
import { livePaths } from '#core/site/paths/live.ts';
import { paths } from '#core/site/paths.ts';
import type { BrandReporter } from '#server/brand/brand-reporter.ts';
import { reportDamaged } from '#server/damaged-record.ts';
import { createRenderQueue } from '#server/http/render/render-queue.ts';
import type { PageRenderer, RenderFailure } from '#server/http/render/rendered-page.ts';
import { type RawHeaders, SIGN_IN_OPENER_POLICY } from '#server/http/security-headers.ts';
import { asksGames } from '#server/live/answer-games.ts';
import type { Log } from '#server/log.ts';
import type { Meters } from '#server/metrics/meters.ts';
import { UNCHANGED } from './fingerprint.ts';
import type { PageOrder } from './page-cache.ts';
import { type PreparedPage, preparePage, stillTrue } from './prepared-page.ts';

type PageSourceOptions = {
	renderer: PageRenderer;
	log: Log;
	common: RawHeaders;
	notifyBrand: BrandReporter;
	meters: Pick<Meters, 'reads' | 'render'>;
};

export type PageSource = ReturnType<typeof createPageSource>;

/**
 * Renders pages for the page cache, and per request for the panel: queued, rendered and ready to
 * send. Failures are logged here.
 */
export function createPageSource(options: PageSourceOptions) {
	const { renderer, log, common, notifyBrand, meters } = options;
	const queue = createRenderQueue();
	meters.reads('guia_render_waiting', () =>
		Object.values(queue.waiting()).reduce((sum, count) => sum + count, 0),
	);
	meters.reads('guia_render_running', queue.running);
	meters.reads('guia_render_refused_total', queue.refused);

	function note(failure: RenderFailure, route: string, requestId: string): void {
		const { code, message, stack } = failure;
		log.error({ requestId, route, code, err: { message, stack } }, 'rendering failed');
	}

	return async ({
		address,
		priority,
		requestId,
		network,
		held,
	}: PageOrder<PreparedPage>): Promise<PreparedPage> => {
		const isOfPanel = isPanel(address);
		const route = isOfPanel ? (panelAddress(address).route ?? '*') : routeOf(address);
		const work = async () => {
			const startedAt = performance.now();
			const measure = (outcome: string) => meters.render(performance.now() - startedAt, outcome);
			try {
				const page = await renderer.render({
					...{ address, known: held?.fingerprint ?? null, requestId },
				});
				measure('done');
				return page;
			} catch (error) {
				measure('failed');
				const { message, stack, code } = error as Error & { code?: RenderFailure['code'] };
				note({ code: code ?? null, message, stack: stack ?? null }, route, requestId);
				throw error;
			}
		};
		const page = await queue.add(priority, work, network);
		notifyBrand(!page.degraded);
		for (const failure of page.failures) note(failure, route, requestId);
		for (const record of page.damaged) reportDamaged(log, record);
		if (held !== undefined && page.status === UNCHANGED) return stillTrue(held, page);
		if (isOfPanel)
			return preparePage({ ...page, cacheable: false }, route, [...common, ...NOT_FOUND_BY_SEARCH]);
		return preparePage(page, route, route === paths.login ? signInHeaders(common) : common);
	};
}

const NOT_FOUND_BY_SEARCH: RawHeaders = ['x-robots-tag', 'noindex, nofollow'];

function routeOf(address: string): string {
	if (asksGames(address)) return livePaths.games;
	const found = pageAddress(address);
	return found.kind === 'page' ? found.route : '*';
}

function signInHeaders(common: RawHeaders): RawHeaders {
	const place = common.indexOf('cross-origin-opener-policy');
	return place < 0 ? common : common.with(place + 1, SIGN_IN_OPENER_POLICY);
}
