import type { MouseEvent } from 'react';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { mapCopy } from '#core/map/copy.ts';
import type { MapSlot } from '#core/map/map-view.ts';
import { cellMark, cellWords } from '#core/map/map-wording.ts';
import { TILES } from '#core/map/tiles.ts';
import { STATE_PARAMETER } from '#core/site/paths.ts';

/** Shades of the tiles; a fourth game starts over, with an inner frame (map.css). */
const TONES = 3;

/**
 * Attributes of a game's tile or number. `place` = its index in the slot; undefined = no game is
 * certain.
 */
export function toneOf(place: number | undefined) {
	if (place === undefined) return {};
	return { 'data-tone': (place % TONES) + 1, 'data-again': place >= TONES ? '' : undefined };
}

type TilesProps = {
	slot: MapSlot;
	uf: Uf | null;
	path: string;
	onTap: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * The states as tiles. Each links to its state's view; the tile of the selected state links back to
 * the country.
 */
export function MapTiles({ slot, uf: asked, path, onTap }: TilesProps) {
	return (
		<ul className="map-tiles">
			{TILES.map(({ uf, column }) => {
				const cell = slot.cells.find(({ ufs }) => ufs.split(' ').includes(uf));
				if (cell === undefined) return null;
				const query = `?${STATE_PARAMETER}=${uf === asked ? '' : uf.toLowerCase()}`;
				return (
					<li key={uf} data-column={column}>
						<a
							className="map-tile"
							href={`${path}${query}#${slot.id}`}
							rel="nofollow"
							onClick={onTap}
							data-of={uf}
							aria-current={uf === asked ? 'true' : undefined}
							{...(cell.games.length > 1 ? {} : toneOf(cell.games[0]))}
						>
							{uf} <i>{cellMark(slot, cell)}</i>
							<span className="vh">{mapCopy.tile(UFS[uf], cellWords(slot, cell))}</span>
						</a>
					</li>
				);
			})}
		</ul>
	);
}
