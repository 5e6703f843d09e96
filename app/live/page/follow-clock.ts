import { clockBehind, guideNow } from '#app/live/guide-clock.ts';

type Clock = {
	/** UTC ms of the next turn after an instant. */
	nextTurn: (after: number) => number;
	/** The page was drawn for `from`, it is `now`. */
	onTurn: (span: { from: number; to: number }) => void;
	/** When the server drew it first, on the time line of `performance.now()`. */
	drawnAt: number;
};

/**
 * Follows the clock of the guide: only the next turn is waited for, a hidden page waits for none
 * and catches up when it is seen again. Returns what looks at the clock again (the page has other
 * games now) and what ends it.
 */
export function followClock({ nextTurn, onTurn, drawnAt }: Clock): { look(): void; stop(): void } {
	let from: number | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => {
		clearTimeout(timer);
		const now = document.visibilityState === 'hidden' ? null : guideNow();
		if (now === null) return;
		from ??= now - (performance.now() - drawnAt);
		if (now >= nextTurn(from)) {
			const span = { from, to: now };
			from = now;
			onTurn(span);
		}
		timer = setTimeout(look, Math.max(0, nextTurn(from) - now));
	};
	const forget = clockBehind.subscribe(look);
	document.addEventListener('visibilitychange', look);
	window.addEventListener('pageshow', look);
	look();
	return {
		look,
		stop() {
			clearTimeout(timer);
			forget();
			document.removeEventListener('visibilitychange', look);
			window.removeEventListener('pageshow', look);
		},
	};
}
