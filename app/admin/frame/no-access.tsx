import type { PanelAccess } from '#app/admin/load-panel.client.ts';
import { panelCopy } from '#core/copy/panel.ts';

type Refused = NonNullable<PanelAccess['refused']>;

const TEXTS: Record<Refused, { title: string; text: string }> = {
	'not-invited': panelCopy.noAccess.notInvited,
	'second-factor': panelCopy.noAccess.secondFactor,
};

/** S6.01: the account is signed in, but may not use the panel. */
export function NoAccess({ code, signOut }: { code: Refused; signOut: () => Promise<void> }) {
	const { title, text } = TEXTS[code];
	return (
		<main id="conteudo" className="panel-alone" tabIndex={-1}>
			<title>{title}</title>
			<h1>{title}</h1>
			<p>{text}</p>
			<button type="button" className="button" onClick={() => void signOut()}>
				{panelCopy.noAccess.signOut}
			</button>
		</main>
	);
}
