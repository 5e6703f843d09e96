import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import type { NewPasskey } from '#app/login/passkey.client.ts';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { PASSKEY_NAME_LENGTH } from '#core/identity/passkey.ts';
import { describeDevice } from './describe-device.ts';

const copy = settingsCopy.account.passkeys;

/** Names a passkey, and has the device make it. */
export function AddPasskey({
	passkey,
	onAdded,
	onClose,
}: {
	passkey: NewPasskey;
	onAdded: () => Promise<void>;
	onClose: () => void;
}) {
	const [name, setName] = useState(() => describeDevice(navigator.userAgent));
	const save = useSave();

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			await passkey.finish(name.trim());
			await onAdded();
		});
	}

	return (
		<Dialog title={copy.add} onClose={onClose}>
			<form className="panel-form" onSubmit={submit}>
				<Field
					label={copy.label}
					hint={copy.labelHint}
					autoComplete="off"
					required
					maxLength={PASSKEY_NAME_LENGTH}
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
				<SaveBar state={save} label={copy.create} />
			</form>
		</Dialog>
	);
}
