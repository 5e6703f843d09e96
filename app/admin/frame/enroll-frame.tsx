import type { ReactNode } from 'react';
import { panelCopy } from '#core/copy/panel.ts';

/**
 * Stands for the panel while an administrator must still add a second factor or a passkey: only the
 * account is there.
 */
export function EnrollFrame({
	signOut,
	children,
}: {
	signOut: () => Promise<void>;
	children: ReactNode;
}) {
	return (
		<main id="conteudo" className="panel-alone" tabIndex={-1}>
			{children}
			<button type="button" className="button button-quiet" onClick={() => void signOut()}>
				{panelCopy.mustEnroll.signOut}
			</button>
		</main>
	);
}
