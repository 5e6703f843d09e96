/**
 * The effect of a key in a combobox; null = left to the browser. `place` = index of the active
 * option, -1 = the box itself.
 */
export type ComboboxMove =
	| { kind: 'go'; place: number }
	| { kind: 'open' | 'close' | 'clear' | 'choose' | 'leave-list' }
	| null;

export type ComboboxState = { isOpen: boolean; count: number; place: number; isEmpty: boolean };

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

type KeyRule = (state: ComboboxState, altKey: boolean) => ComboboxMove;

function down({ isOpen, count, place, isEmpty }: ComboboxState, altKey: boolean): ComboboxMove {
	if (isOpen && count > 0 && !altKey) return { kind: 'go', place: (place + 1) % count };
	return isEmpty ? null : { kind: 'open' };
}

function up({ isOpen, count, place, isEmpty }: ComboboxState, altKey: boolean): ComboboxMove {
	if (altKey) return isOpen ? { kind: 'close' } : null;
	if (isOpen && count > 0) return { kind: 'go', place: place <= 0 ? count - 1 : place - 1 };
	return isEmpty ? null : { kind: 'open' };
}

function closeOrClear({ isOpen, isEmpty }: ComboboxState): ComboboxMove {
	if (isOpen) return { kind: 'close' };
	return isEmpty ? null : { kind: 'clear' };
}

const leaveList: KeyRule = ({ place }) => (place >= 0 ? { kind: 'leave-list' } : null);

const RULES = new Map<string, KeyRule>([
	['ArrowDown', down],
	['ArrowUp', up],
	['Enter', ({ place }) => (place >= 0 ? { kind: 'choose' } : null)],
	['Escape', closeOrClear],
	...['Home', 'End', 'ArrowLeft', 'ArrowRight'].map((key) => [key, leaveList] as const),
]);

/**
 * Keyboard of an editable combobox with manual selection (ARIA APG, trust-ux A05). Arrow keys move
 * through the options and wrap. Enter chooses the active option, otherwise submits. Escape closes,
 * then clears. Text keys go back to the box.
 */
export function comboboxMove(
	{ key, altKey, ctrlKey, metaKey }: Pressed,
	state: ComboboxState,
): ComboboxMove {
	return ctrlKey || metaKey ? null : (RULES.get(key)?.(state, altKey) ?? null);
}
