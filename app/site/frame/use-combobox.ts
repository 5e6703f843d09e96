import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ComboboxMove, comboboxMove } from './combobox-keys.ts';

type ComboboxOptions = {
	input: HTMLInputElement;
	/** The reader was already writing when this code arrived. */
	startsOpen: boolean;
	/** Options that can be walked, and the id of each and of their list. */
	count: number;
	listId: string;
	optionId: (place: number) => string;
	choose: (place: number) => void;
	clear: () => void;
	/** The list has something to show for an empty box too, and opens by a click. */
	opensEmpty?: boolean;
	/**
	 * The list takes room of the page: it stays until a click elsewhere is done, which would miss
	 * what moves under it.
	 */
	holdsForClick?: boolean;
	/** The first option is on until another one is: Enter takes it. */
	marksFirst?: boolean;
};

/**
 * Makes an input the box of a list: keyboard, focus and what assistive technology is told. The box
 * keeps the focus throughout.
 */
export function useCombobox({
	input,
	startsOpen,
	count,
	listId,
	optionId,
	choose,
	clear,
	opensEmpty,
	holdsForClick,
	marksFirst,
}: ComboboxOptions) {
	const [isOpen, setOpen] = useState(startsOpen);
	const [marked, setMarked] = useState(-1);
	const first = marksFirst && count > 0 ? 0 : -1;
	const place = !isOpen ? -1 : marked >= 0 && marked < count ? marked : first;

	const follow = (move: NonNullable<ComboboxMove>) => {
		if (move.kind === 'choose') choose(place);
		if (move.kind === 'clear') clear();
		if (move.kind === 'open' || move.kind === 'close') setOpen(move.kind === 'open');
		setMarked(move.kind === 'go' ? move.place : -1);
	};
	const onKey = (event: KeyboardEvent) => {
		// An unfinished composition belongs to the keyboard of the device.
		if (event.isComposing) return;
		const move = comboboxMove(event, {
			isOpen,
			count,
			place,
			isEmpty: !opensEmpty && input.value === '',
		});
		if (move === null) return;
		if (move.kind !== 'leave-list') event.preventDefault();
		follow(move);
	};
	const onEvent = useEffectEvent((event: Event) => {
		if (event.type === 'keydown') {
			if (event instanceof KeyboardEvent) onKey(event);
			return;
		}
		if (event.type === 'input' || (event.type === 'click' && opensEmpty)) setOpen(true);
		if (event.type === 'blur' && holdsForClick)
			return afterClick(() => document.activeElement === input || setOpen(false));
		if (event.type === 'blur' || event.type === 'submit') setOpen(false);
		setMarked(-1);
	});
	// With the drawing itself: a letter typed between the two would open nothing.
	useLayoutEffect(() => {
		const targets = [
			[input, ['input', 'click', 'keydown', 'blur']],
			[input.form, ['submit']],
		] as const;
		for (const [target, types] of targets)
			for (const type of types) target?.addEventListener(type, onEvent);
		return () => {
			for (const [target, types] of targets)
				for (const type of types) target?.removeEventListener(type, onEvent);
		};
	}, [input]);
	useEffect(() => {
		const isListed = isOpen && count > 0;
		setOrRemove(input, 'aria-expanded', String(isListed));
		setOrRemove(input, 'aria-controls', isListed ? listId : null);
		setOrRemove(input, 'aria-activedescendant', place >= 0 ? optionId(place) : null);
		if (place >= 0) document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
	});
	return { isOpen, place, close: () => setOpen(false) };
}

/** Whether a pointer is pressed now. */
let isPressed = false;
if (typeof document !== 'undefined') {
	const press = ({ type }: Event) => {
		isPressed = type === 'pointerdown';
	};
	for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
		document.addEventListener(type, press, true);
}

/**
 * Runs once the click is done that is under way, if any: a tap's events come all in one task, a
 * mouse is let go later.
 */
function afterClick(run: () => void): void {
	if (isPressed) document.addEventListener('pointerup', () => setTimeout(run), { once: true });
	else setTimeout(run);
}

function setOrRemove(element: Element, name: string, value: string | null): void {
	if (value === null) element.removeAttribute(name);
	else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
