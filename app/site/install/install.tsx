import { Icon } from '#app/ui/icon.tsx';
import { installCopy } from '#core/copy/install.ts';

/** Offers to install the guide; `INSTALL_SCRIPT` decides which part is visible. */
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
