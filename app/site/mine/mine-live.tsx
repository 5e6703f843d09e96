import { notifyUf } from '#app/site/answer/reader-uf.ts';
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

/** The stored preferences, for code that changes them. */
export type Kept = {
	preferences: Preferences;
	/** Parts of the stored record that were not applied. */
	ignored: Ignored[];
	/** The browser refuses to store: preferences last only for this page. */
	blocked: boolean;
};

let kept: Kept = { preferences: NO_PREFERENCES, ignored: [], blocked: false };

/**
 * Reads the stored preferences, however damaged. If the browser stores nothing, this page's own
 * preferences count.
 */
export function readKept(): Kept {
	const record = read(PREFERENCES_KEY);
	if (kept.blocked || record === undefined) kept = { ...kept, blocked: true };
	else kept = { ...readPreferences(record), blocked: false };
	return kept;
}

/** Reads the stored preferences and applies them. */
export function refresh(): Kept {
	readKept();
	apply(kept.preferences);
	return kept;
}

/**
 * Stores and applies new preferences. This page shows them at once, other tabs through their
 * storage event. Without any preference the record is removed.
 */
export function choose(preferences: Preferences): Kept {
	const record = writePreferences(preferences);
	const hasMoved = kept.preferences.uf !== preferences.uf;
	apply(preferences);
	kept = { preferences, ignored: [], blocked: !write(PREFERENCES_KEY, record) };
	if (hasMoved && read(WISHES_KEY))
		void import('#app/live/alerts/change-wishes.ts').then(({ sendUfToAlerts }) => sendUfToAlerts());
	return kept;
}

/** Resets and deletes all preferences. */
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
	notifyUf(preferences.uf, preferences.stateDeclined);
	hideScores(preferences.spoilerFree);
	publishMine(
		isNothing(preferences)
			? null
			: { preferences, line: lineFor(preferences), Rail: MineRail, Count: MineCount },
	);
}

/** As the head script does before the first paint (`wordingScript`). */
function hideScores(hidden: boolean): void {
	const { dataset } = document.documentElement;
	if (hidden) dataset.scores = 'hidden';
	else delete dataset.scores;
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

/** Undefined when the browser refuses access. */
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
