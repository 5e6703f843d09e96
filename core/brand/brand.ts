import { DEFAULT_NAME, DEFAULT_SLOGAN } from '#core/brand/copy/brand.ts';

/** The brand as pages show it. */
export type Brand = {
	nomeApp: string;
	slogan: string;
	logoURL: string;
	textoRodape?: string | undefined;
};

/** S1.06: shown until the record has loaded, and whenever it is missing or unreadable. */
export const DEFAULT_BRAND = {
	nomeApp: DEFAULT_NAME,
	slogan: DEFAULT_SLOGAN,
	logoURL: '',
} as const satisfies Brand;

/** The brand name without a leading 'Guia ', as titles use it (S1.05). */
export function productName(brand: Brand): string {
	return brand.nomeApp.replace(/^Guia\s+(?=\S)/u, '');
}
