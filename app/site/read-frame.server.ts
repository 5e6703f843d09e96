import type { Brand } from '#core/brand/brand.ts';
import { type SiteSettings, siteSettingsOf } from '#core/brand/brand-schema.ts';
import { dayOf } from '#core/site/dates.ts';
import { registersWorker } from '#core/site/registers-worker.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';

/** What the frame around every page shows. */
export type FrameData = {
	brand: Brand;
	/** What the logo shows; '' = what the name beside it says. */
	logoAlt: string;
	social: string | null;
	year: number;
	/** UTC ms of the newest articles, newest first: what the badge counts (S2.04). */
	news: number[];
	publicUrl: string;
	/** The guide is the demonstration: every page says so and asks not to be found. */
	demo: boolean;
	/** The page registers the service worker. */
	offline: boolean;
};

/** Reads the frame. It stands even where the settings cannot be read: such a page is not kept. */
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

/** The record configuracoes/site; nothing is set where it is missing, damaged or cannot be read. */
export async function readSiteSettings(context: RenderContext): Promise<SiteSettings> {
	return siteSettingsOf(await readSetting(context, 'site')).settings;
}

/** S2.04: 3 is the ceiling of the badge. Without an answer there is none. */
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
