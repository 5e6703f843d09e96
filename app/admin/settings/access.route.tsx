import { OutboxNote } from '#app/admin/ui/outbox-note.tsx';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { Route } from './+types/access.route.ts';
import { AccessForm } from './access-form.tsx';
import { ProviderList } from './provider-list.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const title = panelCopy.screens.access;
const copy = settingsCopy.access;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get('access', { signal: request.signal });
}

/** Sign-in settings. */
export default function Access({ loaderData: access }: Route.ComponentProps) {
	return (
		<SettingsScreen title={title}>
			<OutboxNote />
			<AccessForm access={access} />
			<section className="setting-block" aria-labelledby="provedores">
				<h2 id="provedores">{copy.providers}</h2>
				<ProviderList offered={access.providers} />
			</section>
		</SettingsScreen>
	);
}
