const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea, [contenteditable=true]';

/** The first visible field inside `place`; null without one. */
export function firstField(place: ParentNode): HTMLElement | null {
	return [...place.querySelectorAll<HTMLElement>(FIELDS)].find(canStand) ?? null;
}

/** Whether an element can take the focus: connected, visible, enabled, and not inert. */
export function canStand(element: Element): boolean {
	return (
		element.isConnected &&
		element.checkVisibility() &&
		!element.matches(':disabled') &&
		element.closest('[inert]') === null
	);
}
