import type { AgendaState } from '#core/importing/agenda/lines/agenda-state.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import { type DayBefore, dayOfGame } from './game-day.ts';
import { partMentions } from './mentions.ts';
import { createNights } from './night-games.ts';
import { addRepeat, isSameGame, type PageGame, pageGame, sidesKey } from './page-game.ts';
import { isSameShortened, nameFully } from './short-names.ts';
import { toRaw } from './to-raw.ts';

function gamesBefore() {
	const bySides = new Map<string, PageGame[]>();
	const bySide = new Map<string, PageGame[]>();
	const put = (map: Map<string, PageGame[]>, key: string, next: PageGame) => {
		const before = map.get(key);
		if (before) before.push(next);
		else map.set(key, [next]);
	};
	const alike = (next: PageGame) => bySides.get(sidesKey(next)) ?? [];
	return {
		find: (next: PageGame) =>
			alike(next).find((one) => isSameGame(one, next)) ??
			next.sides
				.flatMap((side) => bySide.get(side) ?? [])
				.find((one) => isSameShortened(one, next)),
		has: (next: PageGame) => alike(next).length > 0,
		add: (next: PageGame) => {
			put(bySides, sidesKey(next), next);
			for (const side of next.sides) put(bySide, side, next);
		},
	};
}

/** Each game once, with facts of its repeats; mentions go to `ignored`. `reference`: YYYY-MM-DD. */
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
		} else if (isRecording(next) && before.has(next)) {
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

/** 'ESPN 2 VT' below the live broadcast. */
function isRecording({ raw: { channels } }: PageGame): boolean {
	return channels.length > 0 && channels.every(({ note }) => note?.includes('gravado') === true);
}

function passOver({ ignored }: AgendaState, { line, text }: RawGame, reason: string): void {
	ignored.push({ line, text, reason, harmless: true });
}
