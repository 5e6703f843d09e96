import { useId, useRef, useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { pickerCopy } from '#core/games/copy/form.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { NewName } from './new-name.tsx';
import type { RowOf } from './picked-rows.ts';
import { PickerList } from './picker-list.tsx';
import { RowSign } from './row-sign.tsx';

type PickerProps<Kind extends PickerKind> = {
	kind: Kind;
	label: string;
	value: RowOf[Kind] | null;
	error?: string | undefined;
	hint?: string;
	/** `text` = the text in the box at that time. */
	onChange(row: RowOf[Kind] | null, text: string): void;
	/** Extracts the name from the typed text. */
	nameIn?(text: string): string;
	inputRef?: (input: HTMLInputElement | null) => void;
};

/**
 * Combobox (ARIA, with a list) that chooses a known team, competition or channel, or creates one.
 * Text without a choice names nothing: the guide does not guess.
 */
export function Picker<Kind extends PickerKind>(props: PickerProps<Kind>) {
	const { kind, label, value, error, hint, onChange, nameIn, inputRef } = props;
	const id = useId();
	const [input, setInput] = useState<HTMLInputElement | null>(null);
	/** Null = the box shows the chosen row. */
	const [text, setText] = useState<string | null>(null);
	const [isFocused, setFocused] = useState(false);
	const [creating, setCreating] = useState<string | null>(null);
	const former = useRef(value);
	if (value !== null) former.current = value;

	const typed = text ?? '';
	const told =
		error ?? (!isFocused && typed.trim() !== '' ? pickerCopy.unchosen(typed.trim()) : undefined);
	const type = (next: string) => {
		setText(next);
		if (value !== null) onChange(null, next);
	};
	const choose = (row: RowOf[Kind]) => {
		onChange(row, typed);
		setText(null);
		setCreating(null);
	};
	const goBack = () => {
		setText(null);
		if (former.current !== value) onChange(former.current, '');
	};

	return (
		<div className="field picker">
			<label htmlFor={id}>{label}</label>
			<div className="field-box" data-invalid={told === undefined ? undefined : true}>
				{value === null ? (
					<ToolIcon name="search" className="i picker-sign" />
				) : (
					<RowSign row={value} />
				)}
				<input
					id={id}
					ref={(element) => {
						setInput(element);
						inputRef?.(element);
					}}
					role="combobox"
					aria-autocomplete="list"
					aria-haspopup="listbox"
					aria-expanded={false}
					aria-invalid={told === undefined ? undefined : true}
					aria-describedby={describedBy(id, told, hint)}
					autoComplete="off"
					spellCheck={false}
					value={text ?? value?.name ?? ''}
					onChange={(event) => type(event.target.value)}
					onFocus={(event) => {
						setFocused(true);
						event.target.select();
					}}
					onBlur={() => setFocused(false)}
				/>
			</div>
			{input === null ? null : (
				<PickerList
					{...{ kind, input, id, label, isFocused, clear: goBack }}
					text={nameIn === undefined ? typed.trim() : nameIn(typed)}
					choose={choose}
					create={setCreating}
				/>
			)}
			<FieldNotes id={id} error={told} hint={hint} />
			{creating === null ? null : (
				<NewName kind={kind} name={creating} onMade={choose} onClose={() => setCreating(null)} />
			)}
		</div>
	);
}

function FieldNotes({
	id,
	error,
	hint,
}: {
	id: string;
	error: string | undefined;
	hint: string | undefined;
}) {
	return (
		<>
			{error === undefined ? null : (
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			)}
			{hint === undefined ? null : (
				<p id={`${id}-hint`} className="field-hint">
					{hint}
				</p>
			)}
		</>
	);
}

/** Only ids of rendered notes: a dangling reference is an accessibility error. */
function describedBy(
	id: string,
	error: string | undefined,
	hint: string | undefined,
): string | undefined {
	const parts = [
		error === undefined ? '' : `${id}-error`,
		hint === undefined ? '' : `${id}-hint`,
	].filter(Boolean);
	return parts.length === 0 ? undefined : parts.join(' ');
}
