import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FrameProps } from './field-frame.tsx';

type FieldProps = InputHTMLAttributes<HTMLInputElement> &
	FrameProps & { /** Beside the input, inside its frame. */ after?: ReactNode };

/** A labelled input, described by its hint and its error. */
export function Field({ label, error, hint, after = null, ...input }: FieldProps) {
	return (
		<FieldFrame
			{...{ label, error, hint }}
			control={(props) => (
				<>
					<input {...props} {...input} />
					{after}
				</>
			)}
		/>
	);
}
