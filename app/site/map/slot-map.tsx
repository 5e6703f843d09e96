import type { MouseEvent, ReactNode } from 'react';
import { useWording } from '#app/site/answer/use-wording.ts';
import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Uf } from '#core/football-pt/uf.ts';
import { mapCopy } from '#core/map/copy.ts';
import type { MapSlot } from '#core/map/map-view.ts';
import { slotWording } from '#core/map/map-wording.ts';
import { formatHour } from '#core/site/dates.ts';
import { MapGames } from './map-games.tsx';
import { MapTable } from './map-table.tsx';
import { MapTiles } from './map-tiles.tsx';

type Tap = (event: MouseEvent<HTMLAnchorElement>) => void;
type SlotProps = {
	slot: MapSlot;
	/** All slots with a map. */
	drawn: readonly MapSlot[];
	/** The state in the address, or the tapped one. */
	uf: Uf | null;
	path: string;
	isFirst: boolean;
	isOpen: boolean;
	onTap: Tap;
	onPick: Tap;
	children: ReactNode;
};

/** One slot as a map: the words for this state, the tiles, the games, and the same as a table. */
export function SlotMap({
	slot,
	drawn,
	uf,
	path,
	isFirst,
	isOpen,
	onTap,
	onPick,
	children,
}: SlotProps) {
	return (
		<section
			id={slot.id}
			className="map-slot"
			data-first={isFirst ? '' : undefined}
			data-shown={isOpen ? '' : undefined}
			aria-label={mapCopy.slot(slot.channel.name, slot.kickoffAt)}
		>
			{drawn.length > 1 ? <SlotLinks slot={slot} drawn={drawn} onPick={onPick} /> : null}
			<div className="map-said">
				<Say slot={slot} />
				{children}
			</div>
			<MapTiles slot={slot} uf={uf} path={path} onTap={onTap} />
			<MapGames slot={slot} />
			<p className="map-tools">
				<a href={`#tabela-${slot.id}`}>
					<svg className="i" viewBox="0 0 24 24" aria-hidden="true">
						<path d="M4 5h16v14H4zM4 10h16M10 5v14" />
					</svg>
					{mapCopy.table.link}
				</a>
				<a href="#enviar">
					<Icon name="share" />
					{mapCopy.send}
				</a>
			</p>
			<MapTable slot={slot} />
		</section>
	);
}

function SlotLinks({ slot, drawn, onPick }: Pick<SlotProps, 'slot' | 'drawn' | 'onPick'>) {
	return (
		<nav className="map-slots" aria-label={mapCopy.slots}>
			<ul className="tools">
				{drawn.map(({ id, channel, kickoffAt }) => (
					<li key={id}>
						<a
							className="tool"
							href={`#${id}`}
							onClick={onPick}
							aria-current={id === slot.id ? 'true' : undefined}
						>
							<ChannelMark mark={channel.mark} />
							{channel.name} {formatHour(kickoffAt)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Say({ slot }: { slot: MapSlot }) {
	const { texts, answers } = useWording(slotWording(slot));
	const [place, headline, how, hint] = texts;
	return (
		<div className="map-say" role="status" data-answers={answers} suppressHydrationWarning>
			<p>
				<span className="map-place" suppressHydrationWarning>
					{place}
				</span>{' '}
				<span className="map-headline" suppressHydrationWarning>
					{headline}
				</span>{' '}
				<em suppressHydrationWarning>{how}</em>
			</p>
			<p className="map-hint" suppressHydrationWarning>
				{hint}
			</p>
		</div>
	);
}
