import type { ReactNode } from 'react';
import { panelCopy } from '#core/copy/panel.ts';

const copy = panelCopy.mustEnroll;

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
			<p>
				<strong>{copy.title}</strong>
			</p>
			<p>{copy.text}</p>
			{children}
			<button type="button" className="button button-quiet" onClick={() => void signOut()}>
				{copy.signOut}
			</button>
		</main>
	);
}
