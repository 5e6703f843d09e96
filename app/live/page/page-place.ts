import type { DescribedChange } from '#core/live/contract.ts';
import { announce, sentenceOf } from './announce.ts';
import { glide, standStill } from './glide.ts';
import { type Places, placesNow, ROW, shownGames, slugOf } from './places.ts';
import { scrollBack } from './scroll-back.ts';

/** How long a row says that it has just changed (`.game[data-changed]`). */
const MARK_MS = 6_000;

type Held = {
	changes: readonly DescribedChange[];
	/** The data that was drawn then. */
	shown: object;
	/** Slugs of the games in sight of a reader. */
	seen: ReadonlySet<string>;
	places: Places;
	link: Element | null;
};

let held: Held | null = null;

/**
 * Notes all places right before a page drawn from `shown` changes. `settlePlace` follows once the
 * change is rendered.
 */
export function holdPlace(changes: readonly DescribedChange[], shown: object): void {
	held = { changes, shown, seen: shownGames(), places: placesNow(), link: document.activeElement };
}

/**
 * Before a change is painted: the focus stays with the game that had it; what is looked at stays
 * where it was (not every browser anchors what is scrolled, and none does at each change); what
 * moves in sight glides. What changed is marked and said once.
 */
export function settlePlace(drawn: object): void {
	if (held === null || held.shown === drawn) return;
	const { changes, seen, places, link } = held;
	held = null;
	const changed = new Set(changes.map(({ slug }) => slug));
	const isChanged = (row: HTMLElement) => changed.has(slugOf(row));
	standStill();
	keepFocus(link);
	for (const row of document.querySelectorAll<HTMLElement>(`main ${ROW}`)) {
		const above = row.parentElement;
		const isNew = !places.has(row) && above !== null && places.has(above);
		// A row that was out of sight is estimated, and would take its height one drawing later.
		if (isNew || (isChanged(row) && !places.get(row)?.isSeen))
			row.style.contentVisibility = 'visible';
		if (isChanged(row)) mark(row);
	}
	const scrolled = scrollBack(places, changed);
	glide(places, placesNow(), scrolled);
	// The address of a game holds its date: a game that left this day is found by its sides.
	const inSight = new Set([...seen, ...shownGames()].map(sidesOf));
	const sentence = sentenceOf(changes, (slug) => inSight.has(sidesOf(slug)));
	if (sentence !== null) announce(sentence);
}

const sidesOf = (slug: string): string | undefined => slug.split(/-\d{4}-/)[0];

/** A row that moved under another heading is a new element. */
function keepFocus(link: Element | null): void {
	const address = link?.getAttribute('href') ?? null;
	if (address === null || link?.isConnected || document.activeElement !== document.body) return;
	document
		.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`)
		?.focus({ preventScroll: true });
}

function mark(row: HTMLElement): void {
	row.dataset.changed = '';
	setTimeout(() => delete row.dataset.changed, MARK_MS);
}
