import { shareCopy } from '#core/games/copy/share.ts';
import { mix } from '#core/kit/contrast.ts';
import { clubShape } from '#core/teams/club-shape.ts';
import { type Disc, readDisc } from '#core/teams/disc.ts';
import { box, CARD_SIZE, type CardNode, INK, line, SANS } from './card-node.ts';
import { drawable } from './drawable.ts';

type Frame = {
	brand: string;
	beside: string;
	demo: boolean;
	/** CSS image behind everything. */
	backdrop?: string;
};

const GLOW =
	'radial-gradient(circle at 0% 100%, rgba(70, 220, 130, 0.14), rgba(70, 220, 130, 0) 60%)';
/** For clubs without colours. */
const SILVER = '#aeb7b1';
/**
 * Share of a club's colour in the backdrop, and the colour it is mixed into, as on the game page
 * (app/site/games/game/game-hero.css).
 */
const TINT = { share: 0.52, into: '#0b0e0c' };

/** The colours of two clubs, split at 100° as on the game page, fading out behind the headline. */
export function backdropOf(home: Disc | null, away: Disc | null): string {
	const [one, two] = [home, away].map((disc) =>
		mix(disc === null ? SILVER : readDisc(disc).tint, TINT.into, TINT.share),
	);
	return `linear-gradient(180deg, rgba(10, 15, 12, 0) 30%, ${INK.ground} 68%), linear-gradient(100deg, ${one} 49.9%, ${two} 50.1%)`;
}

/**
 * The frame of every card: a dark ground with a green glow in one corner, and the brand in the
 * first row with `beside` at its right.
 */
export function cardFrame(
	{ brand, beside, demo, backdrop = GLOW }: Frame,
	children: CardNode[],
): CardNode {
	const head = box(
		{ alignItems: 'center', justifyContent: 'space-between', gap: 32, height: 44, flexShrink: 0 },
		[
			box({ alignItems: 'center', gap: 16, flexShrink: 1, minWidth: 0 }, [
				box({ width: 10, height: 36, borderRadius: 5, backgroundColor: INK.grass, flexShrink: 0 }),
				line(
					{ fontSize: 34, fontWeight: 800, maxWidth: 440 },
					drawable(brand, 60, shareCopy.card.unreadable),
				),
				demo ? tag(shareCopy.demo, INK.amber) : null,
			]),
			box({ fontSize: 28, color: INK.quiet, flexShrink: 0 }, beside),
		],
	);
	const style = {
		...CARD_SIZE,
		flexDirection: 'column',
		padding: '44px 64px',
		fontFamily: SANS,
		fontWeight: 500,
	};
	return box({ ...style, backgroundColor: INK.ground, backgroundImage: backdrop, color: INK.ink }, [
		head,
		...children,
	]);
}

/** A word in a border of its own colour. */
export function tag(text: string, color: string): CardNode {
	const frame = { border: `2px solid ${color}`, borderRadius: 10, padding: '2px 14px' };
	return box({ ...frame, color, fontSize: 26, fontWeight: 800, flexShrink: 0 }, text);
}

/**
 * A club's disc, `size` pixels: the shapes of the pages (core/teams/club-shape.ts), outlined so
 * that black shows on black.
 */
export function discSign(disc: Disc | null, size: number): CardNode {
	const round = {
		borderRadius: size / 2,
		overflow: 'hidden',
		flexShrink: 0,
		border: '2px solid rgba(255, 255, 255, 0.35)',
	};
	if (disc === null)
		return box({ ...round, width: size, height: size, backgroundColor: INK.surface });
	const { shape, paints } = readDisc(disc);
	const drawn = clubShape(shape).flatMap((d, place): CardNode[] => {
		const fill = paints[place + 1];
		return fill === undefined ? [] : [{ type: 'path', props: { d, fill } }];
	});
	const square = { viewBox: '0 0 40 40', width: size - 4, height: size - 4, children: drawn };
	return box({ ...round, width: size, height: size, backgroundColor: paints[0] }, [
		{ type: 'svg', props: square },
	]);
}
