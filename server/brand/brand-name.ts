import { brandOf } from '#core/brand/brand-schema.ts';
import type { GuideData } from '#server/guide-data.ts';

/**
 * The site's name for machine readers; the default when the record is missing or unreadable
 * (S1.06).
 */
export async function readBrandName({ settings }: Pick<GuideData, 'settings'>): Promise<string> {
	return brandOf(await settings.read('configuracoes', 'marca').catch(() => null)).brand.nomeApp;
}
