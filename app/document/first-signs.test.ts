import { expect, test } from 'vitest';
import { WISHES_KEY } from '#core/alerts/kept.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { firstSigns } from './first-signs.ts';
import { CHOICES } from './late-scripts.server.ts';

/**
 * Runs the script in a page whose browser keeps some records; `use` = the reader touches the page.
 */
function openPage(kept: readonly string[]) {
	const heard: (() => void)[] = [];
	const names = [
		'localStorage',
		'location',
		'document',
		'window',
		'addEventListener',
		'setTimeout',
	];
	const parts = [
		{ getItem: (key: string) => (kept.includes(key) ? '{}' : null) },
		{ hash: '' },
		{ documentElement: { dataset: {} } },
		{},
		(_sign: string, listener: () => void) => heard.push(listener),
		() => 0,
	];
	const used = new Function(...names, `${firstSigns(CHOICES)};return used;`)(
		...parts,
	) as Promise<unknown>;
	const isTaken = () =>
		Promise.race([used.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);
	return { isTaken, use: () => heard[0]?.() };
}

test('a page waits for its first use, unless the reader chose something that changes it', async () => {
	const { isTaken, use } = openPage([]);
	expect(await isTaken()).toBe(false);
	use();
	expect(await isTaken()).toBe(true);
	expect(await openPage([PREFERENCES_KEY]).isTaken()).toBe(true);
});

test('a button of alerts that are on shows it before it is pressed: a press would turn them off unseen', async () => {
	expect(await openPage([WISHES_KEY]).isTaken()).toBe(true);
});
