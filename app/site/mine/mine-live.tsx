import { tellUf } from '#app/site/answer/reader-uf.ts';
import { WISHES_KEY } from '#core/alerts/kept.ts';
import { PREFERENCES_KEY, SHEET_KEY } from '#core/mine/kept.ts';
import { mineLine } from '#core/mine/mine-line.ts';
import {
	type Ignored,
	isNothing,
	NO_PREFERENCES,
	type Preferences,
	readPreferences,
	writePreferences,
} from '#core/mine/preferences.ts';
import { readerSheet } from '#core/mine/reader-sheet.ts';
import type { Mine } from './mine.ts';
import { MineCount } from './mine-count.tsx';
import { MineRail } from './mine-rail.tsx';
import { publishMine } from './mine-store.ts';

/** Where things stand, for those who change them. */
export type Kept = {
	preferences: Preferences;
	/** What of the record was not honoured. */
	ignored: Ignored[];
	/** The browser keeps nothing: choices hold for this page only. */
	blocked: boolean;
};

let kept: Kept = { preferences: NO_PREFERENCES, ignored: [], blocked: false };

/**
 * Reads what is kept, whatever stands there. Where the browser keeps nothing, what was chosen on
 * this page counts.
 */
export function readKept(): Kept {
	const record = read(PREFERENCES_KEY);
	if (kept.blocked || record === undefined) kept = { ...kept, blocked: true };
	else kept = { ...readPreferences(record), blocked: false };
	return kept;
}

/** Reads what is kept and applies it. */
export function refresh(): Kept {
	readKept();
	apply(kept.preferences);
	return kept;
}

/**
 * Keeps and applies new choices; this page shows them at once, other tabs when they hear of it.
 * Nothing chosen = nothing kept.
 */
export function choose(preferences: Preferences): Kept {
	const record = writePreferences(preferences);
	const hasMoved = kept.preferences.uf !== preferences.uf;
	apply(preferences);
	kept = { preferences, ignored: [], blocked: !write(PREFERENCES_KEY, record) };
	if (hasMoved && read(WISHES_KEY))
		void import('#app/live/alerts/change-wishes.ts').then(({ tellUfToAlerts }) => tellUfToAlerts());
	return kept;
}

/** Takes everything back and forgets it. */
export function clearAll(): Kept {
	return choose(NO_PREFERENCES);
}

function apply(preferences: Preferences): void {
	const text = readerSheet({
		preferences,
		deviceZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		now: Date.now(),
	});
	if (read(SHEET_KEY) !== (text || null)) write(SHEET_KEY, text || null);
	adopt(text);
	tellUf(preferences.uf, preferences.stateDeclined);
	publishMine(
		isNothing(preferences)
			? null
			: { preferences, line: lineFor(preferences), Rail: MineRail, Count: MineCount },
	);
}

const lineFor =
	(preferences: Preferences): Mine['line'] =>
	(game, channels) =>
		mineLine(preferences, game, channels);

let adopted: string | null = null;

function adopt(text: string): void {
	if (text === adopted) return;
	adopted = text;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	document.adoptedStyleSheets = text === '' ? [] : [sheet];
}

/** Undefined where the browser refuses. */
function read(key: string): string | null | undefined {
	try {
		return localStorage.getItem(key);
	} catch {
		return undefined;
	}
}

function write(key: string, text: string | null): boolean {
	try {
		if (text === null) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}
