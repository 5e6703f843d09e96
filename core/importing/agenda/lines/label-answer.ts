import { takeDay } from '#core/football-pt/day-words.ts';
import { COMPETITION, ROUND } from '#core/football-pt/words.ts';
import { type AgendaState, lastGame } from '#core/importing/agenda/agenda-state.ts';
import { areChannels, readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';

const UNDEFINED = /^a (?:definir|confirmar)\.?$/iu;

/**
 * Whether a line can be the value of a label alone on the previous line. 'ONDE ASSISTIR' is also
 * the title of a list, and table headers look like labels: a day, an hour or a competition below
 * them is a heading, not a channel.
 */
export function answersLabel(
	kind: NonNullable<AgendaState['openLabel']>,
	row: string,
	state: AgendaState,
): boolean {
	const [hasDay, hasClock] = [takeDay(row) !== null, findClocks(row).length > 0];
	if (kind === 'time') return hasClock || UNDEFINED.test(row);
	if (kind === 'date') return hasDay || hasClock || UNDEFINED.test(row);
	if (kind === 'venue') return lastGame(state) !== null && !hasDay && !hasClock;
	const { known } = state;
	if (areChannels(readChannelList(row, known.channel)) || channelsOfSentence(row, known.channel))
		return true;
	const isHeading =
		hasDay || hasClock || ROUND.test(row) || COMPETITION.test(row) || known.competition(row);
	return lastGame(state) !== null && !isHeading;
}
