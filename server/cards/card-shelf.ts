import { createHash } from 'node:crypto';
import { AppError } from '#core/kit/app-error.ts';
import { createPageStore } from '#server/http/cache/page-store.ts';
import type { CardDrawer } from './card-drawer.ts';
import type { CardNode } from './card-node.ts';

type ShelfLimits = {
	/** Cache of drawn cards. */
	bytes: number;
	entries: number;
	/** Cards queued behind the one being drawn; further ones are refused. */
	waiting: number;
};

export const SHELF_LIMITS: ShelfLimits = { bytes: 16 * 1024 * 1024, entries: 512, waiting: 8 };

/** Cache key of a card: equal trees give equal pictures, whatever the address or data version. */
export function cardKey(tree: CardNode): string {
	return createHash('sha256').update(JSON.stringify(tree)).digest('base64url').slice(0, 22);
}

/**
 * Cache of drawn cards. A card is drawn once for concurrent requests, and cards are drawn one at a
 * time. With eight waiting, further ones are refused as 'overloaded'. Failures are not cached.
 */
export function createCardShelf(drawer: CardDrawer, limits: ShelfLimits = SHELF_LIMITS) {
	const drawn = createPageStore<{ png: Uint8Array; bytes: number }>(limits);
	const pending = new Map<string, Promise<Uint8Array>>();
	let last: Promise<unknown> = Promise.resolve();

	function draw(key: string, tree: CardNode): Promise<Uint8Array> {
		const drawing = last.then(() => drawer(tree));
		last = drawing.catch(() => undefined);
		return drawing
			.then((png) => {
				drawn.set(key, { png, bytes: png.byteLength });
				return png;
			})
			.finally(() => pending.delete(key));
	}

	return {
		/** The picture of a card whose key is `key`. */
		async take(key: string, tree: CardNode): Promise<Uint8Array> {
			const known = drawn.get(key)?.png ?? pending.get(key);
			if (known !== undefined) return known;
			// One of the pending cards is being drawn, not waiting.
			if (pending.size > limits.waiting)
				throw new AppError('overloaded', 'Too many cards wait to be drawn');
			const drawing = draw(key, tree);
			pending.set(key, drawing);
			return drawing;
		},
	};
}

export type CardShelf = ReturnType<typeof createCardShelf>;
