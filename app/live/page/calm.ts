/** So long after a key more may be typed. */
const TYPING_MS = 1_000;
/** A finger that was never seen to leave holds nothing up for longer. */
const LONGEST_MS = 8_000;
const LOOK_MS = 100;

let isTouched = false;
let typedAt = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** From now on notices hands on the page. */
export function watchHands(): void {
	if (isWatching) return;
	isWatching = true;
	const on = (types: readonly string[], note: (event: Event) => void) => {
		for (const type of types) window.addEventListener(type, note, { capture: true, passive: true });
	};
	on(['pointerdown', 'touchstart'], () => {
		isTouched = true;
	});
	on(['pointerup', 'touchend', 'touchcancel', 'blur'], (event) => {
		isTouched = ((event as TouchEvent).touches?.length ?? 0) > 0;
	});
	on(['keydown'], () => {
		typedAt = performance.now();
	});
}

/**
 * Resolves once no finger is down and no key was pressed for a second: what a reader is about to
 * hit does not move away.
 */
export async function whenCalm(): Promise<void> {
	const latest = performance.now() + LONGEST_MS;
	while (performance.now() < latest && (isTouched || performance.now() - typedAt < TYPING_MS)) {
		await new Promise((go) => setTimeout(go, LOOK_MS));
	}
}
