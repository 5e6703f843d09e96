import { Dialog } from '#app/admin/ui/dialog.tsx';
import { deskCopy } from '#core/games/copy/desk.ts';

const { help } = deskCopy;

/** What the keyboard does in the list. */
export function DeskHelp({ onClose }: { onClose: () => void }) {
	return (
		<Dialog title={help.title} onClose={onClose}>
			<p className="quiet">{help.text}</p>
			<dl className="gd-key-list">
				{help.keys.map(([key, words]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{words}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
