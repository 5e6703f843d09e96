import { takeDay } from '#core/football-pt/day-words.ts';
import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import {
	type AgendaState,
	isFree,
	lastGame,
	type OpenGame,
} from '#core/importing/agenda/agenda-state.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { gameOf } from '#core/importing/agenda/lines/game-of-sentence.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import {
	areAllKnown,
	areChannels,
	type ChannelList,
	looksLikeChannels,
	readChannelList,
} from './channel-list.ts';
import { channelsOfSentence, reports } from './channel-sentence.ts';

const PROGRAMME =
	/^(?:confira\s+(?:os|a)\s+)?(?:programa[çc][ãa]o|grade|agenda|jogos|transmiss[õo]es|futebol|fim de semana|rodada|esportes?|na tela)(?:\s+(?:de futebol|ao vivo|esportiva|completa|da semana|do dia|de hoje))*\s+(?:(?:d[aoe]s?|n[ao]s?)\s+)?(.+)$/iu;

/** 'Jogos da Band hoje', 'Transmissões da Globo no domingo, às 16h' */
const OF_WHEN = new RegExp(
	String.raw`(?:,|\s+(?:com|para|hoje|amanh[ãa]|(?:n|d)?est[ea]s?|n[oa] (?:${WEEKDAYS}))(?!\p{L})).*$`,
	'iu',
);

/** 'Veja as transmissões deste domingo (12) no SporTV e os horários.' */
const INVITES = /^(?:vej?a|confira|saiba)(?!\p{L})/iu;

/**
 * 'Eis a lista completa dos jogos da SIC no torneio:', 'Estas são as partidas que a Band mostra em
 * novembro:'
 */
const LIST_OF =
	/(?<!\p{L})(?:jogos|partidas|duelos|confrontos|transmiss[õo]es)(?: [\p{Ll}-]+){0,3}?(?: \(\d{1,2}(?:\/\d{1,2})?\))? (?:(?:d|n|pel)[aoe]s?|em|que [oa]) ((?:\p{Lu}|\d)[\p{L}\d+!]*(?:(?: | e | e [oa] |, )(?:\p{Lu}|\d)[\p{L}\d+!]*){0,5})(?=$|[\s,:(])/u;

/** 'Os duelos de volta, todos na Conmebol TV:' */
const ALL_ON =
	/, tod[oa]s(?: el[ae]s)? (?:(?:n|pel)[ao]s?|com transmiss[ãa]o d[ao]s?) ([^,.;:]{2,50})$/iu;

/** The line above a list names its station, not a club or a competition. */
function readListOf(text: string, state: AgendaState): boolean {
	const names = ALL_ON.exec(text)?.[1] ?? LIST_OF.exec(text)?.[1] ?? '';
	const list = readChannelList(names, state.known.channel);
	if (
		names === '' ||
		!areStations(list) ||
		list.channels.some(({ name }) => state.known.competition(name) && !state.known.channel(name))
	)
		return false;
	state.headings = { ...state.headings, channels: list.channels };
	return true;
}

/** 'Programação SporTV', 'Jogos na ESPN': the title names the channel of the whole list. */
export function readProgramme(text: string, endsOpen: boolean, state: AgendaState): boolean {
	const names = PROGRAMME.exec(text)?.[1];
	if (names === undefined && !endsOpen && !INVITES.test(text)) return false;
	if ((endsOpen || INVITES.test(text)) && readListOf(text, state)) return true;
	// 'Confira a grade do SBT com os jogos da Champions'
	const list = readChannelList((names ?? '').replace(OF_WHEN, ''), state.known.channel);
	const known = areAllKnown(list) ? list.channels : null;
	// 'Veja o que a Globo vai passar no domingo:'
	const channels =
		known ??
		(endsOpen
			? channelsOfSentence(
					text.replace(/^.*?(?:o que|quais jogos|que jogos|os jogos que)\s+/iu, ''),
					state.known.channel,
				)
			: null);
	if (/(?<!\p{L})n[ãa]o\s+(?:ser|ter|t[êe]m|h[áa]|haver|vai|v[ãa]o|passa)/iu.test(text))
		return false;
	const isShown = channels?.every(
		(channel) =>
			state.known.channel(channel.name) || looksLikeChannels({ ...list, channels: [channel] }),
	);
	if (!channels || !isShown) return false;
	state.headings = { ...state.headings, channels };
	return true;
}

/** Portuguese stations; the guide knows only a few of them. */
const PORTUGUESE =
	/^(?:sport ?tv ?[+\d]?|canal 11|rtp ?\d|tvi|sic|btv|benfica tv|eleven(?: ?sports)? ?\d?|dazn ?\d|porto canal|sporting tv)$/iu;

/** Whether every name in a list is a station. */
export function areStations({ channels, known, ...list }: ChannelList): boolean {
	const isSure = known === channels.length || channels.every(({ name }) => PORTUGUESE.test(name));
	return channels.length > 0 && isSure && areChannels({ channels, known, ...list });
}

/** 'A Band e o Premiere mostram os jogos do estadual': not specific to the game above. */
const OF_COMPETITION =
	/(?:mostra|transmit|exib)\p{L}* (?:tod[oa]s )?(?:[oa]s )?(?:jogos|partidas) d[oae] (?:estadual|campeonato|competi[çc][ãa]o|torneio|temporada|edi[çc][ãa]o)(?!\p{L})/iu;

/** Whether a sentence names the channels of a whole competition. */
export function isOfCompetition(text: string): boolean {
	return OF_COMPETITION.test(text);
}

/** Longer lines are never a plain list of channels, so they are not parsed as one. */
const LONGEST_LIST = 160;

/**
 * Channels alone on their line apply to the game above, or to the section below ('SBT: jogos de
 * quarta-feira à noite').
 */
export function readChannelLine(
	line: AgendaLine,
	text: string,
	endsOpen: boolean,
	state: AgendaState,
): boolean {
	if (reports(text) || isOfCompetition(text) || isNextCompetition(text, state)) return false;
	return (
		readChannelSection(text, state) ||
		(text.length <= LONGEST_LIST && readChannelsAlone(line, text, endsOpen, state))
	);
}

/**
 * 'Paulistão' is also a channel. It is a heading when no game precedes it, below a new day, or
 * below another competition.
 */
function isNextCompetition(text: string, state: AgendaState): boolean {
	const { headings, known } = state;
	if (!known.competition(text)) return false;
	const game = lastGame(state);
	if (game === null || game.under.day !== headings.day) return true;
	if (headings.competition === null) return false;
	const [above, own] = [known.competitionId(headings.competition), known.competitionId(text)];
	return above !== null && own !== null && above !== own;
}

/**
 * Whether a line names stations: known ones, ones marked by a sign, or a line like those of other
 * games on the page.
 */
function namesStations(
	list: ChannelList,
	{ mark }: AgendaLine,
	{ channelLine }: AgendaState,
): boolean {
	const [only, second] = list.channels;
	const isOnService =
		only !== undefined &&
		second === undefined &&
		/^(?:youtube|canal|facebook|tv) /iu.test(only.name);
	const isUsual =
		channelLine !== null && (isOnService || (second !== undefined && areChannels(list)));
	return areStations(list) || isUsual || (mark === 'channels' && areChannels(list));
}

/** 'A Globo transmite um jogo por rodada' */
const BY_ROUND = /(?<!\p{L})por rodada(?!\p{L})/iu;

function readChannelsAlone(
	line: AgendaLine,
	text: string,
	endsOpen: boolean,
	state: AgendaState,
): boolean {
	const list = readChannelList(text, state.known.channel);
	if ((list.words ?? 0) > 0 || BY_ROUND.test(text)) return false;
	if (readPlaceAndChannels(text, state)) return true;
	if (!namesStations(list, line, state)) return false;
	// A full sentence may name more channels than its comma-separated parts ('terá transmissão da
	// Record, da CazéTV e do Premiere').
	if ((channelsOfSentence(text, state.known.channel)?.length ?? 0) > list.channels.length)
		return false;
	const game = gameOf(text, state);
	const belongs = game && game.under.channels.length === 0;
	if (!belongs || (endsOpen && areAllKnown(list)))
		state.headings = { ...state.headings, channels: list.channels };
	else if (isFree(game, 'channels') || state.channelLine === line.number - 1)
		addShown(game, text, list);
	else return false;
	state.channelLine = line.number;
	return true;
}

/** '21:30, Globo e SporTV' below the sides also gives the hour. */
function addShown({ facts, under }: OpenGame, text: string, { channels }: ChannelList): void {
	facts.channels.push(...channels);
	if (under.time === null) facts.time ??= findClocks(text)[0]?.time ?? null;
}

function readChannelSection(text: string, state: AgendaState): boolean {
	const section = /^([^:]{2,60}):\s*(.*)$/u.exec(text);
	const head = section ? readChannelList(section[1] ?? '', state.known.channel) : null;
	if (!head || !areAllKnown(head)) return false;
	const day = takeDay(section?.[2] ?? '');
	state.headings = {
		...state.headings,
		channels: head.channels,
		round: null,
		day: day?.day === undefined ? state.headings.day : day,
	};
	return true;
}

/** 'La Paz, SporTV, Globo' below a game: its venue, then channels that are all known. */
function readPlaceAndChannels(text: string, state: AgendaState): boolean {
	const [, place = '', names = ''] = /^(\p{Lu}[^,;/|]{2,40}), (.+)$/u.exec(text) ?? [];
	const { known } = state;
	const list = readChannelList(names, known.channel);
	const game = lastGame(state);
	if (!game || !areAllKnown(list) || !isFree(game, 'channels')) return false;
	if (
		known.channel(place) ||
		known.competition(place) ||
		looksLikeChannels(readChannelList(place, known.channel))
	)
		return false;
	game.facts.venue ??= place;
	game.facts.channels.push(...list.channels);
	return true;
}
