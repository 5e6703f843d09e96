import { useDeferredValue, useState } from 'react';
import { useQuery } from '#app/admin/ui/use-query.ts';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import type { FeedView } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { FeedRow } from './feed-row.tsx';
import { type FeedFilter, filterFeeds, foldersOf, SHOWN, stateOf } from './filter-feeds.ts';

const copy = feedsPanelCopy;
const PORTION = 60;
const ALL = '*';

type FeedDeskProps = {
	feeds: readonly FeedView[];
	now: number;
	onEdit: (feed: FeedView) => void;
	onDone: (sentence: string) => void;
};

/** The searchable list of sources. The search is in the address, so it survives a reload. */
export function FeedDesk({ feeds, now, onEdit, onDone }: FeedDeskProps) {
	const [query, setQuery] = useQuery();
	const [portions, setPortions] = useState(1);
	const filter: FeedFilter = {
		words: query.get('busca') ?? '',
		folder: query.get('pasta'),
		shown: SHOWN.find((one) => one === query.get('mostrar')) ?? 'all',
	};
	// Sources without a folder come last.
	const found = filterFeeds(feeds, useDeferredValue(filter)).toSorted(
		(a, b) => Number(a.folder === '') - Number(b.folder === ''),
	);
	const shown = found.slice(0, portions * PORTION);

	function look(name: 'busca' | 'pasta' | 'mostrar', value: string | null): void {
		setQuery((before) => {
			const next = new URLSearchParams(before);
			if (value === null || value === '') next.delete(name);
			else next.set(name, value);
			return next;
		});
	}

	return (
		<>
			<FeedSearch
				filter={filter}
				folders={foldersOf(feeds)}
				look={look}
				setFolder={(folder) => setQuery(withFolder(query, folder))}
			/>
			<p className="quiet" aria-live="polite">
				{copy.counts(
					found.length,
					found.filter((feed) => stateOf(feed) === 'failing').length,
					found.filter(({ enabled }) => !enabled).length,
				)}
			</p>
			{found.length === 0 ? (
				<p>
					{copy.nothingFound}{' '}
					<button
						type="button"
						className="text-button text-button-inline"
						onClick={() => setQuery(new URLSearchParams())}
					>
						{copy.clearSearch}
					</button>
				</p>
			) : null}
			{[...Map.groupBy(shown, ({ folder }) => folder)].map(([folder, list]) => (
				<section key={folder} className="feed-folder" aria-label={folder || copy.noFolder}>
					<h2>{folder || copy.noFolder}</h2>
					<ul className="feed-list">
						{list.map((feed) => (
							<FeedRow key={feed.id} feed={feed} now={now} onEdit={onEdit} onDone={onDone} />
						))}
					</ul>
				</section>
			))}
			{shown.length < found.length ? (
				<button
					type="button"
					className="button button-quiet feed-more"
					onClick={() => setPortions(portions + 1)}
				>
					{copy.more(found.length - shown.length)}
				</button>
			) : null}
		</>
	);
}

type FeedSearchProps = {
	filter: FeedFilter;
	folders: readonly string[];
	look: (name: 'busca' | 'mostrar', value: string | null) => void;
	setFolder: (folder: string | null) => void;
};

function FeedSearch({ filter, folders, look, setFolder }: FeedSearchProps) {
	const folderOptions = [
		{ value: ALL, label: copy.allFolders },
		...folders.map((folder) => ({ value: folder, label: folder || copy.noFolder })),
	];
	return (
		<search className="feed-search">
			<Field
				label={copy.search}
				type="search"
				autoComplete="off"
				value={filter.words}
				onChange={(event) => look('busca', event.target.value)}
			/>
			<SelectField
				label={copy.folder}
				options={folderOptions}
				value={filter.folder ?? ALL}
				onChange={(event) => setFolder(event.target.value === ALL ? null : event.target.value)}
			/>
			<SelectField
				label={copy.show}
				options={SHOWN.map((value) => ({ value, label: copy.filters[value] }))}
				value={filter.shown}
				onChange={(event) =>
					look('mostrar', event.target.value === 'all' ? null : event.target.value)
				}
			/>
		</search>
	);
}

/** '' is a folder too: it holds the sources without a folder. */
function withFolder(query: URLSearchParams, folder: string | null): URLSearchParams {
	const next = new URLSearchParams(query);
	if (folder === null) next.delete('pasta');
	else next.set('pasta', folder);
	return next;
}
