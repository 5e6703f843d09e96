import { useEffect } from 'react';
import { canStand, firstField } from '#app/ui/first-field.ts';

/**
 * When the focused element disappears, focus moves to the closest ancestor left. Otherwise it would
 * fall to the body, and keyboard users would restart at the top of the page. It never moves to a
 * sibling: the next keystroke would act on a row that was not chosen. In a dialog the next field
 * gets the focus.
 */
export function useKeptFocus(): void {
	useEffect(() => {
		/**
		 * The last focused element and its ancestors; empty after the operator moved the focus away.
		 */
		let path: Element[] = [];
		let timer: ReturnType<typeof setTimeout> | undefined;
		const isLost = () =>
			document.activeElement === null || document.activeElement === document.body;
		const onIn = ({ target }: FocusEvent) => {
			path = pathOf(target);
		};
		// Only after the running code is it known whether the element disappeared or was left.
		const onOut = () =>
			queueMicrotask(() => isLost() && path[0] !== undefined && canStand(path[0]) && leave());
		const leave = () => {
			path = [];
		};
		const mend = () => {
			const [gone, ...around] = path;
			if (gone !== undefined && isLost() && !canStand(gone)) around.some(takes);
		};
		// A component that re-renders often sets the focus itself: that takes precedence.
		const observer = new MutationObserver(() => {
			clearTimeout(timer);
			if (path.length > 0 && isLost()) timer = setTimeout(mend);
		});
		document.addEventListener('focusin', onIn);
		document.addEventListener('focusout', onOut);
		observer.observe(document.body, {
			subtree: true,
			childList: true,
			attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
		});
		return () => {
			clearTimeout(timer);
			observer.disconnect();
			document.removeEventListener('focusin', onIn);
			document.removeEventListener('focusout', onOut);
		};
	}, []);
}

function pathOf(target: EventTarget | null): Element[] {
	const path: Element[] = [];
	for (
		let at = target instanceof Element ? target : null;
		at !== null && at !== document.body;
		at = at.parentElement
	)
		path.push(at);
	return path;
}

/**
 * Focuses an element, or its first field inside a dialog. Returns false when it cannot take focus.
 */
function takes(place: Element): boolean {
	if (!(place instanceof HTMLElement) || !canStand(place)) return false;
	const field = place.closest('dialog') === null ? null : firstField(place);
	if (field === null && !place.hasAttribute('tabindex')) {
		place.tabIndex = -1;
		place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
	}
	(field ?? place).focus({ preventScroll: true });
	return document.activeElement === (field ?? place);
}
