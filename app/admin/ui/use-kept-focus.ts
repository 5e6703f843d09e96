import { useEffect } from 'react';
import { canStand, firstField } from '#app/ui/first-field.ts';

/**
 * What had the keyboard and goes away hands it to what stood around it; else it would fall to the
 * body, and a keyboard user would begin at the top of the page. Never to a neighbour: the next key
 * would act on a row that was not chosen. In a dialog the next field takes it.
 */
export function useKeptFocus(): void {
	useEffect(() => {
		/**
		 * What had the keyboard last, and all that stood around it; nothing once somebody left it by
		 * themselves.
		 */
		let path: Element[] = [];
		let timer: ReturnType<typeof setTimeout> | undefined;
		const isLost = () =>
			document.activeElement === null || document.activeElement === document.body;
		const onIn = ({ target }: FocusEvent) => {
			path = pathOf(target);
		};
		// Whether it went away or was left is known once what runs now is done.
		const onOut = () =>
			queueMicrotask(() => isLost() && path[0] !== undefined && canStand(path[0]) && leave());
		const leave = () => {
			path = [];
		};
		const mend = () => {
			const [gone, ...around] = path;
			if (gone !== undefined && isLost() && !canStand(gone)) around.some(takes);
		};
		// A component that renders again often sets the focus itself: it comes first.
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
 * Gives the keyboard to a place, or to the first field of a place in a dialog; false when it cannot
 * stand there.
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
