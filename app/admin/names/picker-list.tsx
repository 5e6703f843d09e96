import { Autocomplete } from '@base-ui/react/autocomplete';
import { pickerCopy } from '#core/games/copy/form.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { detailOf, type RowOf } from './picked-rows.ts';
import { RowSign } from './row-sign.tsx';
import type { Options } from './use-options.ts';

/** A row that is known, or the name of one to be made. */
export type Choice<Kind extends PickerKind> = RowOf[Kind] | string;

type PickerListProps<Kind extends PickerKind> = {
	id: string;
	label: string;
	/** The name that is looked for. */
	text: string;
	choices: readonly Choice<Kind>[];
	status: Options<Kind>['status'];
	isShown: boolean;
	choose(choice: Choice<Kind>): void;
};

/** The options under a box; the last one creates a missing entry. The box keeps the focus. */
export function PickerList<Kind extends PickerKind>(props: PickerListProps<Kind>) {
	const { id, label, text, choices, status, isShown, choose } = props;
	const found = choices.filter((choice) => typeof choice !== 'string').length;
	return (
		<div className="picker-place">
			<p role="status" className="vh">
				{isShown && status !== 'waiting'
					? `${found === 0 ? pickerCopy.nothing(text) : pickerCopy.count(found)}`
					: ''}
			</p>
			{isShown ? (
				<div ref={keepFocus} className="picker-list" data-status={status}>
					{found === 0 ? <p className="picker-note">{noteOf(status, text)}</p> : null}
					<Autocomplete.List
						id={`${id}-lista`}
						aria-label={pickerCopy.list(label)}
						aria-busy={status === 'waiting'}
					>
						{choices.map((choice) => (
							<Option
								key={typeof choice === 'string' ? '' : choice.id}
								choice={choice}
								isReady={status !== 'waiting'}
								onChoose={() => choose(choice)}
							/>
						))}
					</Autocomplete.List>
				</div>
			) : null}
		</div>
	);
}

type OptionProps = { choice: Choice<PickerKind>; isReady: boolean; onChoose(): void };

/** The highlighted option has `aria-selected`: Enter takes it. */
function Option({ choice, isReady, onChoose }: OptionProps) {
	return (
		<Autocomplete.Item
			value={choice}
			onClick={onChoose}
			className={typeof choice === 'string' ? 'picker-one picker-new' : 'picker-one'}
			render={(attributes, { highlighted }) => (
				<div role="option" tabIndex={-1} {...attributes} aria-selected={isReady && highlighted} />
			)}
		>
			{typeof choice === 'string' ? (
				pickerCopy.create(choice)
			) : (
				<>
					<RowSign row={choice} />
					<span className="picker-name">{choice.name}</span>
					<span className="picker-detail">{detailOf(choice)}</span>
				</>
			)}
		</Autocomplete.Item>
	);
}

/** A press next to the options, on the scroll bar, leaves the focus in the box. */
function keepFocus(list: HTMLElement | null): () => void {
	const onPress = (event: Event) => event.preventDefault();
	list?.addEventListener('mousedown', onPress);
	return () => list?.removeEventListener('mousedown', onPress);
}

function noteOf(status: Options<PickerKind>['status'], text: string): string {
	if (status === 'failed') return pickerCopy.failed;
	return status === 'ready' ? pickerCopy.nothing(text) : pickerCopy.waiting;
}
