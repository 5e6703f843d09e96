import { useEffect, useState } from 'react';

/** What is typed, once it has not changed for `pauseMs`. */
export function useRested(typed: string, pauseMs: number): string {
	const [rested, rest] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => rest(typed), pauseMs);
		return () => clearTimeout(timer);
	}, [typed, pauseMs]);
	return rested;
}
