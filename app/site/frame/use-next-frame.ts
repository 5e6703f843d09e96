import { useEffect, useState } from 'react';

/**
 * A value delayed by one frame: its rendering does not hold up the frame that shows the value
 * elsewhere.
 */
export function useNextFrame<Value>(value: Value): Value {
	const [late, setLate] = useState(value);
	useEffect(() => {
		let task: ReturnType<typeof setTimeout> | undefined;
		// A task scheduled in a frame runs while that frame is composed.
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
