import type { DeskSetup } from '#core/games/contract/desk.ts';
import type { DeskChanges } from './use-desk-changes.ts';
import type { FilterState } from './use-desk-filter.ts';
import type { DeskRows } from './use-desk-rows.ts';
import type { Selection } from './use-selection.ts';

export type DeskListProps = {
	setup: DeskSetup;
	state: FilterState;
	rows: DeskRows;
	selection: Selection;
	changes: DeskChanges;
	onHelp: () => void;
	onSearch: () => void;
	onBar: () => void;
};
