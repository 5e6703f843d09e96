import { type FormEvent, useState } from 'react';
import { signInByLink } from '#app/login/open-link.client.ts';
import type { Desk } from '#app/login/step.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { loginCopy } from '#core/identity/copy/login.ts';
import { mailWords } from '#core/mail/copy/mail-place.ts';
import { sendLink, sendReset } from './calls.client.ts';
import { EmailField } from './email-field.tsx';

/** Requests an e-mail with a sign-in link. */
export function LinkStep({ desk }: { desk: Desk }) {
	const { link } = loginCopy;
	const send = async (email: string) => {
		await sendLink(desk.session, email, desk.arrival.destination);
		desk.go({ kind: 'link-sent', email });
	};
	return (
		<EmailForm
			desk={desk}
			title={link.title}
			text={mailWords(desk.session.identity).linkText}
			submit={link.submit}
			send={send}
		/>
	);
}

/** Requests an e-mail with a link to set a new password. */
export function ForgottenStep({ desk }: { desk: Desk }) {
	const { reset } = loginCopy;
	const send = async (email: string) => {
		await sendReset(desk.session, email);
		desk.go({ kind: 'forgotten-sent', email });
	};
	return (
		<EmailForm
			desk={desk}
			title={reset.title}
			text={mailWords(desk.session.identity).resetText}
			submit={reset.submit}
			send={send}
		/>
	);
}

/** The link was opened in another browser: entering its e-mail address proves ownership. */
export function LinkEmailStep({ desk }: { desk: Desk }) {
	const { link } = loginCopy;
	return (
		<EmailForm
			desk={desk}
			title={link.confirmTitle}
			text={link.confirm}
			submit={loginCopy.submit}
			send={(email) => signInByLink(desk, email)}
		/>
	);
}

/** The same answer whether or not the account exists, so that it reveals no accounts. */
export function SentStep({ desk, text }: { desk: Desk; text: string }) {
	return (
		<>
			<h1 tabIndex={-1}>{mailWords(desk.session.identity).sentTitle}</h1>
			<p>{text}</p>
			<BackToPassword desk={desk} />
		</>
	);
}

type EmailFormProps = {
	desk: Desk;
	title: string;
	text: string;
	submit: string;
	send: (email: string) => Promise<void>;
};

function EmailForm({ desk, title, text, submit, send }: EmailFormProps) {
	const [email, setEmail] = useState('');
	function onSubmit(event: FormEvent): void {
		event.preventDefault();
		desk.attempt(() => send(email.trim()));
	}
	return (
		<>
			<h1 tabIndex={-1}>{title}</h1>
			<p>{text}</p>
			{desk.problem === null ? null : <Alert>{desk.problem}</Alert>}
			<form method="post" className="login-form" onSubmit={onSubmit}>
				<EmailField email={email} onEmail={setEmail} />
				<button
					type="submit"
					className="button login-submit"
					aria-disabled={desk.busy || undefined}
				>
					{submit}
				</button>
			</form>
			<BackToPassword desk={desk} />
		</>
	);
}

/** The link back to the password form. */
export function BackToPassword({ desk }: { desk: Desk }) {
	return (
		<ul className="login-others">
			<li>
				<button type="button" className="text-button" onClick={() => desk.go({ kind: 'password' })}>
					{loginCopy.byPassword}
				</button>
			</li>
		</ul>
	);
}
