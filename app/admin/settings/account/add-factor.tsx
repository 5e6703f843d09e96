import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type { NewFactor } from './account-calls.client.ts';
import { QrCode } from './qr-code.tsx';

const copy = settingsCopy.account.factor;

/**
 * Shows the secret for an authenticator app, and adds the app once a code proves that it has it.
 */
export function AddFactor({
	factor,
	onAdded,
	onClose,
}: {
	factor: NewFactor;
	onAdded: () => Promise<void>;
	onClose: () => void;
}) {
	const [code, setCode] = useState('');
	const [name, setName] = useState<string>(copy.labelDefault);
	const save = useSave();

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			await factor.finish(code, name.trim() || copy.labelDefault);
			await onAdded();
		});
	}

	return (
		<Dialog title={copy.add} onClose={onClose}>
			<p>{copy.scan}</p>
			<QrCode text={factor.url} label={copy.picture} />
			<p className="quiet">{copy.typed}</p>
			<p className="secret-text">{factor.key.replace(/(.{4})(?=.)/g, '$1 ')}</p>
			<form className="panel-form" onSubmit={submit}>
				<Field
					label={copy.code}
					className="code-input"
					inputMode="numeric"
					autoComplete="one-time-code"
					required
					maxLength={9}
					value={code}
					onChange={(event) => setCode(event.target.value)}
				/>
				<Field
					label={copy.label}
					autoComplete="off"
					maxLength={100}
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
				<SaveBar state={save} label={copy.finish} />
			</form>
		</Dialog>
	);
}
