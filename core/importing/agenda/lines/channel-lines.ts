import { takeDay } from '#core/football-pt/day-words.ts';
import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import {
	areAllKnown,
	areChannels,
	type ChannelList,
	looksLikeChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence, reports } from '#core/importing/agenda/channels/channel-sentence.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { normalize } from '#core/search/normalize.ts';
import { type AgendaState, isFree, lastGame, type OpenGame } from './agenda-state.ts';

const OF_SIDE =
	/(?<!\p{L})(?:jogo|partida|duelo|confronto) d[oae] (\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,2})/u;

/** The only game of the text's side, else the last; null for none. */
export function gameOf(text: string, state: AgendaState): OpenGame | null {
	const named = OF_SIDE.exec(text)?.[1];
	if (named === undefined) return lastGame(state);
	const [only = null, second] = state.games.filter(({ home, away }) =>
		[home, away].some((side) => normalize(side) === normalize(named)),
	);
	return second === undefined && only !== null ? only : lastGame(state);
}

const PROGRAMME =
	/^(?:confira\s+(?:os|a)\s+)?(?:programa[çc][ãa]o|grade|agenda|jogos|transmiss[õo]es|futebol|fim de semana|rodada|esportes?|na tela)(?:\s+(?:de futebol|ao vivo|esportiva|completa|da semana|do dia|de hoje))*\s+(?:(?:d[aoe]s?|n[ao]s?)\s+)?(.+)$/iu;
const OF_WHEN = new RegExp(
	String.raw`(?:,|\s+(?:com|para|hoje|amanh[ãa]|(?:n|d)?est[ea]s?|n[oa] (?:${WEEKDAYS}))(?!\p{L})).*$`,
	'iu',
);
const INVITES = /^(?:vej?a|confira|saiba)(?!\p{L})/iu;
const LIST_OF =
	/(?<!\p{L})(?:jogos|partidas|duelos|confrontos|transmiss[õo]es)(?: [\p{Ll}-]+){0,3}?(?: \(\d{1,2}(?:\/\d{1,2})?\))? (?:(?:d|n|pel)[aoe]s?|em|que [oa]) ((?:\p{Lu}|\d)[\p{L}\d+!]*(?:(?: | e | e [oa] |, )(?:\p{Lu}|\d)[\p{L}\d+!]*){0,5})(?=$|[\s,:(])/u;
const ALL_ON =
	/, tod[oa]s(?: el[ae]s)? (?:(?:n|pel)[ao]s?|com transmiss[ãa]o d[ao]s?) ([^,.;:]{2,50})$/iu;
const WHAT = /^.*?(?:o que|quais jogos|que jogos|os jogos que)\s+/iu;
const NOT_SHOWN = /(?<!\p{L})n[ãa]o\s+(?:ser|ter|t[êe]m|h[áa]|haver|vai|v[ãa]o|passa)/iu;

/** Reads a title with the channels of its list; true if it did. */
export function readProgramme(text: string, endsOpen: boolean, state: AgendaState): boolean {
	const { known } = state;
	const names = PROGRAMME.exec(text)?.[1];
	if ((names === undefined && !endsOpen && !INVITES.test(text)) || NOT_SHOWN.test(text))
		return false;
	const stated = endsOpen ? channelsOfSentence(text.replace(WHAT, ''), known.channel) : null;
	const channels =
		(endsOpen || INVITES.test(text) ? stationsOfList(text, state) : null) ??
		allOf(readChannelList((names ?? '').replace(OF_WHEN, ''), known.channel)) ??
		(stated?.every(({ name }) => known.channel(name)) ? stated : null);
	if (channels === null) return false;
	state.headings = { ...state.headings, channels };
	return true;
}

function stationsOfList(text: string, { known }: AgendaState): ChannelList['channels'] | null {
	const names = ALL_ON.exec(text)?.[1] ?? LIST_OF.exec(text)?.[1] ?? '';
	const list = readChannelList(names, known.channel);
	const isOther = list.channels.some(({ name }) => known.competition(name) && !known.channel(name));
	return areStations(list) && !isOther ? list.channels : null;
}

function allOf(list: ChannelList): ChannelList['channels'] | null {
	return areAllKnown(list) ? list.channels : null;
}

/** The guide knows only a few of them. */
const PORTUGUESE =
	/^(?:sport ?tv ?[+\d]?|canal 11|rtp ?\d|tvi|sic|btv|benfica tv|eleven(?: ?sports)? ?\d?|dazn ?\d|porto canal|sporting tv)$/iu;

/** Whether every name in a list is a station. */
export function areStations(list: ChannelList): boolean {
	const { channels, known } = list;
	const isSure = known === channels.length || channels.every(({ name }) => PORTUGUESE.test(name));
	return channels.length > 0 && isSure && areChannels(list);
}

const OF_COMPETITION =
	/(?:mostra|transmit|exib)\p{L}* (?:tod[oa]s )?(?:[oa]s )?(?:jogos|partidas) d[oae] (?:estadual|campeonato|competi[çc][ãa]o|torneio|temporada|edi[çc][ãa]o)(?!\p{L})/iu;

/** Whether a sentence names channels of a whole competition. */
export function isOfCompetition(text: string): boolean {
	return OF_COMPETITION.test(text);
}

/** Longer rows are not plain lists. */
const LONGEST_LIST = 160;
const BY_ROUND = /(?<!\p{L})por rodada(?!\p{L})/iu;

/** Reads channels of the game above or the section below; true if it did. */
export function readChannelLine(
	line: AgendaLine,
	text: string,
	endsOpen: boolean,
	state: AgendaState,
): boolean {
	if (reports(text) || isOfCompetition(text) || isNextCompetition(text, state)) return false;
	if (readChannelSection(text, state)) return true;
	const list = readChannelList(text.slice(0, LONGEST_LIST), state.known.channel);
	if (text.length > LONGEST_LIST || (list.words ?? 0) > 0 || BY_ROUND.test(text)) return false;
	if (readPlaceAndChannels(text, state)) return true;
	return namesStations(list, state) && takeChannels(list, line, { text, endsOpen }, state);
}

/** It is a heading before any game, or below a new day or competition. */
function isNextCompetition(text: string, state: AgendaState): boolean {
	const { headings, known } = state;
	if (!known.competition(text)) return false;
	const game = lastGame(state);
	if (game === null || game.under.day !== headings.day) return true;
	if (headings.competition === null) return false;
	const [above, own] = [known.competitionId(headings.competition), known.competitionId(text)];
	return above !== null && own !== null && above !== own;
}

function namesStations(list: ChannelList, { channelLine }: AgendaState): boolean {
	const [only, second] = list.channels;
	const isOnService =
		second === undefined && /^(?:youtube|canal|facebook|tv) /iu.test(only?.name ?? '');
	const isUsual = channelLine !== null && (isOnService || (second && areChannels(list)));
	return areStations(list) || isUsual === true;
}

function takeChannels(
	list: ChannelList,
	{ number }: AgendaLine,
	{ text, endsOpen }: { text: string; endsOpen: boolean },
	state: AgendaState,
): boolean {
	// A whole sentence may name more than its parts.
	const stated = channelsOfSentence(text, state.known.channel) ?? [];
	if (stated.length > list.channels.length) return false;
	const game = gameOf(text, state);
	if (!game || game.under.channels.length > 0 || (endsOpen && areAllKnown(list)))
		state.headings = { ...state.headings, channels: list.channels };
	else if (isFree(game, 'channels') || state.channelLine === number - 1) {
		game.facts.channels.push(...list.channels);
		// '21:30, Globo e SporTV' also gives the hour.
		if (game.under.time === null) game.facts.time ??= findClocks(text)[0]?.time ?? null;
	} else return false;
	state.channelLine = number;
	return true;
}

function readChannelSection(text: string, state: AgendaState): boolean {
	const [, head = '', rest = ''] = /^([^:]{2,60}):\s*(.*)$/u.exec(text) ?? [];
	const list = readChannelList(head, state.known.channel);
	if (head === '' || !areAllKnown(list)) return false;
	const day = takeDay(rest);
	state.headings = {
		...state.headings,
		channels: list.channels,
		round: null,
		day: day?.day === undefined ? state.headings.day : day,
	};
	return true;
}

function readPlaceAndChannels(text: string, state: AgendaState): boolean {
	const [, place = '', names = ''] = /^(\p{Lu}[^,;/|]{2,40}), (.+)$/u.exec(text) ?? [];
	const { known } = state;
	const list = readChannelList(names, known.channel);
	const game = lastGame(state);
	if (!game || !areAllKnown(list) || !isFree(game, 'channels')) return false;
	const isChannel =
		known.channel(place) || looksLikeChannels(readChannelList(place, known.channel));
	if (isChannel || known.competition(place)) return false;
	game.facts.venue ??= place;
	game.facts.channels.push(...list.channels);
	return true;
}
