import { useWording } from '#app/site/answer/use-wording.ts';
import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { Disc } from '#app/ui/disc.tsx';
import { mapCopy } from '#core/map/copy.ts';
import type { MapSlot, MapView } from '#core/map/map-view.ts';
import { rowWording } from '#core/map/map-wording.ts';
import { formatHour, isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/**
 * All open-television games of the day, including those without a map. Renders nothing when the map
 * covers all of them.
 */
export function MapRows({ view: { slots, day, today, first } }: { view: MapView }) {
	if (slots.length === 0 || (slots.length === 1 && first !== undefined)) return null;
	return (
		<section aria-labelledby="tv-aberta-h" className="map-all">
			<h2 id="tv-aberta-h" className="part-title">
				{mapCopy.day.title(day, today)}
			</h2>
			<ul className="map-rows">
				{slots.map((slot) => (
					<Row key={slot.id} slot={slot} />
				))}
			</ul>
		</section>
	);
}

function Row({ slot }: { slot: MapSlot }) {
	const { texts, answers } = useWording(rowWording(slot));
	const { id, kind, channel, kickoffAt, games } = slot;
	const [only, ...others] = games;
	const one = others.length === 0 ? only : undefined;
	return (
		<li>
			<a
				className="map-row"
				href={one === undefined && kind === 'states' ? `#${id}` : paths.game(only?.slug ?? '')}
			>
				<time dateTime={isoLocal(kickoffAt)}>{formatHour(kickoffAt)}</time>
				<b className="map-on">
					<ChannelMark mark={channel.mark} />
					{channel.name}
				</b>
				{one === undefined ? null : (
					<span className="map-discs">
						<Disc disc={one.home.disc} size={18} />
						<Disc disc={one.away.disc} size={18} />
					</span>
				)}
				<span data-answers={answers} suppressHydrationWarning>
					<span suppressHydrationWarning>{texts[0]}</span>
				</span>
			</a>
		</li>
	);
}
