import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { loadCardFonts } from './card-fonts.ts';
import { CARD_SIZE, type CardNode } from './card-node.ts';

type DrawOptions = {
	/** Called with each piece of text that no font has a glyph for. */
	onMissing?: (text: string) => void;
};

let fonts: Promise<Font[]> | undefined;

/**
 * Draws a card as PNG, 1200 × 630. Takes a tenth of a second: runs in `card-thread.ts`, never on
 * the main thread.
 */
export async function drawCard(
	tree: CardNode,
	{ onMissing }: DrawOptions = {},
): Promise<Uint8Array> {
	fonts ??= loadCardFonts();
	// satori's type demands React nodes, but it reads only `type` and `props`.
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
