import { useQuery } from '@tanstack/react-query';
import { readOf } from '#app/admin/data/read-of.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { ErrorWords } from '#app/admin/ui/error-words.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import { gapsPanelCopy } from '#core/gaps/copy/panel.ts';
import { FollowedForm } from './followed-form.tsx';

type FollowedDialogProps = { onClose: () => void; onSaved: () => void };

/** Chooses the competitions that the board covers. */
export function FollowedDialog({ onClose, onSaved }: FollowedDialogProps) {
	const { data, error } = useQuery(readOf('gaps/followed'));
	return (
		<Dialog title={gapsPanelCopy.dialog.title} onClose={onClose}>
			{error === null ? null : (
				<Alert>
					<ErrorWords error={error} />
				</Alert>
			)}
			{data === undefined ? (
				error === null ? (
					<p role="status">{panelCopy.loading}</p>
				) : null
			) : (
				<FollowedForm
					view={data}
					onSaved={() => {
						onSaved();
						onClose();
					}}
				/>
			)}
		</Dialog>
	);
}
