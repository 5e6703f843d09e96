import { useEffect, useEffectEvent, useRef } from 'react';
import { useCombobox } from '#app/site/frame/use-combobox.ts';
import { pickerCopy } from '#core/games/copy/form.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { detailOf, type RowOf } from './picked-rows.ts';
import { RowSign } from './row-sign.tsx';
import { type Options, useOptions } from './use-options.ts';

type PickerListProps<Kind extends PickerKind> = {
	kind: Kind;
	input: HTMLInputElement;
	id: string;
	label: string;
	text: string;
	isFocused: boolean;
	choose(row: RowOf[Kind]): void;
	create(name: string): void;
	clear(): void;
};

/** The options under a box; the last one makes what is missing. The box keeps the focus. */
export function PickerList<Kind extends PickerKind>(props: PickerListProps<Kind>) {
	const { kind, input, id, label, text, isFocused, create, clear } = props;
	const list = useRef<HTMLDivElement>(null);
	const options = useOptions(kind, text, isFocused);
	const { rows, status } = options;
	const offersNew = text !== '' && (status === 'ready' || status === 'failed');
	const count = rows.length + (offersNew ? 1 : 0);
	const listId = `${id}-lista`;
	const optionId = (place: number) => `${id}-${place}`;
	const marksFirst = text !== '' && status === 'ready';
	const combobox = {
		input,
		startsOpen: false,
		count,
		listId,
		optionId,
		choose,
		clear,
		opensEmpty: true,
		marksFirst,
	};
	const { isOpen, place, close } = useCombobox(combobox);

	function choose(chosen: number): void {
		const row = rows[chosen];
		close();
		if (row !== undefined) props.choose(row);
		else if (offersNew) create(text);
	}
	const onPress = useEffectEvent((event: MouseEvent) => {
		if (event.type === 'mousedown') return event.preventDefault();
		if (!(event.target instanceof Element)) return;
		const option = event.target.closest<HTMLElement>('[role=option]');
		if (option) choose(Number(option.dataset.place));
	});
	const isShown = isOpen && (count > 0 || text !== '');
	useEffect(() => {
		const element = isShown ? list.current : null;
		for (const type of ['mousedown', 'click'] as const) element?.addEventListener(type, onPress);
		return () => {
			for (const type of ['mousedown', 'click'] as const)
				element?.removeEventListener(type, onPress);
		};
	}, [isShown]);
	return (
		<div className="picker-place">
			<p role="status" className="vh">
				{isShown && status !== 'waiting'
					? `${rows.length === 0 ? pickerCopy.nothing(text) : pickerCopy.count(rows.length)}`
					: ''}
			</p>
			{isShown ? (
				<div ref={list} className="picker-list" data-status={status}>
					{rows.length === 0 ? <p className="picker-note">{noteOf(options, text)}</p> : null}
					<div
						id={listId}
						role="listbox"
						aria-label={pickerCopy.list(label)}
						aria-busy={status === 'waiting'}
					>
						{rows.map((row, at) => (
							<div
								key={row.id}
								id={optionId(at)}
								className="picker-one"
								role="option"
								tabIndex={-1}
								aria-selected={at === place}
								data-place={at}
							>
								<RowSign row={row} />
								<span className="picker-name">{row.name}</span>
								<span className="picker-detail">{detailOf(row)}</span>
							</div>
						))}
						{offersNew ? (
							<div
								id={optionId(rows.length)}
								className="picker-one picker-new"
								role="option"
								tabIndex={-1}
								aria-selected={place === rows.length}
								data-place={rows.length}
							>
								{pickerCopy.create(text)}
							</div>
						) : null}
					</div>
				</div>
			) : null}
		</div>
	);
}

function noteOf({ status }: Options<PickerKind>, text: string): string {
	if (status === 'failed') return pickerCopy.failed;
	return status === 'ready' ? pickerCopy.nothing(text) : pickerCopy.waiting;
}
