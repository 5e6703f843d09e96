import { CLUB_SHAPES } from './club-shape.ts';

/**
 * A club's disc as one text: the shape, two or three colours, and after '~' the tint that
 * represents the club where it is not the first colour: 'hoops#c4161c#141414',
 * 'ring#0a45b4#ffffff~#2b66da'. Short, because every page sends it with each team.
 */
export type Disc = string;

const FORM = /^([a-z]+)(#[0-9a-f]{6}){2,3}(~#[0-9a-f]{6})?$/;

/** Whether a text is a disc: valid form and a known shape. */
export function isDisc(text: string): text is Disc {
	const shape = FORM.exec(text)?.[1];
	return shape !== undefined && Object.hasOwn(CLUB_SHAPES, shape);
}

/** The parts of a disc; `paints` = background first. */
export function readDisc(disc: Disc): { shape: string; paints: string[]; tint: string } {
	const [look = '', tint] = disc.split('~');
	const [shape = '', ...paints] = look.split('#');
	return { shape, paints: paints.map((paint) => `#${paint}`), tint: tint ?? `#${paints[0]}` };
}
