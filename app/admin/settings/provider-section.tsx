import { useEffect, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { offeredProviders } from '#app/login/steps/calls.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccountView } from '#core/identity/contract/account.ts';
import type { OfferedProvider } from '#core/identity/provider.ts';
import { linkedProviders, linkProvider, unlinkProvider } from './account/account-links.client.ts';
import { useConfirmed } from './use-confirmed.tsx';

const copy = settingsCopy.account.providers;

/** Sign-in providers of this account: each offered provider, linked or not. */
export function ProviderSection({ account }: { account: AccountView }) {
	const { session } = usePanel();
	const { confirmed, dialog } = useConfirmed();
	const [offered, setOffered] = useState<OfferedProvider[]>([]);
	const [linked, setLinked] = useState(() => linkedProviders(session));
	const [said, setSaid] = useState('');
	const save = useSave();
	useEffect(() => {
		let gone = false;
		offeredProviders(session).then(
			(list) => gone || setOffered(list),
			() => undefined,
		);
		return () => {
			gone = true;
		};
	}, [session]);
	if (offered.length === 0) return null;

	function change({ id, label }: OfferedProvider, isLinked: boolean): void {
		setSaid('');
		void save.run(async () => {
			await (isLinked ? confirmed(() => unlinkProvider(session, id)) : linkProvider(session, id));
			setLinked(linkedProviders(session));
			setSaid(isLinked ? copy.unlinked(label) : copy.linked(label));
		});
	}

	return (
		<section className="setting-block" aria-labelledby="provedores">
			<h2 id="provedores">{copy.title}</h2>
			<p className="quiet">{copy.text}</p>
			<ul className="plain-list">
				{offered.map((provider) => {
					const isLinked = linked.includes(provider.id);
					// The last way to sign in cannot be removed.
					const isOnlyWay = isLinked && !account.hasPassword && linked.length === 1;
					return (
						<li key={provider.id} className="panel-actions">
							<span>{provider.label}</span>
							{isOnlyWay ? (
								<span className="quiet">{copy.only}</span>
							) : (
								<button
									type="button"
									className="button button-quiet"
									aria-disabled={save.busy || undefined}
									onClick={() => change(provider, isLinked)}
								>
									{isLinked ? copy.unlink(provider.label) : copy.link(provider.label)}
								</button>
							)}
						</li>
					);
				})}
			</ul>
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
			<p role="status" className="save-done">
				{said}
			</p>
			{dialog}
		</section>
	);
}
