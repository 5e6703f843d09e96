import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePanel } from '#app/admin/panel-context.ts';
import { useConfirmed } from '#app/admin/settings/use-confirmed.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { PasswordRulesText } from '#app/login/steps/password-rules.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccountView } from '#core/identity/contract/account.ts';
import { changePassword } from './account-calls.client.ts';

const copy = settingsCopy.account.password;

/** Sets a new password; asks for the present one if the sign-in is some minutes old. */
export function PasswordForm({ account }: { account: AccountView }) {
	const { session, me } = usePanel();
	const { revalidate } = useRevalidator();
	const { confirmed, dialog } = useConfirmed();
	const [password, setPassword] = useState('');
	const save = useSave();

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			await confirmed(() => changePassword(session, password));
			setPassword('');
			void revalidate();
		});
	}

	return (
		<section className="setting-block" aria-labelledby="senha">
			<h2 id="senha">{copy.title}</h2>
			{account.hasPassword ? (
				<form method="post" className="setting-block" onSubmit={submit}>
					<p className="quiet">{copy.text}</p>
					<input type="hidden" name="email" autoComplete="username" value={me.email} />
					<PasswordField
						label={copy.next}
						name="new-password"
						autoComplete="new-password"
						required
						maxLength={256}
						value={password}
						hint={<PasswordRulesText session={session} />}
						onChange={(event) => setPassword(event.target.value)}
					/>
					<SaveBar state={save} label={copy.submit} done={copy.done} />
				</form>
			) : (
				<p className="quiet">{copy.none}</p>
			)}
			{dialog}
		</section>
	);
}
