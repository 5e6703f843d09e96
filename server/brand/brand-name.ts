import { brandOf } from '#core/brand/brand-schema.ts';
import type { GuideData } from '#server/guide-data.ts';

/**
 * The name of the site for what programs read; the default where the record is missing or cannot be
 * read (S1.06).
 */
export async function readBrandName({ settings }: Pick<GuideData, 'settings'>): Promise<string> {
	return brandOf(await settings.read('configuracoes', 'marca').catch(() => null)).brand.nomeApp;
}
