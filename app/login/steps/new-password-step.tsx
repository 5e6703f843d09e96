import { type FormEvent, useState } from 'react';
import { setUp } from '#app/login/setup.ts';
import type { Desk, Step } from '#app/login/step.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { loginCopy } from '#core/identity/copy/login.ts';
import { chooseAndEnter, signInWithPassword } from './calls.client.ts';
import { EmailField } from './email-field.tsx';
import { PasswordRulesText } from './password-rules.tsx';

/**
 * Sets a new password for the account of an e-mailed link: after a reset request or an invitation.
 */
export function NewPasswordStep({
	desk,
	step,
}: {
	desk: Desk;
	step: Extract<Step, { kind: 'new-password' }>;
}) {
	const { email, invited } = step;
	const [password, setPassword] = useState('');
	const { reset, invite } = loginCopy;

	function submit(event: FormEvent): void {
		event.preventDefault();
		desk.attempt(async () => {
			await chooseAndEnter(desk.session, { code: desk.arrival.code, email, password });
			desk.leave();
		});
	}

	return (
		<>
			<h1 tabIndex={-1}>{invited ? invite.title : reset.choose}</h1>
			<p>{invited ? invite.text(email) : reset.chooseFor(email)}</p>
			{desk.problem === null ? null : <Alert>{desk.problem}</Alert>}
			<form method="post" className="login-form" onSubmit={submit}>
				{/* Password managers store the password under this address. */}
				<input type="hidden" name="email" autoComplete="username" value={email} />
				<NewPasswordField desk={desk} password={password} onPassword={setPassword} />
				<button
					type="submit"
					className="button login-submit"
					aria-disabled={desk.busy || undefined}
				>
					{invited ? invite.submit : reset.save}
				</button>
			</form>
		</>
	);
}

/** Creates the first administrator of a new guide. */
export function SetupStep({ desk }: { desk: Desk }) {
	const [email, setEmail] = useState('');
	const [name, setName] = useState('');
	const [password, setPassword] = useState('');
	const { setup, invite } = loginCopy;

	function submit(event: FormEvent): void {
		event.preventDefault();
		desk.attempt(async () => {
			const administrator = { email: email.trim(), displayName: name.trim(), password };
			await setUp(desk.arrival.code, administrator);
			await signInWithPassword(desk.session, administrator.email, password);
			desk.leave();
		});
	}

	return (
		<>
			<h1 tabIndex={-1}>{setup.title}</h1>
			<p>{setup.text}</p>
			{desk.problem === null ? null : <Alert>{desk.problem}</Alert>}
			<form method="post" className="login-form" onSubmit={submit}>
				<Field
					label={invite.name}
					name="name"
					autoComplete="name"
					maxLength={100}
					required
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
				<EmailField email={email} onEmail={setEmail} />
				<NewPasswordField desk={desk} password={password} onPassword={setPassword} />
				<button
					type="submit"
					className="button login-submit"
					aria-disabled={desk.busy || undefined}
				>
					{setup.submit}
				</button>
			</form>
		</>
	);
}

type NewPasswordFieldProps = {
	desk: Desk;
	password: string;
	onPassword: (password: string) => void;
};

function NewPasswordField({ desk, password, onPassword }: NewPasswordFieldProps) {
	return (
		<PasswordField
			label={loginCopy.newPassword}
			name="new-password"
			autoComplete="new-password"
			required
			maxLength={256}
			value={password}
			onChange={(event) => onPassword(event.target.value)}
			hint={<PasswordRulesText session={desk.session} />}
		/>
	);
}
