/**
 * The divisions of a club's disc, in a square of 40: the first colour is the background, and the
 * paths over it use the second and third. Page and share card draw the same paths; the round edge
 * cuts the corners.
 */
export const CLUB_SHAPES = {
	ring: [
		'M20 5.75a14.25 14.25 0 1 1 0 28.5 14.25 14.25 0 0 1 0-28.5zm0 3.5a10.75 10.75 0 1 0 0 21.5 10.75 10.75 0 0 0 0-21.5z',
	],
	hoops: ['M0 8h40v8H0zm0 16h40v8H0z', 'M0 7h40v2H0zm0 8h40v2H0zm0 8h40v2H0zm0 8h40v2H0z'],
	stripes: ['M6 0h5.6v40H6zm11.2 0h5.6v40h-5.6zm11.2 0H34v40h-5.6z'],
	tri: ['M7 0h9v40H7zm17 0h9v40h-9z', 'M10 0h3v40h-3zm17 0h3v40h-3z'],
	sash: ['M0 0h9l31 31v9h-9L0 9z'],
	halves: ['M20 0h20v40H20z'],
	quarters: ['M20 0h20v20H0v20h20z'],
	bars: ['M27 0h13v40H27z', 'M13 0h14v40H13z'],
	flank: ['M0 0h9v40H0zm31 0h9v40h-9z'],
	band: ['M0 12h40v16H0z', 'M0 20h40v8H0z'],
	vee: ['M0 4l20 20L40 4v10L20 34 0 14z'],
} as const satisfies Record<string, readonly [second: string, third?: string]>;

export type ClubShape = keyof typeof CLUB_SHAPES;

const SHAPES: Readonly<Record<string, readonly string[]>> = CLUB_SHAPES;

/** The paths of a shape by its name; none for an unknown one. */
export function clubShape(name: string): readonly string[] {
	return SHAPES[name] ?? [];
}
