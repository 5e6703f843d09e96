import type { TellChange } from '#core/live/contract.ts';
import { announce, sentenceOf } from './announce.ts';

const ROW = 'li[data-game]';
/** What has a place of its own. Texts within these move with them. */
const TAGS = 'div, section, aside, details, summary, header, nav, ul, ol, dl, li, h1, h2, h3, p, table, form, figure';
const BLOCKS = `main :is(${TAGS}, .hero-side, .hero-side > *), body > footer`;
const MOVE_MS = 250;
/** How long a row says that it has just changed (`.game[data-changed]`). */
const MARK_MS = 6_000;

type Place = { top: number; left: number; isSeen: boolean };
type Move = { block: HTMLElement; before: Place | undefined /** Of what is new. */; now: Place };
type Shift = { top: number; left: number };
type Held = {
	told: readonly TellChange[];
	/** The data that was drawn then. */
	shown: object;
	/** Slugs of the games in sight of a reader. */
	seen: ReadonlySet<string>;
	places: ReadonlyMap<Element, Place>;
	link: Element | null;
};

let held: Held | null = null;

/** Notes where everything stands, right before a page that is drawn from `shown` changes by `told`. `settlePlace` follows once the change is drawn. */
export function holdPlace(told: readonly TellChange[], shown: object): void {
	const places = new Map([...document.querySelectorAll(BLOCKS)].map((block) => [block, placeOf(block)]));
	held = { told, shown, seen: seenRows(), places, link: document.activeElement };
}

/**
 * Before a change is painted: the focus stays with the game that had it; what is looked at stays where it was (not every browser anchors what is
 * scrolled, and none does at each change); at the top of a page, where nothing can be scrolled, what moves glides. What changed is marked and said once.
 */
export function settlePlace(drawn: object): void {
	if (held === null || held.shown === drawn) return;
	const { told, seen, places, link } = held;
	held = null;
	const changed = new Set(told.map(({ slug }) => slug));
	keepFocus(link);
	const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
	// As rows out of sight they would be estimated, and take their height one drawing later.
	for (const block of blocks) if (block.matches(ROW) && !places.has(block)) block.style.contentVisibility = 'visible';
	const moves = blocks.map((block) => ({ block, before: places.get(block), now: placeOf(block) }));
	if (window.scrollY === 0) glide(moves);
	else window.scrollBy({ top: shiftOf(moves, changed), behavior: 'instant' });
	const sentence = sentenceOf(told, (slug) => seen.has(slug) || seenRows().has(slug));
	for (const row of document.querySelectorAll<HTMLElement>(`main ${ROW}`)) if (changed.has(slugOf(row))) mark(row);
	if (sentence !== null) announce(sentence);
}

/** By how many pixels most of what was in sight moved down: the row with the focus, else the one in the middle. */
function shiftOf(moves: readonly Move[], changed: ReadonlySet<string>): number {
	const rows = moves.filter(({ block, before }) => before?.isSeen && block.matches(ROW) && !changed.has(slugOf(block)));
	const own = rows.find(({ block }) => block.contains(document.activeElement));
	const shifts = (own === undefined ? rows : [own])
		.flatMap(({ before, now }) => (before ? now.top - before.top : []))
		.sort((a, b) => a - b);
	return shifts[Math.floor(shifts.length / 2)] ?? 0;
}

/** A row that stands under another heading now is another element. */
function keepFocus(link: Element | null): void {
	const address = link?.getAttribute('href') ?? null;
	if (address === null || link?.isConnected || document.activeElement !== document.body) return;
	document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`)?.focus({ preventScroll: true });
}

const STILL: Shift = { top: 0, left: 0 };

/** Each block comes from where it was; one within another only by what it moves within it. */
function glide(moves: readonly Move[]): void {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const shifts = new Map<Element, Shift>();
	for (const { block, before, now } of moves) {
		const around = shifts.get(block.parentElement?.closest(BLOCKS) ?? block) ?? STILL;
		const isMoved = before !== undefined && (before.isSeen || now.isSeen);
		const shift = isMoved ? { top: before.top - now.top, left: before.left - now.left } : around;
		shifts.set(block, shift);
		const [left, top] = [shift.left - around.left, shift.top - around.top];
		if (Math.abs(left) + Math.abs(top) < 1) continue;
		move(block, `translate(${left}px, ${top}px)`);
	}
}

/** While it moves a block must not be clipped, as what is skipped out of sight is: to the browser it would jump. */
function move(block: HTMLElement, from: string): void {
	block.style.contentVisibility = 'visible';
	block.dataset.gliding = '';
	const moving = block.animate([{ transform: from }, { transform: 'none' }], { duration: MOVE_MS, easing: 'ease-out' });
	moving.onfinish = () => {
		block.style.contentVisibility = '';
		delete block.dataset.gliding;
	};
}

function mark(row: HTMLElement): void {
	row.dataset.changed = '';
	setTimeout(() => delete row.dataset.changed, MARK_MS);
}

const slugOf = (row: Element): string => (row as HTMLElement).dataset.game ?? '';

/** In the coordinates of the document. */
function placeOf(block: Element): Place {
	const { top, bottom, left } = block.getBoundingClientRect();
	return { top: top + window.scrollY, left, isSeen: bottom > 0 && top < window.innerHeight };
}

/** Slugs of the games that the page shows: not those that a search or a fold hides. */
function seenRows(): Set<string> {
	const shown = [...document.querySelectorAll('main [data-game]')].filter((row) => row.getClientRects().length > 0);
	return new Set(shown.map(slugOf));
}
