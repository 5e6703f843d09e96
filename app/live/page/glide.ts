import { afterDrawing, type Place, type Places } from './places.ts';

const MOVE_MS = 250;
const STILL = { top: 0, left: 0 };

let end = () => {};

/**
 * Ends running animations, so that places can be measured. Turns scroll anchoring off until all
 * have ended: the browser would follow the moving rows.
 */
export function standStill(): void {
	end();
	document.documentElement.style.overflowAnchor = 'none';
}

/**
 * Each block comes from where it was in the window; one within another only by what it moves within
 * it. `scrolled` = pixels since `before`. Chrome counts a row that its own animation holds back as
 * one that jumps: until it is drawn there its style holds it.
 */
export function glide(before: Places, now: Places, scrolled: number): void {
	const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const moves = isReduced ? [] : [...movesOf(before, now, scrolled)];
	for (const [{ style }, from] of moves) style.transform = from;
	const moving: Animation[] = [];
	const own = () => {
		for (const each of moving) each.cancel();
		for (const [{ style }] of moves) style.transform = '';
		document.documentElement.style.overflowAnchor = '';
	};
	end = own;
	afterDrawing(() => {
		if (end !== own) return;
		for (const [block, from] of moves) {
			block.style.transform = '';
			moving.push(
				block.animate([{ transform: from }, { transform: 'none' }], {
					duration: MOVE_MS,
					easing: 'ease-out',
				}),
			);
		}
		Promise.all(moving.map(({ finished }) => finished)).then(own, () => {});
	});
}

/** By what each block that moved is to be held back. */
function* movesOf(before: Places, now: Places, scrolled: number): Iterable<[HTMLElement, string]> {
	const shifts = new Map<Element | null, Pick<Place, 'top' | 'left'>>();
	for (const [block, to] of now) {
		const around = shifts.get(to.within) ?? STILL;
		const from = before.get(block);
		const isMoved = from !== undefined && (from.isSeen || to.isSeen);
		const shift = isMoved
			? { top: from.top - to.top + scrolled, left: from.left - to.left }
			: around;
		shifts.set(block, shift);
		const [left, top] = [shift.left - around.left, shift.top - around.top];
		if (Math.abs(left) + Math.abs(top) >= 1) yield [block, `translate(${left}px, ${top}px)`];
	}
}
