import { Disc } from '#app/ui/disc.tsx';
import { VERSUS } from '#core/games/copy/games.ts';
import { mapCopy } from '#core/map/copy.ts';
import type { MapGame, MapSlot } from '#core/map/map-view.ts';
import { statesOf, unknownTitles } from '#core/map/map-wording.ts';
import { paths } from '#core/site/paths.ts';
import { toneOf } from './map-tiles.tsx';

/** Number of games that fit into the free corner of the map on a phone. */
const FEW = 3;

/**
 * The games of a slot with their numbers on the map and their states. Explains the other tile
 * marks.
 */
export function MapGames({ slot }: { slot: MapSlot }) {
	const unknown = unknownTitles(slot);
	const isPartly = slot.cells.some(({ games }) => games.length === 0);
	return (
		<>
			<ol
				className="map-games"
				aria-label={mapCopy.legend}
				data-few={slot.games.length <= FEW ? '' : undefined}
			>
				{slot.games.map((game, place) => (
					<li key={game.slug}>
						<b className="map-number" {...toneOf(place)}>
							{place + 1}
						</b>
						<Pair game={game} />
						<States ufs={statesOf(slot, place)} />
					</li>
				))}
			</ol>
			{isPartly ? (
				<p className="map-notes">
					<b className="map-number">
						{unknown.length > 0 ? mapCopy.marks.unknown : mapCopy.marks.nothing}
					</b>
					{unknown.length > 0
						? mapCopy.marksSay.unknown(unknown)
						: mapCopy.marksSay.nothing(slot.channel.name)}
				</p>
			) : null}
		</>
	);
}

function Pair({ game: { slug, home, away } }: { game: MapGame }) {
	return (
		<a className="map-pair" href={paths.game(slug)}>
			<Disc disc={home.disc} size={40} />
			<span>{home.name}</span> <small>{VERSUS}</small> <Disc disc={away.disc} size={40} />
			<span>{away.name}</span>
		</a>
	);
}

/** Beside the map on wide screens: a phone has the table below it. */
function States({ ufs }: { ufs: readonly string[] }) {
	if (ufs.length === 0) return null;
	return (
		<>
			<span className="map-count">{mapCopy.states(ufs.length)}</span>
			<span className="map-codes">
				{ufs.map((uf) => (
					<span key={uf} data-of={uf}>
						{uf}{' '}
					</span>
				))}
			</span>
		</>
	);
}
