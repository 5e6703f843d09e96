/**
 * Colours of the games of a map in the order of their numbers: ground, ink, edge. They are steps of
 * lightness, not hues alone; app/site/map/map-tiles.css repeats them for pages, share cards take
 * the values.
 */
export const MAP_PAINTS = [
	['#fbefcb', '#0a0f0c', '#fbefcb'],
	['#3b8ae2', '#0a0f0c', '#3b8ae2'],
	['#3f1f98', '#ffffff', '#8f74e8'],
] as const;
