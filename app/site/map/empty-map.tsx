import { MiniMap } from '#app/site/games/game/mini-map.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { mapCopy } from '#core/map/copy.ts';
import type { MapView } from '#core/map/map-view.ts';
import { addDays } from '#core/site/dates.ts';
import { mapPath } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';

const { empty } = mapCopy;

/** A day without a map: says what is known for all states, and links to the next day with one. */
export function EmptyMap({ view }: { view: MapView }) {
	const { day, today, next } = view;
	const games =
		day === today ? paths.today : day === addDays(today, 1) ? paths.tomorrow : paths.day(day);
	return (
		<section className="blank map-blank" data-empty="map">
			<div>
				<h2 className="display">{titleOf(view)}</h2>
				<p>{empty.text}</p>
				<p className="map-ways">
					{next === undefined ? null : (
						<a className="button" href={mapPath(next, today)}>
							{empty.next(next, today)}
							<Icon name="right" />
						</a>
					)}
					<a className="button button-quiet" href={games}>
						{empty.games(day, today)}
					</a>
				</p>
			</div>
			<MiniMap reach={{ in: UNKNOWN_UFS }} />
		</section>
	);
}

function titleOf({ slots, day, today }: MapView): string {
	const same = new Set(
		slots.filter(({ kind }) => kind === 'country').map(({ channel }) => channel.name),
	);
	if (same.size > 0) return empty.same([...same], day, today);
	if (slots.length === 0) return empty.none(day, today);
	return slots.some(({ kind }) => kind === 'region') ? empty.limited : empty.unknown;
}
