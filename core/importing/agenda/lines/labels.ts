import { takeDay } from '#core/football-pt/day-words.ts';
import {
	COMPETITION,
	type LabelKind,
	ROUND,
	readLabel,
	UNDEFINED,
} from '#core/football-pt/words.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import { addChannels } from '#core/importing/agenda/facts/known-facts.ts';
import { takeHour } from '#core/importing/agenda/facts/read-facts.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { type AgendaState, hasFacts, isFree, lastGame, type Slot } from './agenda-state.ts';
import { setCompetition } from './headings.ts';

/** Lines from a game to its labels. */
const MOST_BETWEEN = 12;

const TITLE = /^(?:agenda|jogos|futebol|programa[çc][ãa]o|guia|onde assistir)(?!\p{L})/iu;

export type Label = ReturnType<typeof readLabel>;

/** The label of a row, as words or emoji; null for none. */
export function labelOf(line: AgendaLine, row: string, { known, ...state }: AgendaState): Label {
	const label = readLabel(row);
	// 'Onde passa o jogo? Guia de hoje:' is a title.
	const isTitle =
		label?.kind === 'channels' &&
		label.value.endsWith(':') &&
		readChannelList(label.value, known.channel).known === 0;
	if (label !== null && !isTitle) return label;
	if (line.mark === null || row !== line.text || TITLE.test(row)) return null;
	// An hour above the first sides is a heading.
	const isHeading = state.games.length === 0 || state.layout.hoursLead;
	return line.mark === 'time' && isHeading ? null : { kind: line.mark, value: row };
}

/** Whether a row is the value of the label above, which may be a title. */
export function answersLabel(kind: LabelKind, row: string, state: AgendaState): boolean {
	const [hasDay, hasClock] = [takeDay(row) !== null, findClocks(row).length > 0];
	if (kind === 'time' || kind === 'date')
		return hasClock || (hasDay && kind === 'date') || UNDEFINED.test(row);
	const { known } = state;
	if (kind === 'channels' && areChannels(readChannelList(row, known.channel))) return true;
	const isHeading =
		hasDay || hasClock || ROUND.test(row) || COMPETITION.test(row) || known.competition(row);
	return lastGame(state) !== null && !isHeading;
}

/** The game above, or the next one if it has the fact. */
function target(state: AgendaState, slot: Slot): Facts {
	const game = lastGame(state);
	const isNear = game?.block === state.block || slot === 'channels' || !hasFacts(state.pending);
	if (game && isFree(game, slot) && isNear) return game.facts;
	return game && isRepeat(game, state) ? noFacts() : state.pending;
}

/** Repeats are not for the next game. */
function isRepeat(
	{ line, under }: AgendaState['games'][number],
	{ layout, lineNumber, headings, pending }: AgendaState,
): boolean {
	const isBelow = under.competition === headings.competition && under.day === headings.day;
	return !layout.labelsLead && !hasFacts(pending) && isBelow && lineNumber - line <= MOST_BETWEEN;
}

/** Labels whose value may be on the next row. */
const BELOW: readonly LabelKind[] = ['channels', 'time', 'venue', 'date'];

/** Stores the value of a label; a label without a value waits for the next row. */
export function readLabelled(kind: LabelKind, value: string, state: AgendaState): void {
	if (value === '') {
		if (BELOW.includes(kind)) state.openLabel = kind;
	} else if (kind === 'channels') readShown(value, state);
	else if (kind === 'time') readWhen(value, target(state, 'time'));
	else if (kind === 'date') readDate(value, state);
	else if (kind === 'round') target(state, 'round').round ??= value;
	else if (kind === 'competition') readCompetition(value, state);
	else if (kind === 'venue' && areAllKnown(readChannelList(value, state.known.channel)))
		takeChannels(value, target(state, 'channels'), state);
	else if (kind === 'venue') target(state, 'venue').venue ??= value.replace(/\.$/, '');
}

const HOUR_BEHIND = /\s+[–—-]\s+(?:[àa]s\s+)?(\d{1,2}(?:h\d{0,2}|:\d{2})h?)$/iu;

/** 'Streaming: Globoplay' below 'TV aberta: Globo' adds to it. */
function readShown(value: string, state: AgendaState): void {
	const { games, block, labelled } = state;
	const game = lastGame(state);
	const above = labelled.at(-1);
	const isSecond = game && above?.block === block && above.channels === game.facts.channels;
	const facts = isSecond ? game.facts : target(state, 'channels');
	const hour = HOUR_BEHIND.exec(value);
	if (hour) takeHour(hour[1] ?? '', target(state, 'time'));
	labelled.push({ games: games.length, block, channels: facts.channels });
	takeChannels(hour ? value.slice(0, hour.index) : value, facts, state);
}

function takeChannels(value: string, facts: Facts, { known }: AgendaState): void {
	const list = readChannelList(value, known.channel);
	const stated = areChannels(list) ? null : channelsOfSentence(value, known.channel);
	facts.untelevised ||= list.none;
	addChannels(facts, stated ?? list.channels);
}

/** Dates above the first game are headings, unless they have an hour. */
function readDate(value: string, state: AgendaState): void {
	const hasHour = findClocks(value).length > 0;
	const day = state.layout.datesLead && !hasHour ? takeDay(value) : null;
	if (UNDEFINED.test(value)) target(state, 'day').undated = true;
	else if (day) state.headings = { ...state.headings, day, time: null };
	else readWhen(value, target(state, hasHour ? 'time' : 'day'));
}

function readCompetition(value: string, state: AgendaState): void {
	const game = lastGame(state);
	if (game && game.block === state.block && game.facts.competition === null)
		game.facts.competition = value;
	else setCompetition(value, state);
}

function readWhen(value: string, facts: Facts): void {
	const day = takeDay(takeHour(value, facts));
	// 'Hoje às 19h' is less precise than the day above.
	if (day && day.relative === undefined) facts.day ??= day;
}
