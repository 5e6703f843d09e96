import { CopyButton } from '#app/admin/settings/copy-button.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { settingsCopy } from '#core/copy/settings.ts';

const copy = settingsCopy.account.codes;

/** Shows the recovery codes, only this once. */
export function RecoveryCodes({
	codes,
	onClose,
}: {
	codes: readonly string[];
	onClose: () => void;
}) {
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<p>{copy.text}</p>
			<ul className="code-list">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="panel-actions">
				<CopyButton text={codes.join('\n')} label={copy.copy} done={copy.copied} />
				<button type="button" className="button button-quiet" onClick={onClose}>
					{copy.kept}
				</button>
			</div>
		</Dialog>
	);
}
