import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '#app/admin/data/read-of.ts';
import { useRested } from '#app/admin/data/use-rested.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { type RowOf, rowsOf } from './picked-rows.ts';

/** Debounce of the typed text, in milliseconds. */
const PAUSE_MS = 120;

export type Options<Kind extends PickerKind> = {
	status: 'idle' | 'waiting' | 'ready' | 'failed';
	rows: RowOf[Kind][];
};

/** Rows that match the typed text. The previous rows stay until the next ones arrive. */
export function useOptions<Kind extends PickerKind>(
	kind: Kind,
	text: string,
	isWanted: boolean,
): Options<Kind> {
	const rested = useRested(text, text === '' ? 0 : PAUSE_MS);
	const { data, isError, isPlaceholderData } = useQuery({
		...readOf('pickers', { query: { kind, q: rested } }),
		enabled: isWanted && rested === text,
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
	if (isError && rested === text) return { status: 'failed', rows: [] };
	const isOfText = data !== undefined && !isPlaceholderData && rested === text;
	return {
		status: isOfText ? 'ready' : isWanted ? 'waiting' : 'idle',
		rows: data === undefined ? [] : rowsOf(kind, data),
	};
}
