import { useEffect, useState } from 'react';

/** After a page is taken over it first answers its reader. */
const LATE_MS = 2_000;

/**
 * A part that a page does without for a while: undefined on the server and until the page has been
 * in use. `load` must stay the same function.
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
