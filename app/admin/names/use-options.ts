import { useEffect, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
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
	const [options, setOptions] = useState<Options<Kind> & { of: string | null }>({
		status: 'idle',
		rows: [],
		of: null,
	});
	useEffect(() => {
		if (!isWanted) return;
		const stop = new AbortController();
		const timer = setTimeout(
			async () => {
				try {
					const answer = await api.get('pickers', {
						query: { kind, q: text },
						signal: stop.signal,
					});
					setOptions({ status: 'ready', rows: rowsOf(kind, answer), of: text });
				} catch {
					if (!stop.signal.aborted) setOptions({ status: 'failed', rows: [], of: text });
				}
			},
			text === '' ? 0 : PAUSE_MS,
		);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [kind, text, isWanted]);
	return options.of === text
		? options
		: { status: isWanted ? 'waiting' : 'idle', rows: options.rows };
}
