import { expect, test } from 'vitest';
import type { CardDrawer } from './card-drawer.ts';
import { box, type CardNode } from './card-node.ts';
import { cardKey, createCardShelf, SHELF_LIMITS } from './card-shelf.ts';

const png = new Uint8Array(100);

function aCard(text: string): { tree: CardNode; key: string } {
	const tree = box({}, text);
	return { tree, key: cardKey(tree) };
}

/** A drawer that waits to be told, and what it was asked for. */
function heldDrawer() {
	const asked: (() => void)[] = [];
	const drawer: CardDrawer = () => new Promise((resolve) => asked.push(() => resolve(png)));
	return { drawer, asked };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a card is drawn once for all who ask, then comes from memory', async () => {
	let drawn = 0;
	const shelf = createCardShelf(async () => {
		drawn++;
		return png;
	});
	const { tree, key } = aCard('a');
	await Promise.all([shelf.take(key, tree), shelf.take(key, tree)]);
	await shelf.take(key, tree);
	expect(drawn).toBe(1);
});

test('one card at a time; with eight waiting the next one is refused, those inside are served', async () => {
	const { drawer, asked } = heldDrawer();
	const shelf = createCardShelf(drawer);
	const cards = Array.from({ length: 9 }, (_, index) => aCard(`${index}`));
	const taken = cards.map(({ tree, key }) => shelf.take(key, tree));
	await settled();
	expect(asked).toHaveLength(1);
	const late = aCard('late');
	await expect(shelf.take(late.key, late.tree)).rejects.toMatchObject({ code: 'overloaded' });
	for (let place = 0; place < 9; place++) {
		asked[place]?.();
		await settled();
	}
	expect(await Promise.all(taken)).toHaveLength(9);
	const again = shelf.take(late.key, late.tree);
	await settled();
	asked[9]?.();
	expect(await again).toBe(png);
});

test('a failed drawing is forgotten and holds up nobody', async () => {
	let fails = true;
	const shelf = createCardShelf(async () => {
		if (fails) throw new Error('broken');
		return png;
	});
	const { tree, key } = aCard('a');
	await expect(shelf.take(key, tree)).rejects.toThrow('broken');
	fails = false;
	expect(await shelf.take(key, tree)).toBe(png);
});

test('memory is bounded in bytes', async () => {
	let drawn = 0;
	const shelf = createCardShelf(
		async () => {
			drawn++;
			return png;
		},
		{ ...SHELF_LIMITS, bytes: 250 },
	);
	const [a, b, c] = [aCard('a'), aCard('b'), aCard('c')];
	for (const { tree, key } of [a, b, c, a]) await shelf.take(key, tree);
	expect(drawn).toBe(4);
});
