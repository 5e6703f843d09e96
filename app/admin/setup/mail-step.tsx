import { useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { MailTried } from '#core/setup/contract.ts';
import { setupCopy } from '#core/setup/copy/panel.ts';
import type { StepProps } from './step-props.ts';

const copy = setupCopy.mail;

/** Sends a test letter to the administrator, and says what the mail server said. */
export function MailStep({ setup, onChange, manages }: StepProps & { manages: boolean }) {
	const { email } = usePanel().me;
	const [tried, setTried] = useState<MailTried | null>(null);
	const save = useSave();
	const send = () =>
		void save.run(async () => {
			const result = await api.send('POST', 'setup/mail');
			setTried(result);
			onChange(result.setup, '');
		});
	return (
		<>
			<p className="quiet">{setup.sendsMail ? copy.sends(email) : copy.outbox}</p>
			{save.problem ? <Alert>{save.problem}</Alert> : null}
			{tried === null || save.busy ? null : (
				<Alert kind={tried.outcome === 'failed' ? 'error' : 'note'}>
					{copy.outcomes[tried.outcome](tried)}
				</Alert>
			)}
			{manages ? (
				<div className="panel-actions">
					<button
						type="button"
						className="button button-quiet"
						aria-disabled={save.busy || undefined}
						onClick={send}
					>
						{save.busy ? copy.sending : setupCopy.steps.mail.act}
					</button>
				</div>
			) : null}
		</>
	);
}
