import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { dayOf, parseDay } from '#core/site/dates.ts';
import { placeBlock } from './place-block.ts';

const copy = editorCopy.day;

type DayWindowProps = {
	editor: Editor;
	at: number | undefined;
	day: string | undefined;
	onClose: () => void;
};

/** Chooses the day of a block. */
export function DayWindow({ editor, at, day, onClose }: DayWindowProps) {
	const [value, setValue] = useState(day ?? dayOf(Date.now()));
	const [asked, setAsked] = useState(false);
	const chosen = parseDay(value);

	function apply(event: FormEvent): void {
		event.preventDefault();
		setAsked(true);
		if (chosen === null) return;
		placeBlock(editor, { type: 'dayBlock', attrs: { day: chosen } }, at);
		onClose();
	}

	return (
		<Dialog title={copy.title} onClose={onClose}>
			<form className="panel-form" onSubmit={apply} noValidate>
				<Field
					label={copy.date}
					type="date"
					value={value}
					error={asked && chosen === null ? copy.invalid : null}
					onChange={(event) => setValue(event.target.value)}
				/>
				<div className="panel-actions">
					<button type="submit" className="button">
						{at === undefined ? copy.insert : editorCopy.image.apply}
					</button>
					<button type="button" className="button button-quiet" onClick={onClose}>
						{settingsCopy.cancel}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
