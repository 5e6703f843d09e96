import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePanel } from '#app/admin/panel-context.ts';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { OperatorView } from '#core/identity/contract/operators.ts';
import type { Route } from './+types/operators.route.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { OperatorDialog } from './operator-dialog.tsx';
import { OperatorTable } from './operator-table.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const title = panelCopy.screens.operators;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get('operators', { signal: request.signal });
}

/** The operators of the guide. */
export default function Operators({ loaderData: { operators } }: Route.ComponentProps) {
	const { me } = usePanel();
	const { revalidate } = useRevalidator();
	const [inviting, setInviting] = useState(false);
	const [edited, setEdited] = useState<OperatorView | null>(null);
	const manages = me.role === 'administrator';
	const reload = () => void revalidate();
	return (
		<SettingsScreen
			title={title}
			actions={
				manages ? (
					<button type="button" className="button" onClick={() => setInviting(true)}>
						{settingsCopy.operators.invite}
					</button>
				) : null
			}
		>
			{manages ? null : <p className="quiet">{settingsCopy.onlyAdministrator}</p>}
			<OperatorTable operators={operators} onEdit={manages ? setEdited : null} />
			{inviting ? <InviteDialog onInvited={reload} onClose={() => setInviting(false)} /> : null}
			{edited === null ? null : (
				<OperatorDialog operator={edited} onChanged={reload} onClose={() => setEdited(null)} />
			)}
		</SettingsScreen>
	);
}
