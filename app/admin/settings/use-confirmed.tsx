import type { MultiFactorResolver } from 'firebase/auth';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { authCode } from '#app/login/auth-error.ts';
import { confirmFactor } from '#app/login/steps/calls.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CodeField } from '#app/ui/form/code-field.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { confirmPassword, userOf } from './account/account-calls.client.ts';

const copy = settingsCopy.confirm;

/** How the owner of the account must prove themselves. */
type Asked = 'password' | 'passkey';
const ASKED: ReadonlyMap<string, Asked> = new Map([
	['requires-recent-login', 'password'],
	['passkey-required', 'passkey'],
]);

/**
 * For actions that need a recent sign-in (ASVS 7.5.1): runs the task. If the server requires a
 * password or a passkey, asks for it and runs the task once more. The caller must render `dialog`.
 */
export function useConfirmed(): {
	confirmed: (task: () => Promise<void>) => Promise<void>;
	dialog: ReactNode;
} {
	const [asking, setAsking] = useState<Asked | null>(null);
	const waiting = useRef<{ resolve: () => void; reject: (reason: unknown) => void } | null>(null);

	async function confirmed(task: () => Promise<void>): Promise<void> {
		try {
			await task();
		} catch (error) {
			const asked = ASKED.get(authCode(error) ?? '');
			if (asked === undefined) throw error;
			await new Promise<void>((resolve, reject) => {
				waiting.current = { resolve, reject: () => reject(error) };
				setAsking(asked);
			});
			await task();
		}
	}

	function settle(how: 'resolve' | 'reject'): void {
		setAsking(null);
		waiting.current?.[how](undefined);
		waiting.current = null;
	}

	const dialog =
		asking === null ? null : (
			<ConfirmDialog
				asked={asking}
				onConfirmed={() => settle('resolve')}
				onClose={() => settle('reject')}
			/>
		);
	return { confirmed, dialog };
}

type ConfirmDialogProps = { asked: Asked; onConfirmed: () => void; onClose: () => void };

function ConfirmDialog({ asked, onConfirmed, onClose }: ConfirmDialogProps) {
	const { session, me } = usePanel();
	const [password, setPassword] = useState('');
	const [code, setCode] = useState('');
	const [resolver, setResolver] = useState<MultiFactorResolver | null>(null);
	const save = useSave();

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			if (resolver === null) {
				const wanted = await confirmPassword(session, password);
				if (wanted !== null) return setResolver(wanted);
			} else await confirmFactor(resolver, code);
			onConfirmed();
		});
	}

	function confirmByPasskey(): void {
		void save.run(async () => {
			const { signInWithPasskey } = await import('#app/login/passkey.client.ts');
			await signInWithPasskey(session, userOf(session).uid);
			onConfirmed();
		});
	}

	const byPasskey = (
		<button type="button" className="button button-quiet" onClick={confirmByPasskey}>
			{copy.byPasskey}
		</button>
	);
	if (asked === 'passkey')
		return (
			<Dialog title={copy.title} onClose={onClose}>
				<p>{copy.passkeyText}</p>
				{save.problem === null ? null : <Alert>{save.problem}</Alert>}
				{byPasskey}
			</Dialog>
		);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<p>{resolver === null ? copy.text : copy.factorText}</p>
			<form method="post" className="panel-form" onSubmit={submit}>
				{resolver === null ? (
					<PasswordField
						label={copy.password}
						autoComplete="current-password"
						required
						maxLength={256}
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
				) : (
					<CodeField
						label={copy.factor}
						value={code}
						onChange={(event) => setCode(event.target.value)}
					/>
				)}
				<SaveBar state={{ ...save, done: false }} label={copy.submit} />
			</form>
			{me.hasPasskey && resolver === null ? byPasskey : null}
		</Dialog>
	);
}
