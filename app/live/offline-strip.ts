import { offlineLine } from '#core/copy/offline.ts';

/** Whether the server is out of reach, and when the data shown were true (UTC in milliseconds; null = unknown). */
type OnlineState = { read(): { offline: boolean; at: number | null }; subscribe(listener: () => void): () => void };

/** Tells that a page out of the service worker's store has caught up; the hour at which it was kept stands in `data-kept` of the root. */
const CAUGHT_UP = 'guia-kept';

/**
 * Shows one line over the page, above the bar at its foot, while there is no connection or the page is a kept copy; nothing moves for it.
 * In the document from the start: what is written into a status later is read aloud, once for each text. Returns the undoing.
 */
export function followOffline(online: OnlineState): () => void {
	const strip = document.createElement('p');
	strip.className = 'offline';
	strip.setAttribute('role', 'status');
	document.body.append(strip);
	const root = document.documentElement;
	const show = () => {
		const kept = root.dataset.kept === undefined ? null : Number(root.dataset.kept);
		const { offline, at } = online.read();
		const text = offline || kept !== null ? offlineLine(kept ?? at, Date.now()) : '';
		if (strip.textContent !== text) strip.textContent = text;
		root.toggleAttribute('data-offline', text !== '');
	};
	const leave = online.subscribe(show);
	window.addEventListener(CAUGHT_UP, show);
	// A status that comes with its text is not read aloud.
	const first = setTimeout(show, FIRST_WORD_MS);
	return () => {
		clearTimeout(first);
		leave();
		window.removeEventListener(CAUGHT_UP, show);
		strip.remove();
		root.removeAttribute('data-offline');
	};
}

/** Readers of screens take notice of a new status within this time. */
const FIRST_WORD_MS = 100;
