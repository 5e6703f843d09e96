import { useEffect, useState } from 'react';

/**
 * A value one frame late: what is drawn by it does not hold up the frame that shows what the value
 * changed elsewhere.
 */
export function useNextFrame<Value>(value: Value): Value {
	const [late, setLate] = useState(value);
	useEffect(() => {
		let task: ReturnType<typeof setTimeout> | undefined;
		// A task that is asked for in a frame runs when the frame is put together.
		const frame = requestAnimationFrame(() => {
			task = setTimeout(() => setLate(value));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(task);
		};
	}, [value]);
	return late;
}
