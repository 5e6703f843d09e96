import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { filterCopy } from '#core/games/copy/filters.ts';
import { activeFilters } from '#core/games/filter/day-filter.ts';
import type { AskedDay } from './ask-day.ts';
import { chosenWords, withoutFilter } from './filter-words.ts';

/** The active filters, each as a link that removes it, and the ignored parts of the address. */
export function FilterSummary({
	asked: { filter, ignored, known, active, query },
}: {
	asked: AskedDay;
}) {
	const { pathname } = useLocation();
	return (
		<>
			{ignored.length === 0 ? null : (
				<p className="ignored" role="note">
					{filterCopy.ignored(ignored)}
				</p>
			)}
			{active === 0 ? null : (
				<nav className="chosen" aria-label={filterCopy.active}>
					<ul>
						{activeFilters(filter).map((name) => (
							<li key={name}>
								<a
									className="chosen-one"
									href={withoutFilter(pathname, filter, name)}
									rel="nofollow"
								>
									{chosenWords(filter, name, known)}
									<span className="vh">{`, ${filterCopy.drop}`}</span>
									<Icon name="close" />
								</a>
							</li>
						))}
						<li>
							<a className="chosen-none" href={pathname}>
								{filterCopy.clear}
							</a>
						</li>
					</ul>
				</nav>
			)}
			<KeptBySearch query={query} />
		</>
	);
}

/** Without scripts, the two search forms in the header submit the filters too. */
function KeptBySearch({ query }: { query: string }) {
	const kept = [...new URLSearchParams(query)].filter(([name]) => name !== 'busca');
	return ['busca-wide', 'busca-narrow'].map((form) =>
		kept.map(([name, value]) => (
			<input key={form + name} type="hidden" form={form} name={name} value={value} />
		)),
	);
}
