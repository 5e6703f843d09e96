import { takeDay } from '#core/football-pt/day-words.ts';
import type { LabelKind } from '#core/football-pt/words.ts';
import {
	type AgendaState,
	isFree,
	lastGame,
	type Slot,
} from '#core/importing/agenda/agenda-state.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import { takeHour } from '#core/importing/agenda/facts/read-facts.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { UNDEFINED } from '#core/importing/agenda/text/remarks.ts';
import { normalize } from '#core/search/normalize.ts';
import { setCompetition } from './competition-heading.ts';

/**
 * The facts that a label fills: those of the game above or, if it already has the fact, of the next
 * game.
 */
function target(state: AgendaState, slot: Slot): Facts {
	const game = lastGame(state);
	const isOwn =
		game &&
		isFree(game, slot) &&
		(game.block === state.block || slot === 'channels' || !hasPending(state.pending));
	if (isOwn) return game.facts;
	// Labels that repeat the prose about the previous game are dropped: they say nothing about the
	// next one.
	return isRepeat(state) ? noFacts() : state.pending;
}

/** Maximum lines between a game and its labels. */
const MOST_BETWEEN = 12;

function isRepeat({ games, labelsLead, lineNumber, headings, pending }: AgendaState): boolean {
	const game = games.at(-1);
	if (game === undefined || labelsLead || hasPending(pending)) return false;
	const isBelow =
		game.under.competition === headings.competition && game.under.day === headings.day;
	return isBelow && lineNumber - game.line <= MOST_BETWEEN;
}

function hasPending(facts: Facts): boolean {
	return (
		facts.time !== null ||
		facts.competition !== null ||
		facts.day !== null ||
		facts.venue !== null ||
		facts.channels.length > 0
	);
}

/** Stores the value of a label. */
export function readLabelled(kind: LabelKind, value: string, state: AgendaState): void {
	if (value === '') {
		if (kind === 'channels' || kind === 'time' || kind === 'venue' || kind === 'date')
			state.openLabel = kind;
		return;
	}
	if (kind === 'channels') readShown(value, state);
	else if (kind === 'time') readWhen(value, target(state, 'time'));
	else if (kind === 'date') readDate(value, state);
	else if (kind === 'venue' && namesChannels(value, state))
		readChannels(value, target(state, 'channels'), state);
	else if (kind === 'venue') target(state, 'venue').venue ??= value.replace(/[.]$/, '');
	else if (kind === 'round') target(state, 'round').round ??= value;
	else if (kind === 'competition') readCompetitionLabel(value, state);
}

/** 'TV aberta: Globo', then 'Streaming: Globoplay': the second label adds to the first. */
function readShown(value: string, state: AgendaState): void {
	const game = lastGame(state);
	const facts = target(state, 'channels');
	readChannels(takeHourBehind(value, state), facts, state);
	const above = state.labelled.at(-1);
	const isSecond = above?.games === state.games.length && above.block === state.block;
	state.labelled.push({ games: state.games.length, block: state.block, channels: facts.channels });
	if (
		!game ||
		!isSecond ||
		facts === game.facts ||
		facts === state.pending ||
		game.facts.untelevised
	)
		return;
	const known = new Set(game.facts.channels.map(({ name }) => normalize(name)));
	game.facts.channels.push(...facts.channels.filter(({ name }) => !known.has(normalize(name))));
}

const HOUR_BEHIND = /\s+[–—-]\s+(?:[àa]s\s+)?(\d{1,2}(?:h\d{0,2}|:\d{2})h?)$/iu;

/**
 * 'Transmissão: Band – 16h': takes the hour after the channels and returns the channels without it.
 */
function takeHourBehind(value: string, state: AgendaState): string {
	const hour = HOUR_BEHIND.exec(value);
	if (hour === null) return value;
	takeHour(hour[1] ?? '', target(state, 'time'));
	return value.slice(0, hour.index);
}

/** 'Onde: Globo e Premiere' */
function namesChannels(value: string, { known }: AgendaState): boolean {
	return areAllKnown(readChannelList(value, known.channel));
}

/** 'Data: 22/11 (domingo)' above the first game makes date labels headings. */
function readDate(value: string, state: AgendaState): void {
	if (UNDEFINED.test(value)) {
		target(state, 'day').undated = true;
		return;
	}
	const hasHour = findClocks(value).length > 0;
	state.dayFirst ||= !hasHour && lastGame(state) === null;
	const day = state.dayFirst && !hasHour ? takeDay(value) : null;
	if (day) state.headings = { ...state.headings, day, time: null };
	else readWhen(value, target(state, hasHour ? 'time' : 'day'));
}

function readCompetitionLabel(value: string, state: AgendaState): void {
	const game = lastGame(state);
	if (game && game.block === state.block && game.facts.competition === null)
		game.facts.competition = value;
	else setCompetition(value, state);
}

function readChannels(value: string, facts: Facts, { known }: AgendaState): void {
	const sentence = channelsOfSentence(value, known.channel);
	const list = readChannelList(value, known.channel);
	const isSentence = sentence !== null && /\s(?:transmit|exib|mostra)/iu.test(value);
	facts.untelevised ||= list.none;
	facts.channels.push(
		...(sentence && (isSentence || !areChannels(list)) ? sentence : list.channels),
	);
}

function readWhen(value: string, facts: Facts): void {
	const rest = takeHour(value, facts);
	const day = takeDay(rest);
	// 'Hoje às 19h' is less precise than the day above the list.
	if (day && day.relative === undefined) facts.day ??= day;
}
