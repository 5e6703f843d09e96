import { useEffect, useState } from 'react';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ARTICLE_ORDERS } from '#core/news/article-limits.ts';
import type { ArticleFilter, ArticleList } from '#core/news/article-line.ts';
import { ARTICLE_STATES } from '#core/news/article-state.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';

const { list: copy, statesMany, trash } = articleDeskCopy;
const WAIT_MS = 300;

type Props = {
	filter: ArticleFilter;
	list: ArticleList;
	onShow(next: Partial<ArticleFilter>): void;
};

/** The states as tabs with counts, then the other filters. */
export function ArticleFilters({ filter, list: { counts, authors }, onShow }: Props) {
	const [text, setText] = useState(filter.text);
	useEffect(() => {
		if (text.trim() === filter.text) return;
		const timer = setTimeout(() => onShow({ text: text.trim() }), WAIT_MS);
		return () => clearTimeout(timer);
	}, [text, filter.text, onShow]);
	const everything = ARTICLE_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
	const isOnly = (state: string) =>
		!filter.trash && filter.states.length === 1 && filter.states[0] === state;
	return (
		<div className="list-filters">
			<fieldset className="state-tabs">
				<legend className="vh">{articleDeskCopy.list.table.state}</legend>
				<Tab
					label={copy.all}
					count={everything}
					here={!filter.trash && filter.states.length === 0}
					onClick={() => onShow({ states: [], trash: false })}
				/>
				{ARTICLE_STATES.map((state) => (
					<Tab
						key={state}
						label={statesMany[state]}
						count={counts[state] ?? 0}
						here={isOnly(state)}
						onClick={() =>
							onShow({
								states: [state],
								trash: false,
								order: state === 'scheduled' ? 'scheduled' : filter.order,
							})
						}
					/>
				))}
				<Tab
					label={trash}
					count={counts.trash ?? 0}
					here={filter.trash}
					onClick={() => onShow({ states: [], trash: true })}
				/>
			</fieldset>
			<div className="list-fields">
				<Field
					label={copy.search}
					type="search"
					placeholder={copy.searchHint}
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
				<SelectField
					label={copy.order}
					value={filter.order}
					options={ARTICLE_ORDERS.map((order) => ({ value: order, label: copy.orders[order] }))}
					onPick={(order) => onShow({ order })}
				/>
				{authors.length === 0 ? null : (
					<SelectField
						label={copy.author}
						value={filter.author ?? ''}
						options={[
							{ value: '', label: copy.anyAuthor },
							...authors.map((author) => ({ value: author, label: author })),
						]}
						onChange={(event) => onShow({ author: event.target.value || null })}
					/>
				)}
			</div>
			<div className="list-extras">
				<CheckField
					label={copy.onlyChanged}
					checked={filter.changed}
					onChange={(changed) => onShow({ changed })}
				/>
				{[filter.teamId, filter.competitionId, filter.gameId].map((id) =>
					id === null ? null : (
						<span key={id} className="tag">
							{copy.about(id)}
						</span>
					),
				)}
				{isNarrowed(filter) ? (
					<button
						type="button"
						className="text-button"
						onClick={() => {
							setText('');
							onShow({
								text: '',
								author: null,
								changed: false,
								teamId: null,
								competitionId: null,
								gameId: null,
							});
						}}
					>
						{copy.clear}
					</button>
				) : null}
			</div>
		</div>
	);
}

function isNarrowed({
	text,
	author,
	changed,
	teamId,
	competitionId,
	gameId,
}: ArticleFilter): boolean {
	return (
		text !== '' ||
		changed ||
		[author, teamId, competitionId, gameId].some((value) => value !== null)
	);
}

function Tab({
	label,
	count,
	here,
	onClick,
}: {
	label: string;
	count: number;
	here: boolean;
	onClick: () => void;
}) {
	return (
		<button type="button" className="state-tab" aria-pressed={here} onClick={onClick}>
			{label} <span className="state-count">{count}</span>
		</button>
	);
}
