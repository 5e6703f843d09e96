import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';

const FEWEST_GAMES = 2;

/**
 * 'Onde assistir: Globo e SporTV' once below a list with only hours and sides applies to all its
 * games, as a guess.
 */
export function shareLast({ games, labelled, spaced }: AgendaState): void {
	const [only, second] = labelled;
	if (
		!only ||
		second ||
		only.games !== games.length ||
		games.length < FEWEST_GAMES ||
		(!spaced && games.at(-1)?.block === only.block)
	)
		return;
	const others = games.slice(0, -1);
	const areBare = others.every(
		({ facts, under, text }) =>
			facts.time !== null &&
			findClocks(text).length > 0 &&
			facts.channels.length + under.channels.length === 0,
	);
	const [first, ...rest] = new Set(games.map(({ line }) => line));
	if (!areBare || first === undefined || rest.length + 1 < games.length) return;
	for (const { facts } of others) {
		if (facts.untelevised) continue;
		facts.channels = only.channels.map((channel) => ({ ...channel }));
		facts.guessed = true;
	}
}
