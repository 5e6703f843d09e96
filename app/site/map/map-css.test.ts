import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UFS } from '#core/football-pt/uf-names.ts';
import { contrast } from '#core/kit/contrast.ts';
import { MAP_PAINTS } from '#core/map/map-paints.ts';

const css = readFileSync(new URL('map-tiles.css', import.meta.url), 'utf8');
const value = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
const steps = ['map-1', 'map-2', 'map-3'].map(value);

test('the colours of the map are steps of lightness: 3:1 between them, 4.5:1 for what stands on them', () => {
	const [first = '', second = '', third = ''] = steps;
	for (const [a, b] of [
		[first, second],
		[second, third],
	] as const)
		expect(contrast(a, b), `${a} ${b}`).toBeGreaterThanOrEqual(3);
	for (const ground of [first, second])
		expect(contrast(value('map-ink'), ground)).toBeGreaterThanOrEqual(4.5);
	expect(contrast(value('map-paper'), third)).toBeGreaterThanOrEqual(4.5);
	// A step that is near to the ground of a theme has an edge.
	expect(contrast(value('map-edge-1'), '#f7faf6')).toBeGreaterThanOrEqual(3);
	expect(contrast(value('map-edge-3'), '#0a0f0c')).toBeGreaterThanOrEqual(3);
});

test('share cards draw the same colours, and each state can be the reader’s', () => {
	expect(MAP_PAINTS.map(([ground]) => ground)).toEqual(steps);
	for (const uf of Object.keys(UFS)) expect(css).toContain(`[data-uf="${uf}"] [data-of="${uf}"]`);
});
