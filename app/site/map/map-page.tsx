import { type MouseEvent, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LivePage } from '#app/live/live-page.tsx';
import { AskedUf } from '#app/site/answer/asked-uf.ts';
import { DaySteps } from '#app/site/games/day-steps.tsx';
import { ShareTools } from '#app/site/share/share-tools.tsx';
import { isPlainClick } from '#app/ui/plain-click.ts';
import { topics } from '#core/changes/topic.ts';
import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { shareToolsCopy } from '#core/games/copy/share-tools.ts';
import { isDrawn } from '#core/map/build-map.ts';
import { mapCopy } from '#core/map/copy.ts';
import type { MapView } from '#core/map/map-view.ts';
import { mapPath } from '#core/site/paths/map.ts';
import { EmptyMap } from './empty-map.tsx';
import { KeepState } from './keep-state.tsx';
import { MapRows } from './map-rows.tsx';
import type { MapPageData } from './read-map-page.server.ts';
import { SlotMap } from './slot-map.tsx';

type Click = MouseEvent<HTMLAnchorElement>;

/**
 * What open television shows in each state on a day. The page contains every part, and the address
 * selects one (`?estado=`, a fragment). With scripts, tiles and slot links respond in place.
 */
export function MapPage({ view, shared, path }: MapPageData & { path: string }) {
	const asked = use(AskedUf);
	const [tapped, setTapped] = useState<Uf | null>(null);
	const [open, setOpen] = useOpenSlot(view);
	const uf = tapped ?? asked;
	const drawn = view.slots.filter(isDrawn);
	const onTap = (event: Click) => {
		const code = event.currentTarget.dataset.of ?? '';
		// The tile of the state in the address links to the country's page.
		if (!isPlainClick(event) || !isUf(code) || (code === asked && tapped === null)) return;
		event.preventDefault();
		setTapped(code === tapped || code === asked ? null : code);
	};
	const onPick = (event: Click) => {
		const { hash } = event.currentTarget;
		if (!isPlainClick(event)) return;
		event.preventDefault();
		// For reloads and copied addresses. The router need not know, because nothing else depends on
		// it.
		window.history.replaceState(window.history.state, '', hash);
		setOpen(hash.slice(1));
	};
	return (
		<article className="wrap page map-page" data-map={view.day} data-asked={uf ?? undefined}>
			<LivePage
				topics={[topics.day(view.day)]}
				data={view}
				kickoffs={view.slots.map(({ kickoffAt }) => kickoffAt)}
			/>
			<MapHead view={view} />
			<AskedUf value={uf}>
				{drawn.length === 0 ? <EmptyMap view={view} /> : null}
				<div className="maps" data-open={open}>
					{drawn.map((slot) => (
						<SlotMap
							key={slot.id}
							{...{ slot, drawn, uf, path, onTap, onPick }}
							isFirst={slot.id === view.first}
							isOpen={slot.id === open}
						>
							{tapped === null ? null : <KeepState uf={tapped} />}
						</SlotMap>
					))}
				</div>
				<MapRows view={view} />
			</AskedUf>
			{view.slots.length === 0 ? null : <Share shared={shared} />}
			<p className="paper">{shared.address}</p>
		</article>
	);
}

/** The slot that a reader chose: undefined = the first one, or the fragment's without scripts. */
function useOpenSlot({ slots }: MapView): [string | undefined, (id: string) => void] {
	const [open, setOpen] = useState<string>();
	const { hash } = useLocation();
	useEffect(() => {
		const id = hash.slice(1);
		if (slots.some((slot) => isDrawn(slot) && slot.id === id)) setOpen(id);
	}, [hash, slots]);
	return [slots.some(({ id }) => id === open) ? open : undefined, setOpen];
}

function Share({ shared }: Pick<MapPageData, 'shared'>) {
	return (
		<section aria-labelledby="enviar" className="map-share">
			<h2 id="enviar" className="part-title" tabIndex={-1}>
				{shareToolsCopy.title}
			</h2>
			<ShareTools shared={shared} />
		</section>
	);
}

function MapHead({ view: { day, today } }: { view: MapView }) {
	return (
		<header className="map-head">
			<h1>{mapCopy.title}</h1>
			<DaySteps className="map-days" {...{ day, today }} copy={mapCopy} pathOf={mapPath} />
		</header>
	);
}
