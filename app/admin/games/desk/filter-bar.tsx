import { memo, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { DeskSetup } from '#core/games/contract/desk.ts';
import {
	deskCopy,
	periodNames,
	publicationNames,
	qualityNames,
	sortNames,
	statusNames,
} from '#core/games/copy/desk.ts';
import { resolveDay } from '#core/games/desk/desk-day.ts';
import {
	DESK_SORTS,
	type DeskSort,
	EVER,
	NO_FILTER,
	QUALITY_VIEWS,
} from '#core/games/desk/desk-filter.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import type { FilterState } from './use-desk-filter.ts';

const copy = deskCopy.filters;
/** Pause in the typing after which is searched. */
const PAUSE_MS = 250;

type FilterBarProps = {
	setup: DeskSetup;
	state: FilterState;
	searchRef: RefObject<HTMLInputElement | null>;
};
type FieldProps = { setup: DeskSetup; state: FilterState };

/**
 * Search, filters and order, all held in the address. Memoized: selecting a row does not render its
 * hundreds of options again.
 */
export const FilterBar = memo(function FilterBar({ setup, state, searchRef }: FilterBarProps) {
	const { filter, clear } = state;
	const active = countActive(state);
	const [isOpen, setOpen] = useState(false);
	return (
		<search className="gd-filters" aria-label={copy.label}>
			<div className="gd-filters-first">
				<SearchBox state={state} searchRef={searchRef} />
				<Period setup={setup} state={state} />
				<button
					type="button"
					className="button button-quiet"
					aria-expanded={isOpen}
					aria-controls="filtros"
					onClick={() => setOpen(!isOpen)}
				>
					{copy.open}
					{active === 0 ? null : <span className="gd-count">{active}</span>}
				</button>
			</div>
			<div id="filtros" className="gd-filters-more" hidden={!isOpen}>
				<Choices setup={setup} state={state} />
				{filter.team === null ? null : (
					<button
						type="button"
						className="button button-quiet"
						onClick={() => state.change({ team: null })}
					>
						{copy.team(filter.team)} <ToolIcon name="remove" />
					</button>
				)}
				{active === 0 && filter.term === '' ? null : (
					<button type="button" className="text-button" onClick={clear}>
						{copy.clear}
					</button>
				)}
			</div>
		</search>
	);
});

function countActive({ filter }: FilterState): number {
	const names = ['competition', 'team', 'channel', 'status', 'publication', 'quality'] as const;
	return (
		names.filter((name) => filter[name] !== null).length + (filter.sort === NO_FILTER.sort ? 0 : 1)
	);
}

/**
 * Searches after a pause in the typing, and at once with Enter; what is typed is never overwritten
 * by an answer.
 */
function SearchBox({
	state: { filter, change },
	searchRef,
}: Pick<FilterBarProps, 'state' | 'searchRef'>) {
	const [typed, setTyped] = useState(filter.term);
	const [shown, setShown] = useState(filter.term);
	// The address changed elsewhere: a view was opened, or the reader went back.
	if (filter.term !== shown) {
		setShown(filter.term);
		if (typed.trim() !== filter.term) setTyped(filter.term);
	}
	const search = useEffectEvent((text: string) => {
		// The address came first: a view was opened during the pause, and what was in the box before
		// must not take it back.
		if (text !== typed) return;
		const term = text.trim();
		if (term !== filter.term) change({ term });
	});
	useEffect(() => {
		const timer = setTimeout(() => search(typed), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<div className="field gd-search">
			<label htmlFor="busca-jogos">{copy.search}</label>
			<div className="field-box">
				<ToolIcon name="search" className="i gd-search-sign" />
				<input
					ref={searchRef}
					id="busca-jogos"
					type="search"
					autoComplete="off"
					spellCheck={false}
					maxLength={200}
					placeholder={copy.searchHint}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					onKeyDown={(event) => {
						if (event.key === 'Enter') change({ term: typed.trim() });
					}}
				/>
			</div>
		</div>
	);
}

function Period({ setup: { today }, state: { filter, change } }: FieldProps) {
	const value = `${filter.from}|${filter.to ?? ''}`;
	const isListed = Object.hasOwn(periodNames, value);
	const [isOther, setOther] = useState(false);
	const showsDays = isOther || !isListed;
	const choose = (next: string) => {
		setOther(next === 'other');
		if (next === 'other') return;
		const [from = NO_FILTER.from, to = ''] = next.split('|');
		change({ from, to: to === '' ? null : to });
	};
	return (
		<>
			<SelectField
				label={copy.period}
				options={Object.entries(periodNames).map(([period, label]) => ({ value: period, label }))}
				value={showsDays ? 'other' : value}
				onChange={(event) => choose(event.target.value)}
			/>
			{showsDays ? (
				<>
					<DayField
						label={copy.from}
						day={filter.from === EVER ? '' : (resolveDay(filter.from, today) ?? '')}
						onDay={(day) => change({ from: day || EVER })}
					/>
					<DayField
						label={copy.to}
						day={filter.to === null ? '' : (resolveDay(filter.to, today) ?? '')}
						onDay={(day) => change({ to: day || null })}
					/>
				</>
			) : null}
		</>
	);
}

function DayField({
	label,
	day,
	onDay,
}: {
	label: string;
	day: string;
	onDay: (day: string) => void;
}) {
	return (
		<label className="field">
			<span className="field-label">{label}</span>
			<span className="field-box">
				<input
					type="date"
					min="1900-01-01"
					max="2100-12-31"
					value={day}
					onChange={(event) => onDay(event.target.value)}
				/>
			</span>
		</label>
	);
}

function Choices({ setup, state: { filter, change } }: FieldProps) {
	const any = { value: '', label: copy.any };
	const named = (names: Record<string, string>, values: readonly string[]) =>
		values.map((value) => ({ value, label: names[value] ?? value }));
	const orders = DESK_SORTS.flatMap((sort) => [
		{ value: sort, label: `${sortNames[sort]}, ${copy.ascending}` },
		{ value: `-${sort}`, label: `${sortNames[sort]}, ${copy.descending}` },
	]);
	return (
		<>
			<SelectField
				label={copy.competition}
				options={[any, ...setup.competitions.map(({ id, name }) => ({ value: id, label: name }))]}
				value={filter.competition ?? ''}
				onChange={(event) => change({ competition: event.target.value || null })}
			/>
			<SelectField
				label={copy.channel}
				options={[any, ...setup.channels.map(({ id, name }) => ({ value: id, label: name }))]}
				value={filter.channel ?? ''}
				onChange={(event) => change({ channel: event.target.value || null })}
			/>
			<SelectField
				label={copy.status}
				options={[{ value: '', label: copy.anyFeminine }, ...named(statusNames, GAME_STATUSES)]}
				value={filter.status ?? ''}
				onChange={(event) =>
					change({ status: GAME_STATUSES.find((status) => status === event.target.value) ?? null })
				}
			/>
			<SelectField
				label={copy.publication}
				options={[
					{ value: '', label: copy.any },
					...named(publicationNames, ['published', 'draft']),
				]}
				value={filter.publication ?? ''}
				onChange={(event) =>
					change({
						publication:
							event.target.value === ''
								? null
								: event.target.value === 'draft'
									? 'draft'
									: 'published',
					})
				}
			/>
			<SelectField
				label={copy.quality}
				options={[any, ...named(qualityNames, QUALITY_VIEWS)]}
				value={filter.quality ?? ''}
				onChange={(event) =>
					change({ quality: QUALITY_VIEWS.find((view) => view === event.target.value) ?? null })
				}
			/>
			{filter.quality === 'sem-conferir' ? (
				<SelectField
					label={copy.hours}
					options={['6', '12', '24', '48', '72', '168'].map((hours) => ({
						value: hours,
						label: `${hours} h`,
					}))}
					value={String(filter.hours)}
					onChange={(event) => change({ hours: Number(event.target.value) })}
				/>
			) : null}
			<SelectField
				label={copy.sort}
				options={orders}
				value={`${filter.descending ? '-' : ''}${filter.sort}`}
				onChange={(event) =>
					change({
						sort: event.target.value.replace('-', '') as DeskSort,
						descending: event.target.value.startsWith('-'),
					})
				}
			/>
		</>
	);
}
