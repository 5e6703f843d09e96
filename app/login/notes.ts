// What is kept in the browser around a sign-in. Named in the privacy page.

/** What one page leaves for the sign-in page of the same tab. */
const NOTE_KEY = 'entrada-aviso';
const RESYNC_KEY = 'entrada-sessao';
/** In which e-mail address a link was asked for; the client needs it when the link is opened. */
const LINK_KEY = 'entrada-link';
const ENTERED_KEY = 'entrada-feita';
const RESYNC_MS = 15_000;

export type Note = 'ended' | 'signed-out';

/** Leaves a word for the sign-in page. */
export function leaveNote(note: Note): void {
	store(() => sessionStorage.setItem(NOTE_KEY, note));
}

/** Takes the word, once. */
export function takeNote(): Note | null {
	return read(() => {
		const note = sessionStorage.getItem(NOTE_KEY);
		sessionStorage.removeItem(NOTE_KEY);
		return note === 'ended' || note === 'signed-out' ? note : null;
	});
}

/**
 * S7.03: a lost cookie is given again once; true when that was done a moment ago and did not help.
 */
export function wasJustSynced(now: number): boolean {
	const at = Number(read(() => sessionStorage.getItem(RESYNC_KEY)) ?? 0);
	return now - at < RESYNC_MS;
}

export function noteSync(now: number): void {
	store(() => sessionStorage.setItem(RESYNC_KEY, String(now)));
}

/**
 * Notes that this browser has a session; whoever comes back without it then reads that it ended,
 * and not only that a sign-in is wanted.
 */
export function noteEntered(): void {
	store(() => localStorage.setItem(ENTERED_KEY, '1'));
}

export function forgetEntered(): void {
	store(() => localStorage.removeItem(ENTERED_KEY));
}

/** Whether a session of this browser came to its end by itself; says so once. */
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
		// A browser that keeps nothing loses a comfort, no more.
	}
}
