import { useEffect, useState } from 'react';

/** Milliseconds after hydration in which the page responds to its reader first. */
const LATE_MS = 2_000;

/**
 * A part that loads late: undefined on the server and until the page has been used for a while.
 * `load` must be a stable function.
 */
export function useLate<Part>(load: () => Promise<Part>): Part | undefined {
	const [part, setPart] = useState<{ here: Part }>();
	useEffect(() => {
		let isGone = false;
		const come = () =>
			load().then(
				(here) => isGone || setPart({ here }),
				() => {},
			);
		const timer = setTimeout(come, LATE_MS);
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [load]);
	return part?.here;
}
