import { contrast, luminance, mix } from '#core/kit/contrast.ts';
import { remembered } from '#core/kit/remembered.ts';
import type { ClubShape } from './club-shape.ts';
import { type Disc, readDisc } from './disc.ts';
import type { Team } from './team.ts';

/**
 * Shape of a club with only two known colours; the second one where they have similar lightness.
 */
const [DEFAULT_SHAPE, CLOSE_SHAPE]: readonly [ClubShape, ClubShape] = ['ring', 'halves'];

const WHITE = '#ffffff';
const BLACK = '#000000';
/** For black and white clubs: a colour visible on both backgrounds. */
const SILVER = '#aeb7b1';

/**
 * Contrast below which the second colour is invisible on the first; and below which a ring is hard
 * to see, so halves are used.
 */
const [VISIBLE, CLEAR] = [1.25, 2];
/** Luminance range of a tint that is visible on the dark surface, with readable text on it. */
const SEEN = [0.1, 0.6] as const;
/** Luminance up to which a colour counts as black, and from which it counts as white. */
const [NIGHT, DAY] = [0.015, 0.85];

/**
 * The disc of a team: its own, otherwise a ring in its two colours, or halves where a ring is hard
 * to see. Null without colours: the neutral disc is used.
 */
export function discOf({
	kit,
	colors,
}: Pick<Team, 'colors'> & { kit?: Disc | undefined }): Disc | null {
	if (kit !== undefined) return tinted(kit);
	return colors && plain(colors.primary + colors.secondary);
}

/** A few hundred colour pairs cover all clubs, and every page needs them: `#rrggbb#rrggbb`. */
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
 * The first colour that is neither black nor white, lightened or darkened as needed; silver without
 * one.
 */
function tintOf(paints: readonly string[]): string {
	const [least, most] = SEEN;
	const hue = paints.find((paint) => luminance(paint) > NIGHT && luminance(paint) < DAY) ?? SILVER;
	const other = luminance(hue) < least ? WHITE : BLACK;
	const steps = [0, 0.08, 0.16, 0.24, 0.32, 0.4].map((share) => mix(other, hue, share));
	return steps.find((step) => luminance(step) >= least && luminance(step) <= most) ?? SILVER;
}
