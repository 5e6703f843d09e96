import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { brandOf } from '#core/brand/brand-schema.ts';
import type { BrandLoad } from '#server/http/render/render-context.ts';
import type { SettingRepository } from './setting-repository.ts';

/**
 * Reads configuracoes/marca once per data version (S4.01, S7.01). A missing record or failed read
 * falls back to the defaults; the next rendering retries (S8.01, S8.02).
 */
export function createBrandLoader(
	settings: SettingRepository,
): (version: number) => Promise<BrandLoad> {
	let kept: { version: number; load: BrandLoad } | null = null;
	return async (version) => {
		if (kept?.version === version) return kept.load;
		const load = await loadBrand(settings);
		kept = load.outcome === 'loaded' ? { version, load } : null;
		return load;
	};
}

const OUTCOMES = { stored: 'loaded', missing: 'missing', damaged: 'failed' } as const;

async function loadBrand(settings: SettingRepository): Promise<BrandLoad> {
	try {
		const { kind, brand } = brandOf(await settings.read('configuracoes', 'marca'));
		return { brand, outcome: OUTCOMES[kind] };
	} catch {
		return { brand: DEFAULT_BRAND, outcome: 'failed' };
	}
}
