import { MorePages, usePages } from '#app/admin/ui/use-pages.tsx';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import type { AuditEntryView } from '#core/audit/contract.ts';
import { formatMoment } from '#core/copy/moments.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { auditCopy, settingsCopy } from '#core/copy/settings.ts';
import { isoLocal } from '#core/site/dates.ts';
import type { Route } from './+types/audit-log.route.ts';
import { SettingsScreen } from './settings-screen.tsx';

const title = panelCopy.screens.auditLog;
const copy = settingsCopy.auditLog;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get('audit', { signal: request.signal });
}

/** Who did what, newest first. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
	const pages = usePages(loaderData, async ({ entries }, before) => {
		const older = await api.get('audit', { query: { before } });
		return { ...older, entries: [...entries, ...older.entries] };
	});
	const { entries } = pages.shown;
	return (
		<SettingsScreen title={title}>
			{entries.length === 0 ? (
				<p className="quiet">{copy.empty}</p>
			) : (
				<table className="grid-table stack-table">
					<thead>
						<tr>
							<th scope="col">{copy.table.when}</th>
							<th scope="col">{copy.table.who}</th>
							<th scope="col">{copy.table.what}</th>
						</tr>
					</thead>
					<tbody>
						{entries.map((entry) => (
							<EntryRow key={entry.id} entry={entry} />
						))}
					</tbody>
				</table>
			)}
			<MorePages pages={pages} label={copy.more} />
		</SettingsScreen>
	);
}

function EntryRow({
	entry: { at, actor, network, action, subject, detail },
}: {
	entry: AuditEntryView;
}) {
	return (
		<tr>
			<td className="nowrap quiet">
				<time dateTime={isoLocal(at)}>{formatMoment(at)}</time>
			</td>
			<th scope="row">
				{actor}
				{network === null ? null : <span className="cell-note">{copy.from(network)}</span>}
			</th>
			<td>
				{auditCopy[action] ?? action} {subject === null ? null : <strong>{subject}</strong>}
				{detail === null ? null : (
					<details className="entry-detail">
						<summary>{copy.detail}</summary>
						<pre>{JSON.stringify(detail, null, 2)}</pre>
					</details>
				)}
			</td>
		</tr>
	);
}
