/** For the `ref` of an input that takes the focus when it is mounted, not on each render. */
export function focusOnce(input: HTMLInputElement | null): void {
	if (input === null || input.dataset.seen !== undefined) return;
	input.dataset.seen = 'true';
	input.focus({ preventScroll: true });
}
