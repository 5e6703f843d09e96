import type { ChannelGroup } from '#core/channels/channel.ts';
import type { CardNode } from './card-node.ts';

type Shape = { type: 'path' | 'circle' | 'rect'; [attribute: string]: unknown };

/**
 * The signs of app/styles/group-signs.svg: antenna, screen, play, tube; each in a square of 24.
 * `solid` is filled, the rest is drawn.
 */
const SHAPES: Record<ChannelGroup, Shape[]> = {
	aberta: [
		{ type: 'circle', cx: 12, cy: 9, r: 1.6, solid: true },
		{
			type: 'path',
			d: 'M12 11.5 8.5 21M12 11.5 15.5 21M9.8 17.5h4.4M7.6 13.2a6 6 0 0 1 0-8.4M16.4 4.8a6 6 0 0 1 0 8.4M4.7 15.6a9.8 9.8 0 0 1 0-13.2M19.3 2.4a9.8 9.8 0 0 1 0 13.2',
		},
	],
	assinatura: [
		{ type: 'rect', x: 2.5, y: 4.5, width: 19, height: 13, rx: 2 },
		{ type: 'path', d: 'M8 21h8' },
	],
	streaming: [
		{ type: 'circle', cx: 12, cy: 12, r: 9.5 },
		{ type: 'path', d: 'M10 8.2v7.6l6-3.8z', solid: true },
	],
	youtube: [
		{
			type: 'path',
			d: 'M6 4h12a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5zm3.8 4.4v7.2l6.2-3.6z',
			fillRule: 'evenodd',
			solid: true,
		},
	],
};

/** The sign of a group of channels: `size` pixels, in one colour. */
export function groupSign(
	group: ChannelGroup,
	{ size, color }: { size: number; color: string },
): CardNode {
	const children = SHAPES[group].map(({ type, solid, ...attributes }): CardNode => {
		const paint =
			solid === true ? { fill: color } : { fill: 'none', stroke: color, strokeWidth: 2 };
		return {
			type,
			props: { ...attributes, ...paint, strokeLinecap: 'round', strokeLinejoin: 'round' },
		};
	});
	return {
		type: 'svg',
		props: { viewBox: '0 0 24 24', width: size, height: size, style: { flexShrink: 0 }, children },
	};
}
