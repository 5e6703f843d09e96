import { type FormEvent, useState } from 'react';
import type { Desk, Step } from '#app/login/step.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CodeField } from '#app/ui/form/code-field.tsx';
import { loginCopy } from '#core/identity/copy/login.ts';
import { confirmFactor } from './calls.client.ts';

const { factor } = loginCopy;

/** Asks for a code of the authenticator app, or a recovery code. */
export function FactorStep({
	desk,
	step,
}: {
	desk: Desk;
	step: Extract<Step, { kind: 'factor' }>;
}) {
	const [code, setCode] = useState('');
	const [recovering, setRecovering] = useState(false);

	function submit(event: FormEvent): void {
		event.preventDefault();
		desk.attempt(async () => {
			await confirmFactor(step.resolver, code);
			desk.leave();
		});
	}

	function swap(): void {
		setRecovering(!recovering);
		setCode('');
	}

	return (
		<>
			<h1 tabIndex={-1}>{factor.title}</h1>
			<p>{recovering ? factor.recoveryText : factor.text}</p>
			{desk.problem === null ? null : <Alert>{desk.problem}</Alert>}
			<form method="post" className="login-form" onSubmit={submit}>
				<CodeField
					key={String(recovering)}
					isWholeAtSix={!recovering}
					label={recovering ? factor.recoveryCode : factor.code}
					name="code"
					inputMode={recovering ? 'text' : 'numeric'}
					value={code}
					onChange={(event) => setCode(event.target.value)}
				/>
				<button
					type="submit"
					className="button login-submit"
					aria-disabled={desk.busy || undefined}
				>
					{factor.submit}
				</button>
			</form>
			<ul className="login-others">
				<li>
					<button type="button" className="text-button" onClick={swap}>
						{recovering ? factor.toApp : factor.toRecovery}
					</button>
				</li>
				<li>
					<button
						type="button"
						className="text-button"
						onClick={() => desk.go({ kind: 'password' })}
					>
						{factor.restart}
					</button>
				</li>
			</ul>
		</>
	);
}
