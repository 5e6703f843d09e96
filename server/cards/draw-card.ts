import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { loadCardFonts } from './card-fonts.ts';
import { CARD_SIZE, type CardNode } from './card-node.ts';

type DrawOptions = {
	/** Told of each piece of text for which no font has a glyph. */
	onMissing?: (text: string) => void;
};

let fonts: Promise<Font[]> | undefined;

/**
 * Draws a card as PNG, 1200 × 630. Runs for a tenth of a second: in `card-thread.ts`, never on the
 * main thread.
 */
export async function drawCard(
	tree: CardNode,
	{ onMissing }: DrawOptions = {},
): Promise<Uint8Array> {
	fonts ??= loadCardFonts();
	// satori's type wants React's node, of which it reads type and props only.
	const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
		...CARD_SIZE,
		fonts: await fonts,
		loadAdditionalAsset: async (_language, text) => {
			onMissing?.(text);
			return [];
		},
	});
	return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
