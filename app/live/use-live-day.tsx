import { type ReactNode, useMemo, useState } from 'react';
import type { DayView } from '#core/games/day/day-view.ts';
import { type PackedDay, unpackDay } from '#core/games/day/packed-day.ts';
import { useLate } from './use-late.ts';

type Shown = { /** What the server sent last. */ loaded: DayView; view: DayView; note?: ReactNode };

const load = () => import('#app/live/page/day-follower.tsx');

/** A day with its live changes. `live` = an element to render above its list. */
export function useLiveDay(packed: PackedDay): { view: DayView; live: ReactNode } {
	const loaded = useMemo(() => unpackDay(packed), [packed]);
	const [kept, keep] = useState<Shown>({ loaded, view: loaded });
	const late = useLate(load);
	let shown = kept;
	if (kept.loaded !== loaded) {
		shown = { loaded, view: late?.refreshed(kept.view, loaded) ?? loaded };
		keep(shown);
	}
	const { view, note } = shown;
	const live = late && (
		<late.DayFollower
			key={view.day}
			view={view}
			note={note}
			show={(next, said) => keep({ loaded, view: next, note: said })}
		/>
	);
	return { view, live };
}
