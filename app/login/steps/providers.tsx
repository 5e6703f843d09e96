import { useEffect, useEffectEvent, useState } from 'react';
import { hasReturned } from '#app/identity/provider-resolver.client.ts';
import type { Desk } from '#app/login/step.ts';
import { loginCopy } from '#core/identity/copy/login.ts';
import type { OfferedProvider } from '#core/identity/provider.ts';
import { endRedirect, offeredProviders, signInWithProvider } from './calls.client.ts';

/** The configured providers; renders nothing without any. */
export function Providers({ desk }: { desk: Desk }) {
	const [offered, setOffered] = useState<OfferedProvider[]>([]);
	const [open, setOpen] = useState<OfferedProvider | null>(null);
	const { session } = desk;
	useEffect(() => {
		let gone = false;
		const show = (list: OfferedProvider[]) => gone || setOffered(list);
		// Without an answer the other ways to sign in remain.
		offeredProviders(session).then(show, () => undefined);
		return () => {
			gone = true;
		};
	}, [session]);
	const comeBack = useEffectEvent(() => {
		if (!hasReturned()) return;
		desk.attempt(async () => {
			if (await endRedirect(session)) desk.leave();
		});
	});
	useEffect(() => comeBack(), []);
	if (offered.length === 0) return null;

	function enter(provider: OfferedProvider): void {
		setOpen(provider);
		desk.attempt(async () => {
			await signInWithProvider(session, provider.id);
			desk.leave();
		});
	}

	return (
		<div className="login-providers">
			{offered.map((provider) => (
				<button
					key={provider.id}
					type="button"
					className="button button-quiet"
					onClick={() => enter(provider)}
				>
					{loginCopy.provider(provider.label)}
				</button>
			))}
			<p role="status" className="field-hint">
				{desk.busy && open !== null ? loginCopy.providerOpen(open.label) : ''}
			</p>
		</div>
	);
}
