import { contrast, luminance, mix } from '#core/kit/contrast.ts';
import { remembered } from '#core/kit/remembered.ts';
import type { ClubShape } from './club-shape.ts';
import { type Disc, readDisc } from './disc.ts';
import type { Team } from './team.ts';

/**
 * Shape of a club of which only the two colours are known; the other one where these are alike in
 * lightness.
 */
const [DEFAULT_SHAPE, CLOSE_SHAPE]: readonly [ClubShape, ClubShape] = ['ring', 'halves'];

const WHITE = '#ffffff';
const BLACK = '#000000';
/** For clubs in black and white: a colour that is seen on both grounds. */
const SILVER = '#aeb7b1';

/**
 * Contrast below which the second colour is not seen on the first, and below which a ring in it is
 * not: halves are.
 */
const [VISIBLE, CLEAR] = [1.25, 2];
/** Luminance between which a tint is seen on the dark surface, and text reads on it. */
const SEEN = [0.1, 0.6] as const;
/** Luminance up to which a colour is as good as black, and from which it is as good as white. */
const [NIGHT, DAY] = [0.015, 0.85];

/**
 * The disc of a team: its own, else a ring or, where that is hard to see, halves in its two
 * colours; null without colours, for which the neutral one stands.
 */
export function discOf({
	kit,
	colors,
}: Pick<Team, 'colors'> & { kit?: Disc | undefined }): Disc | null {
	if (kit !== undefined) return tinted(kit);
	return colors && plain(colors.primary + colors.secondary);
}

/** A few hundred pairs of colours stand for all clubs, each on every page: `#rrggbb#rrggbb`. */
const plain = /* @__PURE__ */ remembered((pair) => {
	const [ground, second] = [pair.slice(0, 7), pair.slice(7)];
	const between = contrast(ground, second);
	if (between >= VISIBLE)
		return tinted((between < CLEAR ? CLOSE_SHAPE : DEFAULT_SHAPE) + ground + second);
	return tinted(DEFAULT_SHAPE + ground + (luminance(ground) > 0.18 ? BLACK : WHITE));
});

const tinted = /* @__PURE__ */ remembered((disc: Disc): Disc => {
	const { paints, tint } = readDisc(disc);
	if (disc.includes('~')) return disc;
	const found = tintOf(paints);
	return found === tint ? disc : `${disc}~${found}`;
});

/**
 * The first colour that is neither black nor white, as much lighter or darker as it must be; silver
 * without any.
 */
function tintOf(paints: readonly string[]): string {
	const [least, most] = SEEN;
	const hue = paints.find((paint) => luminance(paint) > NIGHT && luminance(paint) < DAY) ?? SILVER;
	const other = luminance(hue) < least ? WHITE : BLACK;
	const steps = [0, 0.08, 0.16, 0.24, 0.32, 0.4].map((share) => mix(other, hue, share));
	return steps.find((step) => luminance(step) >= least && luminance(step) <= most) ?? SILVER;
}
