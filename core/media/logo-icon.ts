import { contrast } from '#core/kit/contrast.ts';

/** A square icon made of a logo: `edge` in pixels; `masked` = the device may cut it to a circle. */
export type LogoIcon = { edge: number; masked: boolean };
type Size = { width: number; height: number };

/**
 * Icons that are made of a logo, by file name: those of installers, those that a device cuts to its
 * own shape, and that of Apple.
 */
export const LOGO_ICONS: Readonly<Record<string, LogoIcon>> = {
	'icone-180.png': { edge: 180, masked: false },
	'icone-192.png': { edge: 192, masked: false },
	'icone-512.png': { edge: 512, masked: false },
	'mascara-192.png': { edge: 192, masked: true },
	'mascara-512.png': { edge: 512, masked: true },
};

/**
 * W3C Web Application Manifest: of a maskable icon the circle of this diameter is always shown, in
 * parts of the edge.
 */
const SAFE_ZONE = 0.8;
/** Of an icon that is shown whole, the logo fills this part of the edge. */
const WHOLE = 0.84;

/**
 * The size in pixels at which a logo stands in the middle of an icon: as large as fits, its
 * proportions kept.
 */
export function sizeInIcon({ width, height }: Size, { edge, masked }: LogoIcon): Size {
	const scale = masked
		? (SAFE_ZONE * edge) / Math.hypot(width, height)
		: (WHOLE * edge) / Math.max(width, height);
	const scaled = (length: number) => Math.max(1, Math.floor(length * scale));
	return { width: scaled(width), height: scaled(height) };
}

/** The two colours of our pages; the first one unless the logo would not be seen on it. */
const GROUNDS = ['#0a0f0c', '#f7faf6'] as const;
/** Ink of less contrast than this is lost on its ground. */
const SEEN = 1.6;
/** Part of the ink that may be lost before the other ground is taken. */
const MAY_BE_LOST = 0.25;
const OPAQUE = 250;

/**
 * The ground of a logo's icon, as '#rrggbb': the logo's own where all four corners have it, else
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

/** The part of a logo's ink that is not seen on a ground, 0 to 1. */
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
