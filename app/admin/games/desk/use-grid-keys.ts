import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { DeskRow } from '#core/games/contract/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { Editing } from './cells/cell-props.ts';
import type { Selection } from './use-selection.ts';

const PAGE = 10;

type GridKeys = {
	rows: readonly DeskRow[];
	/** Place of the row that has the keyboard. */
	activeAt: number;
	selection: Selection;
	setEditing(editing: Editing): void;
	goTo(at: number): void;
	onHelp(): void;
	onSearch(): void;
	onBar(): void;
};

/**
 * Keyboard shortcuts of the list (U14). Letters act only while a row or one of its buttons has the
 * focus, never in a text field, so that speech input does not trigger them (WCAG 2.1.4).
 */
export function useGridKeys(keys: GridKeys): (event: KeyboardEvent) => void {
	const navigate = useNavigate();
	const { rows, activeAt, selection, goTo } = keys;
	const row = rows[activeAt];
	const step = (to: number, extends_: boolean) => {
		const at = Math.min(Math.max(to, 0), rows.length - 1);
		goTo(at);
		const next = rows[at];
		if (!extends_ || row === undefined || next === undefined) return;
		if (selection.ids.size === 0) selection.toggle(row.id);
		selection.extendTo(next.id);
	};
	const edit = (field: NonNullable<Editing>['field']) =>
		row !== undefined && row.deletedAt === null && keys.setEditing({ id: row.id, field });

	const plain: Readonly<Record<string, (event: KeyboardEvent) => unknown>> = {
		ArrowDown: ({ shiftKey }) => step(activeAt + 1, shiftKey),
		ArrowUp: ({ shiftKey }) => step(activeAt - 1, shiftKey),
		j: () => step(activeAt + 1, false),
		k: () => step(activeAt - 1, false),
		PageDown: () => step(activeAt + PAGE, false),
		PageUp: () => step(activeAt - PAGE, false),
		Home: () => step(0, false),
		End: () => step(rows.length - 1, false),
		x: () => row !== undefined && selection.toggle(row.id),
		e: () => edit('time'),
		c: () => edit('broadcasts'),
		s: () => edit('status'),
		b: keys.onBar,
		'/': keys.onSearch,
		'?': keys.onHelp,
		Escape: selection.clear,
	};
	/** Keys that a button of the row has a use of its own for. */
	const onRow: typeof plain = {
		' ': () => row !== undefined && selection.toggle(row.id),
		Enter: () => row !== undefined && navigate(panelPaths.editGame(row.id)),
	};

	return (event) => {
		if (event.defaultPrevented || isTyping(event.target)) return;
		const isCommand = event.ctrlKey || event.metaKey || event.altKey;
		const own = event.target instanceof HTMLTableRowElement ? { ...plain, ...onRow } : plain;
		const action = isSelectAll(event)
			? selection.selectLoaded
			: isCommand
				? undefined
				: own[event.key];
		if (action === undefined) return;
		event.preventDefault();
		action(event);
	};
}

function isTyping(target: EventTarget): boolean {
	return (
		target instanceof Element &&
		target.closest('input:not([type=checkbox]), select, textarea, .gd-editor') !== null
	);
}

function isSelectAll({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
	return (ctrlKey || metaKey) && key.toLowerCase() === 'a';
}
