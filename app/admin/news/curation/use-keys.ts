import { useEffect, useEffectEvent, useState } from 'react';

const STORED = 'painel-atalhos-curadoria';

/**
 * Whether single keys do anything here (WCAG 2.1.4: they can be turned off); remembered by this
 * browser.
 */
export function useKeysOn(): [on: boolean, turn: (on: boolean) => void] {
	const [on, setOn] = useState(() => read());
	return [
		on,
		(next) => {
			setOn(next);
			try {
				if (next) localStorage.removeItem(STORED);
				else localStorage.setItem(STORED, 'off');
			} catch {
				// Holds until the page is left.
			}
		},
	];
}

function read(): boolean {
	try {
		return localStorage.getItem(STORED) !== 'off';
	} catch {
		return true;
	}
}

/** Calls `press` for a single key outside of fields and windows; true = it was used. */
export function useKeys(on: boolean, press: (key: string) => boolean): void {
	const handle = useEffectEvent((event: KeyboardEvent) => {
		const { target } = event;
		const isTyping =
			target instanceof Element &&
			target.closest(
				'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable="true"]',
			) !== null;
		if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
		if (press(event.key.toLowerCase())) event.preventDefault();
	});
	useEffect(() => {
		if (!on) return;
		const listen = (event: KeyboardEvent) => handle(event);
		document.addEventListener('keydown', listen);
		return () => document.removeEventListener('keydown', listen);
	}, [on]);
}
