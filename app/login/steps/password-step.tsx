import { type FormEvent, useState } from 'react';
import type { Desk, Step } from '#app/login/step.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { loginCopy } from '#core/identity/copy/login.ts';
import { signInWithPassword } from './calls.client.ts';
import { EmailField } from './email-field.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
import { Providers } from './providers.tsx';

const NOTES = {
	ended: loginCopy.ended,
	'signed-out': loginCopy.signedOut,
	'password-changed': loginCopy.reset.done,
};

/** E-mail address and password, and the other ways to sign in. */
export function PasswordStep({
	desk,
	step,
}: {
	desk: Desk;
	step: Extract<Step, { kind: 'password' }>;
}) {
	const [email, setEmail] = useState('');
	const [password, setPassword] = useState('');
	const { busy, problem, go } = desk;

	function submit(event: FormEvent): void {
		event.preventDefault();
		desk.attempt(async () => {
			await signInWithPassword(desk.session, email.trim(), password);
			desk.leave();
		});
	}

	return (
		<>
			<p className="login-lead">{loginCopy.lead}</p>
			<h1 tabIndex={-1}>{loginCopy.title}</h1>
			{problem === null && step.note !== undefined ? (
				<Alert kind="note">{NOTES[step.note]}</Alert>
			) : null}
			{problem === null ? null : <Alert>{problem}</Alert>}
			<form method="post" className="login-form" onSubmit={submit}>
				<EmailField email={email} onEmail={setEmail} />
				<PasswordField
					label={loginCopy.password}
					name="password"
					autoComplete="current-password"
					required
					maxLength={256}
					value={password}
					onChange={(event) => setPassword(event.target.value)}
				/>
				<button type="submit" className="button login-submit" aria-disabled={busy || undefined}>
					{busy ? loginCopy.working : loginCopy.submit}
				</button>
			</form>
			<ul className="login-others">
				<li>
					<button type="button" className="text-button" onClick={() => go({ kind: 'forgotten' })}>
						{loginCopy.forgotten}
					</button>
				</li>
				<li>
					<button type="button" className="text-button" onClick={() => go({ kind: 'link' })}>
						{loginCopy.byLink}
					</button>
				</li>
			</ul>
			<PasskeyEntry desk={desk} />
			<Providers desk={desk} />
		</>
	);
}
