import { useCallback, useEffect, useRef, useState } from 'react';

/** Something of the server that is asked again and again while the page is looked at. */
type Polled<Value> = {
	value: Value;
	/** The last time it could not be had. */
	lost: boolean;
	/** Asks at once, after something was done. */
	refresh(): Promise<void>;
	set(value: Value): void;
};

/**
 * Asks `read` every `pauseMs(value)` milliseconds while the page is visible, one question at a
 * time; null = no more.
 */
export function usePolling<Value>(
	initial: Value,
	read: (before: Value, signal: AbortSignal) => Promise<Value>,
	pauseMs: (value: Value) => number | null,
): Polled<Value> {
	const [value, setValue] = useState(initial);
	const [lost, setLost] = useState(false);
	const latest = useRef({ value, read });
	latest.current = { value, read };
	const refresh = useCallback(async (signal: AbortSignal = new AbortController().signal) => {
		try {
			setValue(await latest.current.read(latest.current.value, signal));
			setLost(false);
		} catch {
			if (!signal.aborted) setLost(true);
		}
	}, []);
	const pause = pauseMs(value);
	useEffect(() => {
		if (pause === null) return;
		const stop = new AbortController();
		let timer: ReturnType<typeof setTimeout>;
		const plan = () => {
			timer = setTimeout(async () => {
				if (document.visibilityState === 'visible') await refresh(stop.signal);
				if (!stop.signal.aborted) plan();
			}, pause);
		};
		plan();
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [pause, refresh]);
	return { value, lost, refresh, set: setValue };
}
