import { contrast, luminance, mix } from '#core/kit/contrast.ts';
import { remembered } from '#core/kit/remembered.ts';
import { CLOSE_SHAPE, CLUB_SHAPES, DEFAULT_SHAPE } from './club-shape.ts';
import type { Team } from './team.ts';

/**
 * A club's disc as one text: the shape, two or three colours, and after '~' the colour that stands for the club on a surface where that
 * is not the first one: 'hoops#c4161c#141414', 'ring#0a45b4#ffffff~#2b66da'. Short, since it travels with every team of every page.
 */
export type Disc = string;

const FORM = /^([a-z]+)(#[0-9a-f]{6}){2,3}(~#[0-9a-f]{6})?$/;

/** Whether a text is a disc: its form, and a shape that is known. */
export function isDisc(text: string): text is Disc {
	const shape = FORM.exec(text)?.[1];
	return shape !== undefined && Object.hasOwn(CLUB_SHAPES, shape);
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** For clubs in black and white: a colour that is seen on both grounds. */
const SILVER = '#aeb7b1';

/** Contrast below which the second colour is not seen on the first, and below which a ring in it is not: halves are. */
const [VISIBLE, CLEAR] = [1.25, 2];
/** Luminance between which a tint is seen on the dark surface, and text reads on it. */
const SEEN = [0.1, 0.6] as const;
/** Luminance up to which a colour is as good as black, and from which it is as good as white. */
const [NIGHT, DAY] = [0.015, 0.85];

/** The disc of a team: its own, else a ring or, where that is hard to see, halves in its two colours; null without colours, for which the neutral one stands. */
export function discOf({ kit, colors }: Pick<Team, 'colors'> & { kit?: Disc | undefined }): Disc | null {
	if (kit !== undefined) return tinted(kit);
	return colors && plain(colors.primary + colors.secondary);
}

/** The parts of a disc; `paints` = ground first. */
export function readDisc(disc: Disc): { shape: string; paints: string[]; tint: string } {
	const [look = '', tint] = disc.split('~');
	const [shape = '', ...paints] = look.split('#');
	return { shape, paints: paints.map((paint) => `#${paint}`), tint: tint ?? `#${paints[0]}` };
}

/** A few hundred pairs of colours stand for all clubs, each on every page: `#rrggbb#rrggbb`. */
const plain = /* @__PURE__ */ remembered((pair) => {
	const [ground, second] = [pair.slice(0, 7), pair.slice(7)];
	const between = contrast(ground, second);
	if (between >= VISIBLE) return tinted((between < CLEAR ? CLOSE_SHAPE : DEFAULT_SHAPE) + ground + second);
	return tinted(DEFAULT_SHAPE + ground + (luminance(ground) > 0.18 ? BLACK : WHITE));
});

const tinted = /* @__PURE__ */ remembered((disc: Disc): Disc => {
	const { paints, tint } = readDisc(disc);
	if (disc.includes('~')) return disc;
	const found = tintOf(paints);
	return found === tint ? disc : `${disc}~${found}`;
});

/** The first colour that is neither black nor white, as much lighter or darker as it must be; silver without any. */
function tintOf(paints: readonly string[]): string {
	const [least, most] = SEEN;
	const hue = paints.find((paint) => luminance(paint) > NIGHT && luminance(paint) < DAY) ?? SILVER;
	const other = luminance(hue) < least ? WHITE : BLACK;
	const steps = [0, 0.08, 0.16, 0.24, 0.32, 0.4].map((share) => mix(other, hue, share));
	return steps.find((step) => luminance(step) >= least && luminance(step) <= most) ?? SILVER;
}
