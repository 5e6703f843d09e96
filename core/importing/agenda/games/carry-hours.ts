import type { OpenGame } from '#core/importing/agenda/lines/agenda-state.ts';

const HOUR_AND_SIDES = /^[^\p{L}\d]*\d{1,2}(?:h\d{0,2}|:\d{2})\s*[-–—:|]?\s*[^\d|()]{5,70}$/u;
const SIDES_ONLY = /^[^\d|()–—:]{5,70}$/u;

function hasHour({ facts, under }: OpenGame): boolean {
	return facts.time !== null || under.time !== null;
}

function isBare({ facts, text }: OpenGame): boolean {
	return (
		facts.channels.length === 0 &&
		facts.day === null &&
		!facts.undated &&
		SIDES_ONLY.test(text.trim())
	);
}

/** Gives lines with only sides the hour above, as a guess: newspapers print it once. */
export function carryHours(games: readonly OpenGame[]): void {
	let carried: OpenGame | null = null;
	for (const game of games) {
		const isSame =
			carried?.under.day === game.under.day &&
			carried?.under.competition === game.under.competition;
		if (hasHour(game)) carried = HOUR_AND_SIDES.test(game.text.trim()) ? game : null;
		else if (carried === null || !isSame || !isBare(game)) carried = null;
		else {
			game.facts.time = carried.facts.time;
			game.facts.guessed = true;
		}
	}
}

/** 'Veja onde assistir Remo x Avaí'. */
const LINK =
	/^[^\p{L}]*(?:veja|saiba|confira|descubra) (?:como|onde) (?:assistir|ver|acompanhar)(?!\p{L})/iu;
const FEW_GAMES = 3;

/** Removes links to other pages from a list with hours. */
export function withoutLinks(games: OpenGame[]): OpenGame[] {
	if (games.filter(hasHour).length < FEW_GAMES) return games;
	return games.filter(
		({ facts, text }) =>
			facts.time !== null || facts.day !== null || facts.channels.length > 0 || !LINK.test(text),
	);
}
