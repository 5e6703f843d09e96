import { MorePages, usePages } from '#app/admin/ui/use-pages.tsx';
import { api } from '#app/api-client/api.client.ts';
import { formatMoment } from '#core/copy/moments.ts';
import type { ImportList, ImportSummary } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { hoursCopy } from '#core/importing/copy/hours.ts';
import { isoLocal } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

const copy = importDeskCopy.history;

/** Imports of all operators, newest first: who, source, and changes. */
export function HistoryList({ loaded }: { loaded: ImportList }) {
	const pages = usePages(loaded, async ({ imports }, before) => {
		const older = await api.get('imports', { query: { before } });
		return { ...older, imports: [...imports, ...older.imports] };
	});
	const { imports } = pages.shown;
	return (
		<section className="import-history" aria-labelledby="historico">
			<h2 id="historico">{copy.title}</h2>
			{imports.length === 0 ? (
				<p className="quiet">{copy.empty}</p>
			) : (
				<table className="grid-table stack-table" aria-labelledby="historico">
					<thead>
						<tr>
							<th scope="col">{copy.when}</th>
							<th scope="col">{copy.source}</th>
							<th scope="col">{copy.who}</th>
							<th scope="col">{copy.what}</th>
						</tr>
					</thead>
					<tbody>
						{imports.map((entry) => (
							<HistoryRow key={entry.id} entry={entry} />
						))}
					</tbody>
				</table>
			)}
			<MorePages pages={pages} label={copy.more} />
		</section>
	);
}

function HistoryRow({ entry }: { entry: ImportSummary }) {
	const { id, name, kind, actor, createdAt, state, counts, hours } = entry;
	const written = state === 'done' || state === 'undone';
	return (
		<tr>
			<td className="nowrap quiet">
				<time dateTime={isoLocal(createdAt)}>{formatMoment(createdAt)}</time>
			</td>
			<th scope="row" className="import-name">
				<a href={panelPaths.importBatch(id)}>{name}</a>
				<span className="cell-note">{copy.kinds[kind]}</span>
			</th>
			<td>{actor}</td>
			<td>
				<span className="import-state" data-state={state}>
					{copy.states[state]}
				</span>
				{written ? <span className="cell-note">{copy.sum(counts)}</span> : null}
				{hours.length === 0 ? null : (
					<span className="cell-note">{`${hoursCopy.hours}: ${hours.join('; ')}`}</span>
				)}
			</td>
		</tr>
	);
}
