import { type ComponentProps, useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { loginCopy } from '#core/identity/copy/login.ts';
import { Field } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'after'> & {
	autoComplete: 'current-password' | 'new-password';
};

/** A password field that can be revealed, pasted into, and filled by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	return (
		<Field
			{...props}
			type={shown ? 'text' : 'password'}
			spellCheck={false}
			autoCapitalize="none"
			autoCorrect="off"
			after={
				<button
					type="button"
					className="icon-button field-action"
					aria-label={shown ? loginCopy.hide : loginCopy.show}
					aria-pressed={shown}
					onClick={() => setShown(!shown)}
				>
					<ToolIcon name={shown ? 'eye-off' : 'eye'} />
				</button>
			}
		/>
	);
}
