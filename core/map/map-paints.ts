/**
 * Colours of a map's games in the order of their numbers: background, text, edge. They differ in
 * lightness, not only in hue. app/site/map/map-tiles.css repeats them for pages; share cards use
 * the values.
 */
export const MAP_PAINTS = [
	['#fbefcb', '#0a0f0c', '#fbefcb'],
	['#3b8ae2', '#0a0f0c', '#3b8ae2'],
	['#3f1f98', '#ffffff', '#8f74e8'],
] as const;
