import { useCallback, useEffect, useRef, useState } from 'react';

/** Server data that is polled while the page is visible. */
type Polled<Value> = {
	value: Value;
	/** The last request failed. */
	lost: boolean;
	/** Requests at once, after an action. */
	refresh(): Promise<void>;
	set(value: Value): void;
};

/**
 * Calls `read` every `pauseMs(value)` milliseconds while the page is visible, one request at a
 * time. Null = stop.
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
