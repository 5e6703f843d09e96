import type { Brand } from '#core/brand/brand.ts';
import { type SiteSettings, siteSettingsOf } from '#core/brand/brand-schema.ts';
import { dayOf } from '#core/site/dates.ts';
import { registersWorker } from '#core/site/registers-worker.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';

/** The data of the frame around every page. */
export type FrameData = {
	brand: Brand;
	/** The logo's alternative text; '' = the same as the name beside it. */
	logoAlt: string;
	social: string | null;
	year: number;
	/**
	 * Publication times of the newest articles, in UTC milliseconds, newest first: the badge counts
	 * them (S2.04).
	 */
	news: number[];
	publicUrl: string;
	/** The guide is the demonstration: every page says so and is noindex. */
	demo: boolean;
	/** The page registers the service worker. */
	offline: boolean;
};

/** Reads the frame. If the settings cannot be read, it uses defaults and the page is not cached. */
export async function readFrame(context: RenderContext, path: string): Promise<FrameData> {
	const { brand, now, publicUrl } = context;
	const offline = context.offline && registersWorker(path);
	const [{ perfilSocialURL: social, logoTextoAlternativo }, demo, news] = await Promise.all([
		readSiteSettings(context),
		readSetting(context, 'demonstracao'),
		readNewest(context),
	]);
	const year = Number(dayOf(now).slice(0, 4));
	const logoAlt = logoTextoAlternativo ?? '';
	return {
		brand: brand.brand,
		logoAlt,
		social,
		year,
		news,
		publicUrl,
		demo: demo !== null,
		offline,
	};
}

/** The record configuracoes/site; empty when missing, damaged or unreadable. */
export async function readSiteSettings(context: RenderContext): Promise<SiteSettings> {
	return siteSettingsOf(await readSetting(context, 'site')).settings;
}

/**
 * S2.04: the badge counts up to 3. If the news cannot be read, it is absent and the page is not
 * cached.
 */
async function readNewest({ data, page, report }: RenderContext): Promise<number[]> {
	try {
		return await data.news.newest(3);
	} catch (error) {
		report(error);
		page.cacheable = false;
		return [];
	}
}

async function readSetting({ data, page, report }: RenderContext, id: string): Promise<unknown> {
	try {
		return await data.settings.read('configuracoes', id);
	} catch (error) {
		report(error);
		page.cacheable = false;
		return null;
	}
}
