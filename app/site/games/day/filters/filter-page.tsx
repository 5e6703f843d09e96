import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filterCopy } from '#core/games/copy/filters.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { filterQuery } from '#core/games/filter/day-filter.ts';
import { withAskedState } from '#core/site/asked-state.ts';
import { withQuery } from '#core/site/paths.ts';
import type { AskedDay } from './ask-day.ts';
import { chooseIn } from './choose-in.ts';
import { FilterForm } from './filter-form.tsx';

/** The filter form instead of the list, for browsers without scripts. */
export function FilterPage({ view, asked }: { view: DayView; asked: AskedDay }) {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [filter, setFilter] = useState(asked.filter);
	return (
		<section className="filters-page" aria-labelledby="filtros-h">
			<h2 id="filtros-h" className="display">
				{filterCopy.title}
			</h2>
			<FilterForm
				view={view}
				known={asked.known}
				filter={filter}
				choose={(name, value) => setFilter(chooseIn(filter, name, value))}
				action={pathname}
				submit={() => navigate(withAskedState(withQuery(pathname, filterQuery(filter)), search))}
			>
				<a className="button button-quiet" href={pathname}>
					{filterCopy.clear}
				</a>
				<button type="submit" className="button">
					{filterCopy.submit}
				</button>
			</FilterForm>
		</section>
	);
}
