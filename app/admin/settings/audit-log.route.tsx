import { useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.ts';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { AuditEntryView, AuditPage } from '#core/admin/audit.ts';
import { formatMoment } from '#core/copy/moments.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { auditCopy, settingsCopy } from '#core/copy/settings.ts';
import { isoLocal } from '#core/site/dates.ts';
import type { Route } from './+types/audit-log.route.ts';
import { SettingsScreen } from './settings-screen.tsx';

const title = panelCopy.screens.auditLog;
const copy = settingsCopy.auditLog;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get<AuditPage>('audit', request.signal);
}

/** Who did what, newest first. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
	const [{ entries, next }, setPage] = useState(loaderData);
	const more = useSave();
	const showMore = () =>
		more.run(async () => {
			const page = await api.get<AuditPage>(`audit?before=${next}`);
			setPage({ entries: [...entries, ...page.entries], next: page.next });
		});
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
			{more.problem === null ? null : <Alert>{more.problem}</Alert>}
			{next === null ? null : (
				<p>
					<button type="button" className="button button-quiet" aria-disabled={more.busy || undefined} onClick={() => void showMore()}>
						{copy.more}
					</button>
				</p>
			)}
		</SettingsScreen>
	);
}

function EntryRow({ entry: { at, actor, network, action, subject, detail } }: { entry: AuditEntryView }) {
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
