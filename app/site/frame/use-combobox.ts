import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ComboboxMove, comboboxMove } from './combobox-keys.ts';

type ComboboxOptions = {
	input: HTMLInputElement;
	/** The reader was already typing when this code arrived. */
	startsOpen: boolean;
	/** Number of options; ids of the list and of each option. */
	count: number;
	listId: string;
	optionId: (place: number) => string;
	choose: (place: number) => void;
	clear: () => void;
	/**
	 * The list pushes the page down. It stays open until a click elsewhere ends, or the click's
	 * target would move away.
	 */
	holdsForClick?: boolean;
};

/**
 * Makes an input the combobox of a list: keyboard, focus and ARIA attributes. The focus stays in
 * the input.
 */
export function useCombobox({
	input,
	startsOpen,
	count,
	listId,
	optionId,
	choose,
	clear,
	holdsForClick,
}: ComboboxOptions) {
	const [isOpen, setOpen] = useState(startsOpen);
	const [marked, setMarked] = useState(-1);
	const place = isOpen && marked < count ? marked : -1;

	const follow = (move: NonNullable<ComboboxMove>) => {
		if (move.kind === 'choose') choose(place);
		if (move.kind === 'clear') clear();
		if (move.kind === 'open' || move.kind === 'close') setOpen(move.kind === 'open');
		setMarked(move.kind === 'go' ? move.place : -1);
	};
	const onKey = (event: KeyboardEvent) => {
		// An unfinished composition belongs to the device's keyboard.
		if (event.isComposing) return;
		const move = comboboxMove(event, {
			isOpen,
			count,
			place,
			isEmpty: input.value === '',
		});
		if (move === null) return;
		if (move.kind !== 'leave-list') event.preventDefault();
		follow(move);
	};
	const onEvent = useEffectEvent((event: Event) => {
		if (event.type === 'keydown') return onKey(event as KeyboardEvent);
		if (event.type === 'input') setOpen(true);
		if (event.type === 'blur' && holdsForClick)
			return afterClick(() => document.activeElement === input || setOpen(false));
		if (event.type === 'blur' || event.type === 'submit') setOpen(false);
		setMarked(-1);
	});
	// A layout effect: a keystroke between render and effect would open nothing.
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

/** Whether a pointer button is down. */
let isPressed = false;
if (typeof document !== 'undefined') {
	const press = ({ type }: Event) => {
		isPressed = type === 'pointerdown';
	};
	for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
		document.addEventListener(type, press, true);
}

/**
 * Runs after the current click, if any: a tap's events come in one task, a mouse button is released
 * later.
 */
function afterClick(run: () => void): void {
	if (isPressed) document.addEventListener('pointerup', () => setTimeout(run), { once: true });
	else setTimeout(run);
}

function setOrRemove(element: Element, name: string, value: string | null): void {
	if (value === null) element.removeAttribute(name);
	else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
