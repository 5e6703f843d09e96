import { contrast } from '#core/kit/contrast.ts';

/** A square icon of a logo: `edge` in pixels; `masked` = the device may crop it to a circle. */
export type LogoIcon = { edge: number; masked: boolean };
type Size = { width: number; height: number };

/**
 * Icons generated from a logo, by file name: for installation, for devices that crop to their own
 * shape, and for Apple.
 */
export const LOGO_ICONS: Readonly<Record<string, LogoIcon>> = {
	'icone-180.png': { edge: 180, masked: false },
	'icone-192.png': { edge: 192, masked: false },
	'icone-512.png': { edge: 512, masked: false },
	'mascara-192.png': { edge: 192, masked: true },
	'mascara-512.png': { edge: 512, masked: true },
};

/**
 * W3C Web Application Manifest: diameter of the always visible circle of a maskable icon, as a
 * fraction of the edge.
 */
const SAFE_ZONE = 0.8;
/** The logo's share of the edge in an uncropped icon. */
const WHOLE = 0.84;

/** The size in pixels of a logo centred in an icon: as large as fits, keeping its aspect ratio. */
export function sizeInIcon({ width, height }: Size, { edge, masked }: LogoIcon): Size {
	const scale = masked
		? (SAFE_ZONE * edge) / Math.hypot(width, height)
		: (WHOLE * edge) / Math.max(width, height);
	const scaled = (length: number) => Math.max(1, Math.floor(length * scale));
	return { width: scaled(width), height: scaled(height) };
}

/**
 * The two background colours of our pages; the first one unless the logo would be invisible on it.
 */
const GROUNDS = ['#0a0f0c', '#f7faf6'] as const;
/** Ink below this contrast is invisible on its background. */
const SEEN = 1.6;
/** Share of invisible ink above which the other background is used. */
const MAY_BE_LOST = 0.25;
const OPAQUE = 250;

/**
 * Background of a logo's icon, as '#rrggbb': the logo's own if all four corners have it. Otherwise
 * the dark one of our pages, or the light one for a dark logo. `pixels` = the logo as RGBA bytes,
 * row by row, `width` pixels each.
 */
export function iconGround(pixels: Uint8Array, width: number): string {
	const last = pixels.length / 4 - 1;
	const corners = [0, width - 1, last - width + 1, last].map((place) => ({
		color: colorAt(pixels, place),
		alpha: pixels[place * 4 + 3] ?? 0,
	}));
	const [first] = corners;
	if (
		first &&
		corners.every(({ color, alpha }) => alpha >= OPAQUE && contrast(color, first.color) < 1.1)
	)
		return first.color;
	const [dark, light] = GROUNDS;
	const onDark = lostOn(dark, pixels);
	return onDark > MAY_BE_LOST && lostOn(light, pixels) < onDark ? light : dark;
}

/** The share of a logo's ink that is invisible on a background, 0 to 1. */
function lostOn(ground: string, pixels: Uint8Array): number {
	let [ink, lost] = [0, 0];
	for (let place = 0; place * 4 < pixels.length; place++) {
		const alpha = pixels[place * 4 + 3] ?? 0;
		ink += alpha;
		if (contrast(colorAt(pixels, place), ground) < SEEN) lost += alpha;
	}
	return ink === 0 ? 0 : lost / ink;
}

function colorAt(pixels: Uint8Array, place: number): string {
	return `#${[0, 1, 2].map((part) => (pixels[place * 4 + part] ?? 0).toString(16).padStart(2, '0')).join('')}`;
}
