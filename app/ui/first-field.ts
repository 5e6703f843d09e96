const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea, [contenteditable=true]';

/** The first visible field inside `place`; null without one. */
export function firstField(place: ParentNode): HTMLElement | null {
	return [...place.querySelectorAll<HTMLElement>(FIELDS)].find(canStand) ?? null;
}

/** Whether the keyboard can stand there: in the page, shown, not turned off. */
export function canStand(element: Element): boolean {
	return (
		element.isConnected &&
		element.checkVisibility() &&
		!element.matches(':disabled') &&
		element.closest('[inert]') === null
	);
}
