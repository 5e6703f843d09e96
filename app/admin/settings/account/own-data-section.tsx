import { useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { useConfirmed } from '#app/admin/settings/use-confirmed.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { saveFile } from '#app/admin/ui/save-file.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { authCode } from '#app/login/auth-error.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { paths } from '#core/site/paths.ts';
import { deleteOwnAccount } from './account-calls.client.ts';

const copy = settingsCopy.account.data;

/** False when the server keeps its last administrator. @throws any other error */
function refusedToLast(error: unknown): false {
	if (authCode(error) !== 'operation-not-allowed') throw error;
	return false;
}

/** What the guide stores of the operator: as a file, and its end (LGPD art. 18). */
export function OwnDataSection({ isHosted }: { isHosted: boolean }) {
	const { session } = usePanel();
	const { confirmed, dialog } = useConfirmed();
	const [isAsking, setAsking] = useState(false);
	const [isLast, setLast] = useState(false);
	const act = useSave();

	function download(): void {
		void act.run(async () => {
			const { kinds } = await api.get('account/data');
			const content = JSON.stringify(kinds, null, 2);
			saveFile({ name: copy.file, type: 'application/json', content });
		});
	}

	function remove(): void {
		setAsking(false);
		void act.run(async () => {
			const isGone = await confirmed(() => deleteOwnAccount(session)).then(
				() => true,
				refusedToLast,
			);
			setLast(!isGone);
			if (!isGone) return;
			// The session is gone: no panel is left to go on in.
			window.location.replace(paths.login);
		});
	}

	return (
		<section className="setting-block" aria-labelledby="meus-dados">
			<h2 id="meus-dados">{copy.title}</h2>
			<p className="quiet">{copy.text}</p>
			{act.problem === null ? null : <Alert>{act.problem}</Alert>}
			{isLast ? <Alert>{copy.last}</Alert> : null}
			<p>
				<button type="button" className="button button-quiet" onClick={download}>
					{copy.download}
				</button>{' '}
				{isHosted ? null : (
					<button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
						{copy.remove}
					</button>
				)}
			</p>
			{isAsking ? (
				<Dialog title={copy.remove} onClose={() => setAsking(false)}>
					<p>{copy.removeText}</p>
					<p>
						<button type="button" className="button button-danger" onClick={remove}>
							{copy.removeSure}
						</button>
					</p>
				</Dialog>
			) : null}
			{dialog}
		</section>
	);
}
