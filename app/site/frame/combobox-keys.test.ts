import { expect, test } from 'vitest';
import { type ComboboxState, comboboxMove } from './combobox-keys.ts';

const OPEN: ComboboxState = { isOpen: true, count: 3, place: -1, isEmpty: false };
const press = (
	key: string,
	state: Partial<ComboboxState> = {},
	held: { altKey?: boolean; ctrlKey?: boolean } = {},
) =>
	comboboxMove(
		{ key, altKey: false, ctrlKey: false, metaKey: false, ...held },
		{ ...OPEN, ...state },
	);

test('A05 the arrows walk the options, from the box to the first or last, and wrap', () => {
	expect(press('ArrowDown')).toEqual({ kind: 'go', place: 0 });
	expect(press('ArrowDown', { place: 2 })).toEqual({ kind: 'go', place: 0 });
	expect(press('ArrowUp')).toEqual({ kind: 'go', place: 2 });
	expect(press('ArrowUp', { place: 0 })).toEqual({ kind: 'go', place: 2 });
	expect(press('ArrowUp', { place: 2 })).toEqual({ kind: 'go', place: 1 });
});

test('A05 a closed list opens by the arrows, unless nothing is written; Alt opens and closes', () => {
	expect(press('ArrowDown', { isOpen: false })).toEqual({ kind: 'open' });
	expect(press('ArrowUp', { isOpen: false })).toEqual({ kind: 'open' });
	expect(press('ArrowDown', { isOpen: false, isEmpty: true })).toBeNull();
	expect(press('ArrowDown', { isOpen: false }, { altKey: true })).toEqual({ kind: 'open' });
	expect(press('ArrowUp', {}, { altKey: true })).toEqual({ kind: 'close' });
});

test('A05 Enter takes only what is marked; otherwise the form is submitted', () => {
	expect(press('Enter', { place: 1 })).toEqual({ kind: 'choose' });
	expect(press('Enter')).toBeNull();
	expect(press('Enter', { isOpen: false })).toBeNull();
});

test('A05 Escape closes, then clears; the keys of the text go back to the box', () => {
	expect(press('Escape')).toEqual({ kind: 'close' });
	expect(press('Escape', { isOpen: false })).toEqual({ kind: 'clear' });
	expect(press('Escape', { isOpen: false, isEmpty: true })).toBeNull();
	for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
		expect(press(key, { place: 1 })).toEqual({ kind: 'leave-list' });
		expect(press(key)).toBeNull();
	}
	expect(press('Tab', { place: 1 })).toBeNull();
	expect(press('a', { place: 1 })).toBeNull();
	expect(press('ArrowDown', {}, { ctrlKey: true })).toBeNull();
});
