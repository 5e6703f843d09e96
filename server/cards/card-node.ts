/**
 * A box of a card as satori takes it: a style of flexbox and text, and what stands inside. Plain
 * data, so that it crosses to a thread.
 */
export type CardNode = { type: 'div' | 'svg' | 'path' | 'circle' | 'rect'; props: CardProps };
type CardStyle = Record<string, string | number | undefined>;
type CardProps = {
	style?: CardStyle;
	children?: CardNode[] | string;
	[attribute: string]: unknown;
};

/** Size that Open Graph consumers crop the least, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The dark tokens of the site (app/styles/tokens.css). */
export const INK = {
	ground: '#0a0f0c',
	surface: '#18221c',
	line: '#2b3830',
	edge: '#66776d',
	ink: '#f2f7f3',
	quiet: '#b3c0b8',
	grass: '#46dc82',
	amber: '#f6bd54',
} as const;

/** Families by the name under which `card-fonts.ts` loads them. */
export const SANS = 'Archivo, Archivo Extended';
export const DISPLAY = 'Archivo Narrow, Archivo Narrow Extended';

/** A box; children in a row unless the style says otherwise. Nothing given is left out. */
export function box(style: CardStyle, children: (CardNode | null)[] | string = []): CardNode {
	const inside =
		typeof children === 'string' ? children : children.filter((child) => child !== null);
	return {
		type: 'div',
		props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: inside },
	};
}

/** Text of at most two lines, broken inside a word only where it must be. */
export function twoLines(style: CardStyle, text: string): CardNode {
	return {
		type: 'div',
		props: {
			style: { display: 'block', lineClamp: 2, wordBreak: 'break-word', ...style },
			children: text,
		},
	};
}

/** One line of text that ends in '…' where its box does. */
export function line(style: CardStyle, text: string): CardNode {
	const cut = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };
	return { type: 'div', props: { style: { display: 'block', ...cut, ...style }, children: text } };
}
