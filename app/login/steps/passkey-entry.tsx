import { passkeyLack } from '#app/login/passkey-support.ts';
import type { Desk } from '#app/login/step.ts';
import { loginCopy } from '#core/identity/copy/login.ts';

/** Sign-in by a passkey of this device; renders nothing where there can be none. */
export function PasskeyEntry({ desk }: { desk: Desk }) {
	const { session } = desk;
	if (session.identity.kind !== 'own' || passkeyLack(window.location.origin) !== null) return null;

	function enter(): void {
		desk.attempt(async () => {
			const { signInWithPasskey } = await import('#app/login/passkey.client.ts');
			await signInWithPasskey(session);
			desk.leave();
		});
	}

	return (
		<div className="login-providers">
			<button type="button" className="button button-quiet" onClick={enter}>
				{loginCopy.byPasskey}
			</button>
		</div>
	);
}
