import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useModal } from '#app/ui/use-dismiss.ts';
import { filterCopy } from '#core/games/copy/filters.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { type DayFilter, filterQuery, NO_FILTER } from '#core/games/filter/day-filter.ts';
import { applyFilter } from '#core/games/filter/filter-day.ts';
import { withAskedState } from '#core/site/asked-state.ts';
import { withQuery } from '#core/site/paths.ts';
import type { AskedDay } from './ask-day.ts';
import { chooseIn } from './choose-in.ts';
import { FilterForm } from './filter-form.tsx';

/**
 * The filters over the list, which follows each choice at once. While open, the panel is a history
 * entry: the back button closes it and restores the day. Escape, the close button and the backdrop
 * keep the choices.
 */
export function FilterPanel({ view, asked }: { view: DayView; asked: AskedDay }) {
	const [filter, setFilter] = useState(asked.filter);
	const { pathname } = useLocation();
	const { apply, close } = usePanelHistory();
	const dialog = useModal(close);
	const { kept, unsure } = applyFilter(view, filter);
	const found = kept.size;
	const set = (next: DayFilter) => {
		setFilter(next);
		apply(filterQuery(next));
	};
	return (
		<dialog ref={dialog} className="sheet panel" aria-labelledby="filtros-h">
			<div className="panel-body">
				<div className="sheet-head">
					<h2 id="filtros-h" className="display">
						{filterCopy.title}
					</h2>
					<button
						type="button"
						className="icon-button"
						aria-label={filterCopy.close}
						onClick={close}
					>
						<Icon name="close" />
					</button>
				</div>
				<FilterForm
					view={view}
					known={asked.known}
					filter={filter}
					choose={(name, value) => set(chooseIn(filter, name, value))}
					action={pathname}
					submit={close}
				>
					<button
						type="button"
						className="button button-quiet"
						onClick={() => set({ ...NO_FILTER, busca: filter.busca })}
					>
						{filterCopy.clear}
					</button>
					<button type="submit" className="button">
						{found === 0 ? filterCopy.showNone : filterCopy.show(found)}
					</button>
				</FilterForm>
				<p role="status" className="vh">
					{filterCopy.found({ count: found, unsure: unsure.size }, view.games.length, filter.busca)}
				</p>
			</div>
		</dialog>
	);
}

/** The address while the panel is open: each choice replaces the previous one. */
function usePanelHistory() {
	const { pathname, search, hash, state } = useLocation();
	const navigate = useNavigate();
	const before = useRef(search);
	return {
		apply: (query: string) =>
			navigate(withAskedState(withQuery(pathname, query), search) + hash, { replace: true, state }),
		close: () => {
			// The panel was opened by address, or a choice was made: going back then restores the day.
			// While a choice is rendering, the address is ahead of the page, and closing must not undo
			// it.
			const reached = window.location.search;
			if ((state as { panel?: true } | null)?.panel && reached === before.current) navigate(-1);
			else navigate(pathname + reached, { replace: true });
		},
	};
}
