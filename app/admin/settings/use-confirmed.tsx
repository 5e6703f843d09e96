import type { MultiFactorResolver } from 'firebase/auth';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { authCode } from '#app/login/auth-error.ts';
import { confirmFactor } from '#app/login/steps/calls.client.ts';
import { CodeField } from '#app/ui/form/code-field.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { confirmPassword } from './account/account-calls.client.ts';

const copy = settingsCopy.confirm;

/**
 * For actions that need a recent sign-in (ASVS 7.5.1): runs the task. If the server requires the
 * password, asks for it and runs the task once more. The caller must render `dialog`.
 */
export function useConfirmed(): {
	confirmed: (task: () => Promise<void>) => Promise<void>;
	dialog: ReactNode;
} {
	const [asking, setAsking] = useState(false);
	const waiting = useRef<{ resolve: () => void; reject: (reason: unknown) => void } | null>(null);

	async function confirmed(task: () => Promise<void>): Promise<void> {
		try {
			await task();
		} catch (error) {
			if (authCode(error) !== 'requires-recent-login') throw error;
			await new Promise<void>((resolve, reject) => {
				waiting.current = { resolve, reject: () => reject(error) };
				setAsking(true);
			});
			await task();
		}
	}

	function settle(how: 'resolve' | 'reject'): void {
		setAsking(false);
		waiting.current?.[how](undefined);
		waiting.current = null;
	}

	const dialog = asking ? (
		<ConfirmDialog onConfirmed={() => settle('resolve')} onClose={() => settle('reject')} />
	) : null;
	return { confirmed, dialog };
}

function ConfirmDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
	const { session } = usePanel();
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
		</Dialog>
	);
}
