import type { Brand } from '#core/brand/brand.ts';
import { type SiteSettings, siteSettingsSchema } from '#core/brand/brand-schema.ts';
import { dayOf } from '#core/site/dates.ts';
import type { RenderContext } from '#server/http/render-context.ts';

/** What the frame around every page shows. */
export type FrameData = {
	brand: Brand;
	/** S8.01, S8.02: what the browser's console reports. */
	outcome: RenderContext['brand']['outcome'];
	social: string | null;
	year: number;
	publicUrl: string;
};

/** Reads the frame. It stands even where the settings cannot be read: such a page is not kept. */
export async function readFrame(context: RenderContext): Promise<FrameData> {
	const { brand, now, publicUrl } = context;
	const { perfilSocialURL } = await readSiteSettings(context);
	return { brand: brand.brand, outcome: brand.outcome, social: perfilSocialURL, year: Number(dayOf(now).slice(0, 4)), publicUrl };
}

/** The record configuracoes/site; nothing is set where it is missing or cannot be read. */
export async function readSiteSettings({ data, page, report }: RenderContext): Promise<SiteSettings> {
	try {
		return siteSettingsSchema.parse((await data.settings.read('configuracoes', 'site')) ?? {});
	} catch (error) {
		report(error);
		page.cacheable = false;
		return siteSettingsSchema.parse({});
	}
}
