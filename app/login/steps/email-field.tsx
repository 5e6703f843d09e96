import { Field } from '#app/ui/form/field.tsx';
import { loginCopy } from '#core/identity/copy/login.ts';

/** The e-mail address of the account; password managers fill it in. */
export function EmailField({
	email,
	onEmail,
}: {
	email: string;
	onEmail: (email: string) => void;
}) {
	return (
		<Field
			label={loginCopy.email}
			name="email"
			type="email"
			inputMode="email"
			autoComplete="username"
			autoCapitalize="none"
			spellCheck={false}
			required
			maxLength={254}
			value={email}
			onChange={(event) => onEmail(event.target.value)}
		/>
	);
}
