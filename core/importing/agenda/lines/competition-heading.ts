import { OTHER_SPORT, splitRound } from '#core/football-pt/words.ts';
import { type AgendaState, lastGame } from '#core/importing/agenda/agenda-state.ts';
import { isSentence } from './moment-lines.ts';

/**
 * A competition right below a game without one belongs to it; otherwise, or below a sentence, it is
 * a heading.
 */
export function placeCompetition(name: string, state: AgendaState): void {
	const game = lastGame(state);
	const lacks =
		game &&
		!isSentence(game) &&
		game.block === state.block &&
		game.facts.competition === null &&
		game.under.competition === null;
	if (!lacks) {
		setCompetition(name, state);
		return;
	}
	const { competition, round } = splitRound(name);
	game.facts.competition = competition;
	game.facts.round ??= round;
}

/** Makes a competition the heading of all games below it. */
export function setCompetition(name: string, state: AgendaState): void {
	const { headings, timeFirst } = state;
	const { competition, round } = splitRound(name.replace(/[:.]$/, ''));
	state.stationFirst =
		headings.channels.length > 0 && (headings.competition === null || state.stationFirst);
	state.headings = {
		...headings,
		competition,
		round,
		venue: null,
		channels: state.stationFirst ? headings.channels : [],
		time: timeFirst ? headings.time : null,
	};
	state.otherSport = OTHER_SPORT.test(name) || (state.otherSport && state.bySport);
}
