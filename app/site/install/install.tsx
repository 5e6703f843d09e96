import { Icon } from '#app/ui/icon.tsx';
import { installCopy } from '#core/copy/install.ts';

/** Puts the guide on the reader's device; which part of it is shown, `INSTALL_SCRIPT` decides. */
export function Install() {
	return (
		<div className="install">
			<button type="button" className="store" onClick={() => window.guiaInstall?.()}>
				<Icon name="phone" />
				{installCopy.button}
			</button>
			<p>{installCopy.apple}</p>
		</div>
	);
}
