import { LOGO_ICONS, type LogoIcon } from './logo-icon.ts';

/** Offered widths of pictures, in pixels. Pictures are never enlarged. */
const VARIANT_WIDTHS = [64, 128, 256, 512, 1024, 1600] as const;
const VARIANT_FORMATS = ['webp', 'avif'] as const;

export type VariantFormat = (typeof VARIANT_FORMATS)[number];
/** A derivative of a picture: one of its sizes, or an icon. */
export type Variant = { width: number; format: VariantFormat } | LogoIcon;

/** Hexadecimal digits of the SHA-256 in picture addresses: 128 bits, which cannot be guessed. */
export const DIGEST_LENGTH = 32;

const FILE = /^(\d{2,4})\.(webp|avif)$/;

/**
 * Parses '256.webp' or 'icone-192.png'. Only offered variants exist: otherwise a client could fill
 * the disk with sizes.
 */
export function readVariant(file: string): Variant | null {
	if (Object.hasOwn(LOGO_ICONS, file)) return LOGO_ICONS[file] ?? null;
	const [, width = '', kind] = FILE.exec(file) ?? [];
	const format = VARIANT_FORMATS.find((offered) => offered === kind);
	const known = VARIANT_WIDTHS.some((offered) => String(offered) === width);
	return known && format !== undefined ? { width: Number(width), format } : null;
}

/** The useful widths for a picture: those below its own, and the first one that is not smaller. */
export function usefulWidths(ownWidth: number): number[] {
	const enough = VARIANT_WIDTHS.findIndex((width) => width >= ownWidth);
	return VARIANT_WIDTHS.slice(0, enough === -1 ? undefined : enough + 1);
}
