import { useId } from 'react';
import { ARTICLE_LIMITS } from '#core/news/article-limits.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';

const copy = articleDeskCopy.write;

/** The title as readers see it: large, growing with its text; Enter inserts no line break. */
export function TitleField({
	value,
	error,
	onChange,
}: {
	value: string;
	error: string | undefined;
	onChange(title: string): void;
}) {
	const id = useId();
	return (
		<div className="title-field">
			<label className="field-label" htmlFor={id}>
				{copy.title}
			</label>
			<textarea
				id={id}
				rows={1}
				className="display"
				placeholder={copy.titleHint}
				maxLength={ARTICLE_LIMITS.title}
				value={value}
				aria-invalid={error === undefined ? undefined : true}
				aria-describedby={error === undefined ? undefined : `${id}-error`}
				onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					document.querySelector<HTMLElement>('.desk-text')?.focus();
				}}
			/>
			{error === undefined ? null : (
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			)}
		</div>
	);
}
