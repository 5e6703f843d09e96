import { type FormEvent, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { useConfirmed } from '#app/admin/settings/use-confirmed.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { mailWords } from '#core/mail/copy/mail-place.ts';
import { changeEmail } from './account-links.client.ts';

const copy = settingsCopy.account.newEmail;

/** A new address for the sign-in: nothing changes until the link sent there is opened. */
export function EmailForm() {
	const { session } = usePanel();
	const words = mailWords(session.identity);
	const { confirmed, dialog } = useConfirmed();
	const [email, setEmail] = useState('');
	const [sentTo, setSentTo] = useState('');
	const save = useSave();

	function submit(event: FormEvent): void {
		event.preventDefault();
		const wanted = email.trim();
		void save.run(async () => {
			await confirmed(() => changeEmail(session, wanted));
			setSentTo(wanted);
			setEmail('');
		});
	}

	return (
		<section className="setting-block" aria-labelledby="e-mail">
			<h2 id="e-mail">{copy.title}</h2>
			<form method="post" className="setting-block" onSubmit={submit}>
				<p className="quiet">{words.newEmailText}</p>
				<Field
					label={copy.label}
					type="email"
					name="new-email"
					autoComplete="email"
					required
					maxLength={254}
					value={email}
					onChange={(event) => setEmail(event.target.value)}
				/>
				<SaveBar state={save} label={copy.submit} done={words.newEmailDone(sentTo)} />
			</form>
			{dialog}
		</section>
	);
}
