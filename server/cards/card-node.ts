/**
 * A box of a card in satori's format: flexbox style and content. Plain data, so that it can be
 * posted to a thread.
 */
export type CardNode = { type: 'div' | 'svg' | 'path' | 'circle' | 'rect'; props: CardProps };
type CardStyle = Record<string, string | number | undefined>;
type CardProps = {
	style?: CardStyle;
	children?: CardNode[] | string;
	[attribute: string]: unknown;
};

/** The size that Open Graph consumers crop least, in pixels. */
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

/** Families under the names that `card-fonts.ts` gives them. */
export const SANS = 'Archivo, Archivo Extended';
export const DISPLAY = 'Archivo Narrow, Archivo Narrow Extended';

/** A box; children form a row unless the style says otherwise. Null children are dropped. */
export function box(style: CardStyle, children: (CardNode | null)[] | string = []): CardNode {
	const inside =
		typeof children === 'string' ? children : children.filter((child) => child !== null);
	return {
		type: 'div',
		props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: inside },
	};
}

/** Text of at most two lines, broken inside a word only when necessary. */
export function twoLines(style: CardStyle, text: string): CardNode {
	return {
		type: 'div',
		props: {
			style: { display: 'block', lineClamp: 2, wordBreak: 'break-word', ...style },
			children: text,
		},
	};
}

/** One line of text, truncated with '…' at the edge of its box. */
export function line(style: CardStyle, text: string): CardNode {
	const cut = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };
	return { type: 'div', props: { style: { display: 'block', ...cut, ...style }, children: text } };
}
