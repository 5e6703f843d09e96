import { usePanel } from '#app/admin/panel-context.ts';
import { ProviderSection } from '#app/admin/settings/provider-section.tsx';
import { SettingsScreen } from '#app/admin/settings/settings-screen.tsx';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { ThemeChoice } from '#app/ui/theme-choice.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { Route } from './+types/account.route.ts';
import { EmailForm } from './email-form.tsx';
import { FactorSection } from './factor-section.tsx';
import { NameForm } from './name-form.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

const title = panelCopy.screens.account;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get('account', { signal: request.signal });
}

/** The operator's own account. */
export default function Account({ loaderData: account }: Route.ComponentProps) {
	const { me } = usePanel();
	const proofs = (
		<>
			<PasskeySection account={account} />
			<FactorSection account={account} />
		</>
	);
	if (me.mustEnroll)
		return (
			<SettingsScreen title={panelCopy.mustEnroll.title}>
				<p>{panelCopy.mustEnroll.text}</p>
				{proofs}
			</SettingsScreen>
		);
	return (
		<SettingsScreen title={title}>
			<p className="quiet">
				{settingsCopy.account.email(me.email)} · {panelCopy.roles[me.role]}
			</p>
			<NameForm account={account} />
			<ThemeChoice className="setting-block" />
			{account.hosted ? (
				<p>{settingsCopy.account.hosted}</p>
			) : (
				<>
					<EmailForm />
					<PasswordForm account={account} />
					<ProviderSection account={account} />
					{proofs}
					<SessionList account={account} />
				</>
			)}
			<OwnDataSection isHosted={account.hosted} />
		</SettingsScreen>
	);
}
