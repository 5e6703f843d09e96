import { expect, test } from 'vitest';
import { contrast } from '#core/kit/contrast.ts';
import { markOf } from './channel-mark.ts';
import { GROUP_HUES, HUES, isHue } from './hue.ts';

test('a white letter reads on every mark with at least 5:1', () => {
	for (const color of Object.values({ ...HUES, ...GROUP_HUES }))
		expect(contrast('#ffffff', color)).toBeGreaterThanOrEqual(5);
});

test('the letter is the first of the name, past words that begin many names', () => {
	const letter = (shortName: string) => markOf({ shortName, group: 'aberta' }).split(' ')[1];
	const names = [
		'Globo',
		'sportv 2',
		'TV Brasil',
		'Canal GOAT',
		'Rede Minas',
		'+SBT',
		'TV',
		'ge tv',
		'!?',
	];
	expect(names.map(letter)).toEqual(['G', 's', 'B', 'G', 'M', 'S', 'T', 'g', '']);
});

test('a channel without a hue has the neutral one of its group', () => {
	expect(markOf({ shortName: 'Globo', group: 'aberta', hue: 'azul' })).toBe('azul G');
	expect(markOf({ shortName: 'TV Alego', group: 'aberta' })).toBe('aberta A');
});

test('only the names of the table are hues', () => {
	expect(['azul', 'toString', null, ''].map(isHue)).toEqual([true, false, false, false]);
});
