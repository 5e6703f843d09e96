import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useRef, useState } from 'react';
import { describedBy, FieldNotes } from '#app/admin/ui/field-notes.tsx';
import { type BoxKey, listMove } from '#app/admin/ui/list-move.ts';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { pickerCopy } from '#core/games/copy/form.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { NewName } from './new-name.tsx';
import type { RowOf } from './picked-rows.ts';
import { type Choice, PickerList } from './picker-list.tsx';
import { RowSign } from './row-sign.tsx';
import { useOptions } from './use-options.ts';

type PickerProps<Kind extends PickerKind> = {
	kind: Kind;
	label: string;
	value: RowOf[Kind] | null;
	error?: string | undefined;
	hint?: string;
	/** `text` = what was in the box. */
	onChange(row: RowOf[Kind] | null, text: string): void;
	/** Extracts the name from the typed text. */
	nameIn?(text: string): string;
	inputRef?: (input: HTMLInputElement | null) => void;
};

/**
 * A box in which a team, a competition or a channel is chosen from those that the guide knows, or
 * made on the fly (ARIA combobox with a list). What is typed and not chosen names nothing: no
 * guess is made.
 */
export function Picker<Kind extends PickerKind>(props: PickerProps<Kind>) {
	const { kind, label, value, error, hint, onChange, nameIn, inputRef } = props;
	const id = useId();
	const [isFocused, setFocused] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const [creating, setCreating] = useState<string | null>(null);
	const box = useBox(value, onChange);
	const name = nameIn === undefined ? box.typed.trim() : nameIn(box.typed);
	const { choices, status } = useChoices(kind, name, isFocused);
	const isShown = isOpen && (choices.length > 0 || name !== '');
	const problem = error ?? (isFocused ? undefined : unchosen(box.typed));
	const take = (row: RowOf[Kind]) => {
		box.take(row);
		setCreating(null);
	};
	const choose = (choice: Choice<Kind>) => {
		// The list still belongs to the previous text.
		if (status === 'waiting') return;
		setOpen(false);
		if (typeof choice === 'string') setCreating(choice);
		else take(choice);
	};
	const onKeyDown = (event: BoxKey) => {
		const move = listMove(event, isOpen);
		if (move === null || (move === 'clear' && box.shown === '')) return;
		event.preventDefault();
		event.preventBaseUIHandler();
		if (move === 'clear') box.goBack();
		else setOpen(move === 'open');
	};

	return (
		<div className="field picker">
			<Autocomplete.Root
				inline
				open={isOpen}
				onOpenChange={setOpen}
				mode="none"
				// Without options the library drops its highlight: the next opening starts without one.
				items={isOpen ? choices : []}
				itemToStringValue={(choice) => (typeof choice === 'string' ? choice : choice.name)}
				autoHighlight={name !== '' && status === 'ready' ? 'always' : false}
				keepHighlight
				highlightItemOnHover={false}
				value={box.shown}
				onValueChange={(next, { reason }) => {
					if (reason !== 'input-change') return;
					box.type(next);
					setOpen(true);
				}}
			>
				<label htmlFor={id}>{label}</label>
				<div className="field-box" data-invalid={problem === undefined ? undefined : true}>
					{value === null ? (
						<ToolIcon name="search" className="i picker-sign" />
					) : (
						<RowSign row={value} />
					)}
					<Autocomplete.Input
						id={id}
						ref={inputRef}
						aria-autocomplete="list"
						aria-expanded={isShown && choices.length > 0}
						aria-controls={isShown ? `${id}-lista` : undefined}
						aria-invalid={problem === undefined ? undefined : true}
						aria-describedby={describedBy(id, problem, hint)}
						onFocus={(event) => {
							setFocused(true);
							event.target.select();
						}}
						onClick={() => setOpen(true)}
						onKeyDown={onKeyDown}
						onBlur={() => {
							setFocused(false);
							setOpen(false);
						}}
					/>
				</div>
				<PickerList {...{ id, label, choices, status, isShown, choose }} text={name} />
			</Autocomplete.Root>
			<FieldNotes id={id} error={problem} hint={hint} />
			{creating === null ? null : (
				<NewName kind={kind} name={creating} onMade={take} onClose={() => setCreating(null)} />
			)}
		</div>
	);
}

/** The text of the box: what is typed, until a row is taken or Escape restores the last one. */
function useBox<Row extends { name: string }>(
	value: Row | null,
	onChange: (row: Row | null, text: string) => void,
) {
	/** Null = the box shows what is chosen. */
	const [text, setText] = useState<string | null>(null);
	const former = useRef(value);
	if (value !== null) former.current = value;
	const typed = text ?? '';
	return {
		typed,
		shown: text ?? value?.name ?? '',
		type(next: string) {
			setText(next);
			if (value !== null) onChange(null, next);
		},
		take(row: Row) {
			onChange(row, typed);
			setText(null);
		},
		goBack() {
			setText(null);
			if (former.current !== value) onChange(former.current, '');
		},
	};
}

/** What may be meant; the last choice makes what is missing. */
function useChoices<Kind extends PickerKind>(kind: Kind, name: string, isWanted: boolean) {
	const { rows, status } = useOptions(kind, name, isWanted);
	const offersNew = name !== '' && (status === 'ready' || status === 'failed');
	const choices: readonly Choice<Kind>[] = offersNew ? [...rows, name] : rows;
	return { choices, status };
}

function unchosen(typed: string): string | undefined {
	return typed.trim() === '' ? undefined : pickerCopy.unchosen(typed.trim());
}
