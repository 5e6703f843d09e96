import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from './field.tsx';

const WHOLE = /^\d{6}$/;

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'className' | 'autoComplete'> & {
	value: string;
	/**
	 * The field accepts the six digits of an authenticator app: its form submits once they are
	 * complete.
	 */
	isWholeAtSix?: boolean;
};

/**
 * The code of a second factor, typed or pasted. The same digits are submitted automatically only
 * once: a wrong code is not retried.
 */
export function CodeField({ isWholeAtSix = true, ...field }: CodeFieldProps) {
	const place = useRef<HTMLDivElement>(null);
	const sent = useRef('');
	const code = field.value.replace(/\s/g, '');
	useEffect(() => {
		if (!isWholeAtSix || !WHOLE.test(code) || code === sent.current) return;
		sent.current = code;
		place.current?.closest('form')?.requestSubmit();
	}, [code, isWholeAtSix]);
	return (
		<div ref={place}>
			<Field
				{...field}
				className="code-input"
				autoComplete={isWholeAtSix ? 'one-time-code' : 'off'}
				autoCapitalize="none"
				spellCheck={false}
				required
				maxLength={32}
			/>
		</div>
	);
}
