import { type Reach, receivedIn } from '#core/games/coverage/reach.ts';
import { TILES } from '#core/map/tiles.ts';

const [TILE, STEP] = [22, 24];

/**
 * The states where a game is certainly shown, as small tiles. Hidden from screen readers: the text
 * is beside it.
 */
export function MiniMap({ reach }: { reach: Reach }) {
	return (
		<svg className="mini-map" viewBox={`0 0 ${7 * STEP - 2} ${8 * STEP - 2}`} aria-hidden="true">
			{TILES.map(({ uf, row, column }) => (
				<g key={uf} className={receivedIn(reach, uf) === 'yes' ? 'mini-on' : undefined}>
					<rect x={(column - 1) * STEP} y={(row - 1) * STEP} width={TILE} height={TILE} rx="4" />
					<text x={(column - 1) * STEP + TILE / 2} y={(row - 1) * STEP + 15.5}>
						{uf}
					</text>
				</g>
			))}
		</svg>
	);
}
