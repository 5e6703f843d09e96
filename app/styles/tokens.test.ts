import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUP_HUES, HUES } from '#core/channels/hue.ts';
import { contrast } from '#core/kit/contrast.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const [DARK = '', LIGHT = ''] = read('tokens.css').split('.light {');

/**
 * What stands on what, and the least contrast of it (WCAG 1.4.3 and, for lines of controls,
 * 1.4.11).
 */
const PAIRS = [
	...['ground', 'surface', 'raised'].flatMap((ground) => [
		['ink', ground, 12],
		['quiet', ground, 6.5],
		['dim', ground, 4.5],
		['grass', ground, 4.5],
		['live', ground, 4.5],
		['amber', ground, 4.5],
		['edge', ground, 3],
	]),
	['on-grass', 'grass', 6],
	['on-live', 'live', 5.5],
	['on-chosen', 'chosen', 12],
] as [string, string, number][];

for (const [theme, css] of [
	['dark', DARK],
	['light', LIGHT],
] as const) {
	test(`every colour reads on every ground, ${theme}`, () => {
		const value = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
		for (const [ink, ground, least] of PAIRS) {
			expect(contrast(value(ink), value(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
				least,
			);
		}
	});
}

test('the style sheet has every hue of the channel marks, with the colour that share cards draw', () => {
	const css = read('../ui/marks.css');
	const written = [...css.matchAll(/\[data-hue="(\w+)"\] \{\s+--mark: (#[0-9a-f]{6});/g)].map(
		([, name, color]) => [name, color],
	);
	expect(Object.fromEntries(written)).toEqual({ ...HUES, ...GROUP_HUES });
});
