import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import { type DayBefore, dayOfGame } from '#core/importing/agenda/days/game-day.ts';
import { createNights } from '#core/importing/agenda/days/night-games.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import { partMentions } from './mentions.ts';
import {
	addRepeat,
	isMention,
	isSameGame,
	type PageGame,
	pageGame,
	playersOf,
	sidesKey,
} from './page-game.ts';
import { toRaw } from './to-raw.ts';

/** A youth, women's or reserve team of the same club. */
const OTHER_SIDE = /sub-?\s?\d|\(f|feminin|\sb$/iu;
const SHORTEST = 3;

/** 'City' and 'Manchester City', 'Inter' and 'Internacional' */
function isShortened(one: string, other: string): boolean {
	const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
	if (short.length < SHORTEST || OTHER_SIDE.test(long) !== OTHER_SIDE.test(short)) return false;
	return long.startsWith(short) || long.endsWith(` ${short}`);
}

/** The same game in another sentence or headline, with one side under a shorter name. */
function shortened(next: PageGame, bySide: ReadonlyMap<string, PageGame[]>): PageGame | undefined {
	return next.sides
		.flatMap((side) => bySide.get(side) ?? [])
		.find((first) => {
			if (![first, next].some(({ prose, weak, bare }) => prose || weak || bare)) return false;
			const areSame = first.sides.every(
				(side, at) => side === next.sides[at] || isShortened(nameOf(first, at), nameOf(next, at)),
			);
			return areSame && isSameGame(first, { ...next, sides: first.sides });
		});
}

function nameOf({ raw }: PageGame, at: number): string {
	return at === 0 ? raw.home : raw.away;
}

/** The longer of two names for a side without a club id is more specific. */
function nameFully(first: PageGame, { raw, sides }: PageGame): void {
	if (
		sides[0] !== first.sides[0] &&
		isShortened(first.raw.home, raw.home) &&
		raw.home.length > first.raw.home.length
	)
		first.raw.home = raw.home;
	if (
		sides[1] !== first.sides[1] &&
		isShortened(first.raw.away, raw.away) &&
		raw.away.length > first.raw.away.length
	)
		first.raw.away = raw.away;
}

/** The games of a page that were already added. */
function gamesBefore() {
	const bySides = new Map<string, PageGame[]>();
	const bySide = new Map<string, PageGame[]>();
	const playing = new Set<string>();
	const put = (map: Map<string, PageGame[]>, key: string, next: PageGame) => {
		const before = map.get(key);
		if (before) before.push(next);
		else map.set(key, [next]);
	};
	return {
		find: (next: PageGame) =>
			bySides.get(sidesKey(next))?.find((one) => isSameGame(one, next)) ?? shortened(next, bySide),
		add: (next: PageGame) => {
			put(bySides, sidesKey(next), next);
			for (const side of next.sides) put(bySide, side, next);
			for (const player of playersOf(next)) playing.add(player);
		},
		players: playing,
	};
}

/**
 * Each game of a page once. A repeated list ('Confira:') adds no new games, but may complete their
 * facts. Games that sentences only mention go to `ignored`. `reference` (YYYY-MM-DD) resolves
 * relative days.
 */
export function withoutRepeats(state: AgendaState, reference: string | null): RawGame[] {
	const games: PageGame[] = [];
	const before = gamesBefore();
	let dayBefore: DayBefore | null = null;
	let headedBefore: string | null = null;
	const nightOf = createNights();
	const areDated = state.games.some(({ facts }) => facts.day !== null);
	for (const game of state.games) {
		const day = nightOf(
			game,
			dayOfGame(game, {
				titleDay: state.titleDay,
				reference,
				before: dayBefore,
				headedBefore,
				areDated,
			}),
		);
		const next = pageGame(game, toRaw(game, day, state), state.known);
		if (game.facts.day) dayBefore = { game, ...day };
		else if (game.under.day !== null) headedBefore = day.date;
		const first = before.find(next);
		if (first !== undefined) {
			addRepeat(first, next);
			nameFully(first, next);
			passOver(state, next.raw, importReasons.repeatedGame(first.raw.line));
		} else if (
			isMention(next, before.players) ||
			(isRecording(next) && games.some((one) => sidesKey(one) === sidesKey(next)))
		) {
			passOver(state, next.raw, importReasons.mention);
		} else {
			before.add(next);
			games.push(next);
		}
	}
	const parted = partMentions(games);
	for (const raw of parted.mentions) passOver(state, raw, importReasons.mention);
	return parted.games;
}

/** 'ESPN 2 VT' below the live broadcast of the same game. */
function isRecording({ raw: { channels } }: PageGame): boolean {
	return channels.length > 0 && channels.every(({ note }) => note?.includes('gravado') === true);
}

/** Reports what looked like a game but is not, so that every omission is visible. */
function passOver({ ignored }: AgendaState, { line, text }: RawGame, reason: string): void {
	ignored.push({ line, text, reason, harmless: true });
}
