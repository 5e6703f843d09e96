import { useLayoutEffect, useRef, useState } from 'react';
import type { RowActs } from './cells/cell-props.ts';

/**
 * The acts of now behind functions that stay the same, so that a key draws the two rows that it
 * changes and not all forty.
 */
export function useRowActs(now: RowActs): RowActs {
	const latest = useRef(now);
	useLayoutEffect(() => {
		latest.current = now;
	});
	const [acts] = useState<RowActs>(() => ({
		edit: (...what) => latest.current.edit(...what),
		toggle: (...what) => latest.current.toggle(...what),
		setEditing: (editing) => latest.current.setEditing(editing),
		activate: (id) => latest.current.activate(id),
	}));
	return acts;
}
