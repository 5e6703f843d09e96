import { type FormEvent, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import type { BotView } from '#core/bots/contract.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';

const copy = botPanelCopy.secrets;

/**
 * Secrets of a bot: never shown, only replaced or removed, and only by an administrator. Nothing
 * typed here is stored in the browser.
 */
export function SecretForm({ bot, onDone }: { bot: BotView; onDone: () => Promise<void> }) {
	const { me } = usePanel();
	const [typed, setTyped] = useState('');
	const save = useSave();
	const [secret] = bot.secrets;
	if (secret === undefined) return null;
	const { name, isSet } = secret;

	async function store(value: string | null): Promise<void> {
		const isStored = await save.run(async () => {
			await api.send('PUT', 'bots/:id/secrets', {
				params: { id: bot.id },
				body: {
					revision: bot.revision,
					secrets: { [name]: value },
				},
			});
			await onDone();
		});
		if (isStored) setTyped('');
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		if (typed.trim() !== '') void store(typed.trim());
	}

	if (me.role !== 'administrator')
		return (
			<section className="setting-block">
				<h2>{copy.title}</h2>
				<p className="quiet">{isSet ? copy.isSet : copy.isNotSet}</p>
				<Alert kind="note">{copy.onlyAdministrator}</Alert>
			</section>
		);
	return (
		<form method="post" className="panel-form" onSubmit={submit} noValidate>
			<div className="setting-block">
				<h2>{copy.title}</h2>
				<PasswordField
					label={copy.names[name] ?? name}
					autoComplete="new-password"
					maxLength={500}
					value={typed}
					hint={isSet ? copy.isSet : copy.isNotSet}
					placeholder={isSet ? '••••••••' : ''}
					onChange={(event) => setTyped(event.target.value)}
				/>
			</div>
			<SaveBar state={save} label={copy.save} />
			{isSet ? (
				<p>
					<button
						type="button"
						className="text-button text-button-danger"
						onClick={() => void store(null)}
					>
						{copy.remove}
					</button>
				</p>
			) : null}
		</form>
	);
}
