import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FrameProps } from './field-frame.tsx';

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FrameProps;

/** A labelled multi-line text field, described by its hint and its error. */
export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
	return (
		<FieldFrame
			{...{ label, error, hint }}
			control={(props) => <textarea {...props} {...area} />}
		/>
	);
}
