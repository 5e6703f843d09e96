import { CLUB_SHAPES } from './club-shape.ts';

/**
 * A club's disc as one text: the shape, two or three colours, and after '~' the colour that stands
 * for the club on a surface where that is not the first one: 'hoops#c4161c#141414',
 * 'ring#0a45b4#ffffff~#2b66da'. Short, since it travels with every team of every page.
 */
export type Disc = string;

const FORM = /^([a-z]+)(#[0-9a-f]{6}){2,3}(~#[0-9a-f]{6})?$/;

/** Whether a text is a disc: its form, and a shape that is known. */
export function isDisc(text: string): text is Disc {
	const shape = FORM.exec(text)?.[1];
	return shape !== undefined && Object.hasOwn(CLUB_SHAPES, shape);
}

/** The parts of a disc; `paints` = ground first. */
export function readDisc(disc: Disc): { shape: string; paints: string[]; tint: string } {
	const [look = '', tint] = disc.split('~');
	const [shape = '', ...paints] = look.split('#');
	return { shape, paints: paints.map((paint) => `#${paint}`), tint: tint ?? `#${paints[0]}` };
}
