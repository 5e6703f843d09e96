import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Session } from '#app/identity/session.client.ts';
import { firstField } from '#app/ui/first-field.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { loginCopy } from '#core/identity/copy/login.ts';
import { mailWords } from '#core/mail/copy/mail-place.ts';
import { paths } from '#core/site/paths.ts';
import type { Desk, Step } from './step.ts';
import {
	BackToPassword,
	ForgottenStep,
	LinkEmailStep,
	LinkStep,
	SentStep,
} from './steps/email-steps.tsx';
import { FactorStep } from './steps/factor-step.tsx';
import { NewPasswordStep, SetupStep } from './steps/new-password-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import { useDesk } from './use-desk.ts';

/** The sign-in page, one step at a time. */
export function SignInDesk({ session }: { session: Session }) {
	const { desk, step } = useDesk(session);
	const box = useRef<HTMLElement>(null);
	const online = useOnline();
	const kind = step?.kind;
	useEffect(() => {
		if (kind === undefined) return;
		const place = box.current;
		if (place !== null) (firstField(place) ?? place.querySelector<HTMLElement>('h1'))?.focus();
	}, [kind]);
	if (step === null) return null;
	return (
		<section ref={box} className="login-box" aria-label={loginCopy.title}>
			{online ? null : <Alert>{loginCopy.offline}</Alert>}
			<StepView desk={desk} step={step} />
			<p className="login-public">
				{loginCopy.text} <a href={paths.today}>{loginCopy.back}</a>
			</p>
		</section>
	);
}

function StepView({ desk, step }: { desk: Desk; step: Step }) {
	const mail = mailWords(desk.session.identity);
	switch (step.kind) {
		case 'password':
			return <PasswordStep desk={desk} step={step} />;
		case 'link':
			return <LinkStep desk={desk} />;
		case 'link-sent':
			return <SentStep desk={desk} text={mail.linkSent(step.email)} />;
		case 'link-email':
			return <LinkEmailStep desk={desk} />;
		case 'forgotten':
			return <ForgottenStep desk={desk} />;
		case 'forgotten-sent':
			return <SentStep desk={desk} text={mail.resetSent(step.email)} />;
		case 'factor':
			return <FactorStep desk={desk} step={step} />;
		case 'new-password':
			return <NewPasswordStep desk={desk} step={step} />;
		case 'setup':
			return <SetupStep desk={desk} />;
		case 'using':
			return <UsingStep desk={desk} />;
		case 'done':
			return <DoneStep desk={desk} action={step.action} />;
		case 'lost':
			return <LostStep desk={desk} />;
	}
}

/** A link is being used; if it has expired, the normal sign-in is one step away. */
function UsingStep({ desk }: { desk: Desk }) {
	return (
		<>
			<h1 tabIndex={-1}>{loginCopy.title}</h1>
			{desk.problem === null ? (
				<p role="status">{loginCopy.actions.working}</p>
			) : (
				<>
					<Alert>{desk.problem}</Alert>
					<BackToPassword desk={desk} />
				</>
			)}
		</>
	);
}

function DoneStep({
	desk,
	action,
}: {
	desk: Desk;
	action: Extract<Step, { kind: 'done' }>['action'];
}) {
	const { title, text } = loginCopy.actions[action as 'verifyEmail'];
	const on = () => (desk.session.user() === null ? desk.go({ kind: 'password' }) : desk.leave());
	return (
		<>
			<h1 tabIndex={-1}>{title}</h1>
			<p>{text}</p>
			<button type="button" className="button" onClick={on}>
				{loginCopy.actions.on}
			</button>
		</>
	);
}

function LostStep({ desk }: { desk: Desk }) {
	const { lost } = loginCopy;
	const retry = async () => {
		await desk.session.syncAgain();
		desk.leave();
	};
	const signOut = async () => {
		if (await desk.session.signOut()) desk.go({ kind: 'password' });
	};
	return (
		<>
			<h1 tabIndex={-1}>{lost.title}</h1>
			<p>{lost.text}</p>
			{desk.problem === null ? null : <Alert>{desk.problem}</Alert>}
			<div className="login-buttons">
				<button type="button" className="button" onClick={() => desk.attempt(retry)}>
					{lost.again}
				</button>
				<button type="button" className="button button-quiet" onClick={() => void signOut()}>
					{lost.signOut}
				</button>
			</div>
		</>
	);
}

function useOnline(): boolean {
	return useSyncExternalStore(
		(notify) => {
			window.addEventListener('online', notify);
			window.addEventListener('offline', notify);
			return () => {
				window.removeEventListener('online', notify);
				window.removeEventListener('offline', notify);
			};
		},
		() => navigator.onLine,
		() => true,
	);
}
