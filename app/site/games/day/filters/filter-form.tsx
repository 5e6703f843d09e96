import { type ReactNode, type SubmitEvent, useId, useMemo } from 'react';
import { UFS } from '#core/football-pt/uf-names.ts';
import { filterCopy } from '#core/games/copy/filters.ts';
import { dayFacets } from '#core/games/day/day-facets.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { type DayFilter, filterValue, NO_FILTER, ORDERS } from '#core/games/filter/day-filter.ts';
import type { FilterName } from '#core/games/filter/filter-names.ts';
import { askedName, type KnownNames } from '#core/games/filter/known-names.ts';
import { type Choice, ChoiceSet, Pick } from './form-controls.tsx';

const { labels, any, groups, periods, orders } = filterCopy;

type FilterFormProps = {
	view: DayView;
	known: KnownNames;
	filter: DayFilter;
	/** Called with the text of one parameter, '' for none. */
	choose: (name: FilterName, value: string) => void;
	action: string;
	submit: () => void;
	/** Buttons below the choices. */
	children: ReactNode;
};

/**
 * All filters of a day, with the number of games that each choice would leave. A plain GET form
 * with native controls.
 */
export function FilterForm({
	view,
	known,
	filter,
	choose,
	action,
	submit,
	children,
}: FilterFormProps) {
	const id = useId();
	const facets = useMemo(() => dayFacets(view, filter), [view, filter]);
	const onSubmit = (event: SubmitEvent) => {
		event.preventDefault();
		submit();
	};
	/** The choices of one parameter, including chosen ones without games on this day. */
	const control = (name: Exclude<FilterName, 'busca' | 'gratis'>, choices: Choice[]) => {
		const chosen = filterValue(filter, name) ?? '';
		const missing = chosen !== '' && choices.every((choice) => choice.id !== chosen);
		const all = missing
			? [
					...choices,
					{ id: chosen, name: askedName(filter, name, known) ?? chosen, count: 0, unsure: 0 },
				]
			: choices;
		return {
			id: `${id}${name}`,
			name,
			label: labels[name],
			chosen,
			choices: all,
			choose: (value: string) => choose(name, value),
		};
	};
	const ufs = facets.uf.map(({ id: uf, ...tally }) => ({
		...tally,
		id: uf.toLowerCase(),
		name: UFS[uf],
	}));
	return (
		<form id={`${id}form`} className="filters" method="get" action={action} onSubmit={onSubmit}>
			<div className="filters-body">
				{filter.busca === '' ? null : <input type="hidden" name="busca" value={filter.busca} />}
				<label className="filters-free">
					<input
						type="checkbox"
						name="gratis"
						value="1"
						checked={filter.gratis}
						onChange={() => choose('gratis', filter.gratis ? '' : '1')}
					/>
					<span>{labels.gratis}</span>{' '}
					<span className="filters-count">{filterCopy.count(facets.gratis)}</span>
				</label>
				<Pick
					{...control(
						'uf',
						ufs.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
					)}
					any={any.uf}
				/>
				<Pick {...control('canal', facets.canal)} any={any.canal} />
				<ChoiceSet
					{...control(
						'acesso',
						facets.acesso.map((one) => ({ ...one, name: groups[one.id] })),
					)}
					any={any.acesso}
				/>
				<Pick {...control('campeonato', facets.campeonato)} any={any.campeonato} />
				<Pick {...control('time', facets.time)} any={any.time} />
				<ChoiceSet
					{...control(
						'periodo',
						facets.periodo.map((one) => ({ ...one, name: periods[one.id] })),
					)}
					any={any.periodo}
				/>
				<ChoiceSet
					{...control(
						'ordem',
						ORDERS.map((order) => ({
							id: order === NO_FILTER.ordem ? '' : order,
							name: orders[order],
						})),
					)}
				/>
			</div>
			<div className="filters-end">{children}</div>
		</form>
	);
}
