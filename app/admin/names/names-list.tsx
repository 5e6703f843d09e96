import { useEffect, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import type { NameRow } from '#core/names/contract.ts';
import { namesCopy as copy } from '#core/names/copy/desk.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

const PAUSE_MS = 150;

type NamesListProps = {
	kind: PickerKind;
	text: string;
	onSearch(text: string): void;
	onNew(text: string): void;
};

/**
 * Teams, competitions or channels, those with the most games first; with a search term the matching
 * ones.
 */
export function NamesList({ kind, text, onSearch, onNew }: NamesListProps) {
	const { rows, total, problem, more } = useNames(kind, text);
	return (
		<div className="names-list">
			<div className="names-tools">
				<Field
					label={copy.search[kind]}
					type="search"
					value={text}
					onChange={(event) => onSearch(event.target.value)}
				/>
				<button type="button" className="button button-quiet" onClick={() => onNew(text)}>
					{copy.create[kind]}
				</button>
			</div>
			{problem === null ? null : <Alert>{problem}</Alert>}
			<p role="status" className="quiet">
				{total === null ? '' : copy.count(total)}
			</p>
			<table className="grid-table stack-table" aria-label={copy.tabs[kind]}>
				<thead>
					<tr>
						<th scope="col">{copy.name}</th>
						<th scope="col">{copy.detail}</th>
						<th scope="col">{copy.gamesLabel}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<th scope="row">
								<a href={panelPaths.name(kind, row.id)}>{row.name}</a>
								{row.shortName === row.name ? null : (
									<span className="cell-note">{row.shortName}</span>
								)}
							</th>
							<td>
								{row.detail}
								{row.edited ? <span className="cell-note">{copy.edited}</span> : null}
							</td>
							<td>{copy.gameCount(row.games)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{total !== null && rows.length < total ? (
				<p>
					<button type="button" className="button button-quiet" onClick={more}>
						{copy.more}
					</button>
				</p>
			) : null}
		</div>
	);
}

function useNames(kind: PickerKind, text: string) {
	const [page, setPage] = useState<{ rows: NameRow[]; total: number | null }>({
		rows: [],
		total: null,
	});
	const [problem, setProblem] = useState<string | null>(null);
	/** How far the list was requested; another search starts at the top. */
	const [wanted, setWanted] = useState({ text, from: 0 });
	const from = wanted.text === text ? wanted.from : 0;
	useEffect(() => {
		const stop = new AbortController();
		async function read(): Promise<void> {
			try {
				const { rows, total } = await api.get('names', {
					query: { kind, q: text.trim(), from },
					signal: stop.signal,
				});
				setPage((before) => ({
					rows: from === 0 ? rows : [...before.rows.slice(0, from), ...rows],
					total,
				}));
				setProblem(null);
			} catch (error) {
				if (!stop.signal.aborted) setProblem(sentenceOf(error));
			}
		}
		const timer = setTimeout(() => void read(), text === '' ? 0 : PAUSE_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [kind, text, from]);
	return { ...page, problem, more: () => setWanted({ text, from: page.rows.length }) };
}
