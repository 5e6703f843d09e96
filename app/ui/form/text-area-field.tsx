import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FrameProps } from './field-frame.tsx';

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FrameProps;

/** A labelled text of several lines; its hint and its error are read with it. */
export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
	return (
		<FieldFrame
			{...{ label, error, hint }}
			control={(props) => <textarea {...props} {...area} />}
		/>
	);
}
