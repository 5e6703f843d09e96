// What the browser stores around a sign-in. The privacy page names it.

/** A note that another page leaves for the sign-in page of the same tab. */
const NOTE_KEY = 'entrada-aviso';
const RESYNC_KEY = 'entrada-sessao';
/** The e-mail address that requested a link; the client needs it when the link is opened. */
const LINK_KEY = 'entrada-link';
const ENTERED_KEY = 'entrada-feita';
const RESYNC_MS = 15_000;

export type Note = 'ended' | 'signed-out';

/** Leaves a note for the sign-in page. */
export function leaveNote(note: Note): void {
	store(() => sessionStorage.setItem(NOTE_KEY, note));
}

/** Returns the note and deletes it. */
export function takeNote(): Note | null {
	return read(() => {
		const note = sessionStorage.getItem(NOTE_KEY);
		sessionStorage.removeItem(NOTE_KEY);
		return note === 'ended' || note === 'signed-out' ? note : null;
	});
}

/**
 * S7.03: a lost cookie is set again once. True when that happened a moment ago and did not help.
 */
export function wasJustSynced(now: number): boolean {
	const at = Number(read(() => sessionStorage.getItem(RESYNC_KEY)) ?? 0);
	return now - at < RESYNC_MS;
}

export function noteSync(now: number): void {
	store(() => sessionStorage.setItem(RESYNC_KEY, String(now)));
}

/**
 * Notes that this browser has a session. A later visit without one then says that it ended, instead
 * of only asking for a sign-in.
 */
export function noteEntered(): void {
	store(() => localStorage.setItem(ENTERED_KEY, '1'));
}

export function forgetEntered(): void {
	store(() => localStorage.removeItem(ENTERED_KEY));
}

/** Whether this browser's session ended without a sign-out; true only once. */
export function takeEntered(): boolean {
	const entered = read(() => localStorage.getItem(ENTERED_KEY)) !== null;
	forgetEntered();
	return entered;
}

export function rememberLinkEmail(email: string): void {
	store(() => localStorage.setItem(LINK_KEY, email));
}

export function linkEmail(): string | null {
	return read(() => localStorage.getItem(LINK_KEY));
}

export function forgetLinkEmail(): void {
	store(() => localStorage.removeItem(LINK_KEY));
}

function read<T>(from: () => T): T | null {
	try {
		return from();
	} catch {
		return null;
	}
}

function store(write: () => void): void {
	try {
		write();
	} catch {
		// Without storage only a convenience is lost.
	}
}
