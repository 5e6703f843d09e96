/**
 * For the `ref` of a box that takes the keyboard when it comes into the page, not each time it is
 * drawn.
 */
export function focusOnce(input: HTMLInputElement | null): void {
	if (input === null || input.dataset.seen !== undefined) return;
	input.dataset.seen = 'true';
	input.focus({ preventScroll: true });
}
