import { stateWords } from '#core/copy/games.ts';
import { shareCopy } from '#core/copy/share.ts';
import type { ShownOn } from '#core/games/shown-on.ts';
import type { Monogram } from '#core/teams/monogram.ts';
import { box, CARD_SIZE, type CardNode, DISPLAY, INK, line, SANS } from './card-node.ts';
import { drawable } from './drawable.ts';
import { groupSign } from './group-sign.ts';

/** The ground of every card: night, a breath of grass from one corner, and the brand in the first row with `beside` at its right. */
export function cardFrame({ brand, beside, demo }: { brand: string; beside: string; demo: boolean }, children: CardNode[]): CardNode {
	const glow = 'radial-gradient(circle at 0% 100%, rgba(70, 220, 130, 0.14), rgba(70, 220, 130, 0) 60%)';
	const head = box({ alignItems: 'center', justifyContent: 'space-between', gap: 32, height: 44, flexShrink: 0 }, [
		box({ alignItems: 'center', gap: 16, flexShrink: 1, minWidth: 0 }, [
			box({ width: 10, height: 36, borderRadius: 5, backgroundColor: INK.grass, flexShrink: 0 }),
			line({ fontSize: 34, fontWeight: 800, maxWidth: 440 }, drawable(brand, 60, shareCopy.card.unreadable)),
			demo ? tag(shareCopy.demo, INK.amber) : null,
		]),
		box({ fontSize: 28, color: INK.quiet, flexShrink: 0 }, beside),
	]);
	const style = { ...CARD_SIZE, flexDirection: 'column', padding: '44px 64px', fontFamily: SANS, fontWeight: 500 };
	return box({ ...style, backgroundColor: INK.ground, backgroundImage: glow, color: INK.ink }, [head, ...children]);
}

/** A word in a frame of its own colour. */
export function tag(text: string, color: string): CardNode {
	const frame = { border: `2px solid ${color}`, borderRadius: 10, padding: '2px 14px' };
	return box({ ...frame, color, fontSize: 26, fontWeight: 800, flexShrink: 0 }, text);
}

/** A club's sign, `size` pixels: letters on the ground of its colour, with the band of the other one. */
export function monogramSign({ letters, paint }: Monogram, size: number): CardNode {
	const shape = { width: size, height: size, borderRadius: Math.round(size / 5), overflow: 'hidden', flexShrink: 0 };
	const frame = { position: 'relative', alignItems: 'center', justifyContent: 'center' };
	const words = { fontFamily: DISPLAY, fontWeight: 700, fontSize: Math.round(size * 0.45) };
	const text = drawable(letters, 3, '?');
	if (paint === null) {
		return box({ ...shape, ...frame, border: `3px solid ${INK.edge}`, backgroundColor: INK.surface, color: INK.quiet }, [box(words, text)]);
	}
	const band: CardNode = {
		type: 'svg',
		props: {
			viewBox: '0 0 32 32',
			width: size,
			height: size,
			style: { position: 'absolute', left: 0, top: 0 },
			children: [{ type: 'path', props: { d: 'M0 27.5l32-4V32H0z', fill: paint.band } }],
		},
	};
	const raised = { marginBottom: Math.round(size * 0.16) };
	// A line around it, or a black club would sink into the ground.
	const edge = { border: `2px solid ${INK.line}` };
	return box({ ...shape, ...frame, ...edge, backgroundColor: paint.ground, color: paint.ink }, [band, box({ ...words, ...raised }, text)]);
}

/** A channel with its group's sign, where it is seen and how sure it is; dashed while not confirmed. */
export function channelChip({ name, group, free, state, coverage }: ShownOn): CardNode {
	const sure = state === 'confirmed';
	const border = sure ? `2px solid ${INK.line}` : `2px dashed ${INK.amber}`;
	const shape = { alignItems: 'center', gap: 12, height: 64, padding: '0 20px', border, borderRadius: 14, maxWidth: 1072 };
	return box({ ...shape, ...(sure ? { backgroundColor: INK.surface } : {}) }, [
		groupSign(group, { size: 30, color: INK.quiet }),
		line({ fontSize: 32, fontWeight: 800, maxWidth: 420 }, drawable(name, 40, shareCopy.card.unreadable)),
		coverage === null ? null : box({ fontSize: 26, color: INK.quiet, flexShrink: 0 }, coverage),
		free ? box({ fontSize: 26, fontWeight: 800, color: INK.grass, flexShrink: 0 }, shareCopy.free) : null,
		sure ? null : box({ fontSize: 26, color: INK.amber, flexShrink: 0 }, stateWords[state]),
	]);
}
