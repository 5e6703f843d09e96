import { shareCopy } from '#core/games/copy/share.ts';
import { mapCopy } from '#core/map/copy.ts';
import { MAP_PAINTS } from '#core/map/map-paints.ts';
import type { MapCell, MapSlot, MapView } from '#core/map/map-view.ts';
import { cellMark, mapTitle } from '#core/map/map-wording.ts';
import { TILES } from '#core/map/tiles.ts';
import { box, type CardNode, DISPLAY, INK, line, twoLines } from './card-node.ts';
import { cardFrame } from './card-parts.ts';
import { drawable } from './drawable.ts';

const [TILE, GAP] = [58, 5];
const STEP = TILE + GAP;
const MOST_GAMES = 4;

/**
 * The picture of a day's map for shared links: the tiles of its first slot and the games behind
 * their numbers. `view` must be as seen on another day, because the picture is cached as long as
 * the link is shown.
 */
export function mapCard(view: MapView, brand: string): CardNode {
	const slot = view.slots.find(({ id }) => id === view.first);
	if (slot === undefined) return plainCard(brand);
	return cardFrame({ brand, beside: shareCopy.card.date(view.day), demo: view.demo === true }, [
		box({ gap: 56, flexGrow: 1, marginTop: 10 }, [tiles(slot), words(slot)]),
	]);
}

/** One shared picture for all days without a map. */
function plainCard(brand: string): CardNode {
	const style = { fontFamily: DISPLAY, fontWeight: 700, fontSize: 92, lineHeight: 1.1, width: 900 };
	return cardFrame({ brand, beside: '', demo: false }, [
		box({ flexGrow: 1, alignItems: 'center' }, [box(style, mapCopy.card.none)]),
	]);
}

function tiles(slot: MapSlot): CardNode {
	const drawn = TILES.map(({ uf, row, column }) => {
		const cell = slot.cells.find(({ ufs }) => ufs.split(' ').includes(uf));
		return tile(uf, slot, cell ?? { ufs: uf, games: [] }, {
			left: (column - 1) * STEP,
			top: (row - 1) * STEP,
		});
	});
	return box(
		{ position: 'relative', width: 7 * STEP - GAP, height: 8 * STEP - GAP, flexShrink: 0 },
		drawn,
	);
}

function tile(
	uf: string,
	slot: MapSlot,
	cell: MapCell,
	place: { left: number; top: number },
): CardNode {
	const paint =
		cell.games.length === 1
			? paintOf(cell.games[0] ?? 0)
			: { border: `2px solid ${INK.edge}`, color: INK.quiet };
	const style = {
		position: 'absolute',
		...place,
		width: TILE,
		height: TILE,
		borderRadius: 9,
		flexDirection: 'column',
		lineHeight: 1.05,
	};
	return box(
		{
			...style,
			...paint,
			alignItems: 'center',
			justifyContent: 'center',
			fontSize: 24,
			fontWeight: 800,
		},
		[box({}, uf), box({ fontSize: 19, fontWeight: 500 }, cellMark(slot, cell))],
	);
}

function paintOf(game: number) {
	const [backgroundColor, color, edge] = MAP_PAINTS[game % MAP_PAINTS.length] ?? MAP_PAINTS[0];
	return { backgroundColor, color, border: `2px solid ${edge}` };
}

function words(slot: MapSlot): CardNode {
	const title = { fontFamily: DISPLAY, fontWeight: 700, fontSize: 76, lineHeight: 1.02 };
	const more = slot.games.length - MOST_GAMES;
	return box({ flexDirection: 'column', flexGrow: 1, minWidth: 0, paddingTop: 8 }, [
		box(title, mapCopy.card.title),
		line(
			{ fontSize: 30, color: INK.quiet, marginTop: 12, width: 576 },
			drawable(mapCopy.card.sub(slot.channel.name, slot.kickoffAt), 80),
		),
		box(
			{ flexDirection: 'column', gap: 14, marginTop: 28 },
			slot.games.slice(0, MOST_GAMES).map((game, place) =>
				box({ alignItems: 'center', gap: 18 }, [
					box(
						{
							...paintOf(place),
							width: 52,
							height: 52,
							borderRadius: 9,
							alignItems: 'center',
							justifyContent: 'center',
							flexShrink: 0,
							fontSize: 28,
							fontWeight: 800,
						},
						`${place + 1}`,
					),
					twoLines(
						{ fontSize: 32, fontWeight: 800, lineHeight: 1.1, width: 506 },
						drawable(mapTitle(game), 70, shareCopy.card.unreadable),
					),
				]),
			),
		),
		more > 0
			? box({ fontSize: 26, color: INK.quiet, marginTop: 14 }, mapCopy.card.more(more))
			: null,
	]);
}
