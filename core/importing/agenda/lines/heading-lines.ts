import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import { COMPETITION, FOOTBALL, OTHER_SPORT, ROUND, splitRound } from '#core/football-pt/words.ts';
import { type AgendaState, lastGame } from '#core/importing/agenda/agenda-state.ts';
import { readChannelLine, readProgramme } from '#core/importing/agenda/channels/channel-lines.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import { findClocks, takeZone } from '#core/importing/agenda/hours/clock.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { trimField } from '#core/importing/agenda/text/split-fields.ts';
import { withoutTitleWords } from '#core/importing/title-words.ts';
import { dayOfTitle, readAside } from './aside-lines.ts';
import { placeCompetition } from './competition-heading.ts';
import { readHourAndName } from './hour-and-name.ts';
import {
	isPublication,
	readDayHeading,
	readHourHeading,
	readMoment,
	readNoDay,
	readSameHour,
} from './moment-lines.ts';

/**
 * '38ª rodada (todos os jogos às 17h)', 'Domingo, 23/11, jogos às 16h30': one hour for all games
 * below.
 */
const SHARED_HOUR =
	/[\s,;:(–—-]*(?:todos? (?:os jogos|as partidas)|todas as partidas|(?:os )?jogos|(?:as )?partidas)\s+(?:ser[ãa]o\s+|come[çc]am\s+|sempre\s+)?(?:todos\s+)?((?:n[oa]\s|em\s|\d)[^()]{2,40}?)??[àa]s\s+(\d{1,2}(?:h\d{0,2}(?:min)?|:\d{2}))\)?/iu;

function readSharedHour(line: AgendaLine, text: string, state: AgendaState): boolean {
	const match = SHARED_HOUR.exec(text);
	const [clock] = match ? findClocks(match[2] ?? '') : [];
	if (!match || !clock) return false;
	const day = takeDay(match[1] ?? '');
	const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.trim();
	// A sentence about some games says nothing about the others.
	if (rest.length > 60 || hasVerb(rest)) return false;
	if (rest !== '') readHeading(line, rest, state);
	state.headings = { ...state.headings, time: clock.time, ...(day ? { day } : {}) };
	return true;
}

const ENDS_WITH_DAY =
	/(?<!\p{L})(?:jogos|partidas|confrontos|duelos)(?!\p{L}).*(?:pr[óo]xim[ao]|nest[ea])\s[\p{L}-]+\s?\(\d{1,2}[^()]{0,8}\)\.?$/iu;

/**
 * 'As partidas que vai transmitir na próxima quarta-feira (22).': the day of the games on the next
 * lines.
 */
function noteDayAhead(
	{ number }: AgendaLine,
	{ text, day }: { text: string; day: DayWords | null },
	state: AgendaState,
): void {
	const isOwn = day === null || state.headings.day === day || state.titleDay === day;
	if (!isOwn && ENDS_WITH_DAY.test(text)) state.dayAhead = { day, line: number };
}

/**
 * Reads a line without sides: a day, an hour, a competition, channels. Returns false if it holds
 * none of these.
 */
export function readHeading(line: AgendaLine, text: string, state: AgendaState): boolean {
	const zone = takeZone(text);
	if (zone) state.zone ??= zone.zone;
	const bare = (zone?.rest ?? text).replace(/[\s:;,–-]+$/u, '');
	const endsOpen = text.trimEnd().endsWith(':');
	if (isWhole(line, { text: bare, endsOpen }, state)) return true;
	if (endsOpen && readMomentGroup(line, text, state)) return true;
	forgetDay(bare, state);
	const day = takeDay(bare);
	if (isOfLater(bare, day, state)) return true;
	const isMoment =
		day !== null &&
		(isPublication(day, state) ||
			readMoment(line, day, endsOpen, state) ||
			readMomentNamed(day, state));
	if (isMoment || (day === null && readHourAndName(bare, state))) return true;
	if (day && !dayOfTitle(bare, day, state)) readDayHeading(day, endsOpen, state);
	noteDayAhead(line, { text: bare, day }, state);
	return readTitle(day?.rest ?? bare, endsOpen, state) || day !== null || zone !== null;
}

/**
 * 'As finais serão no dia 31 de março, às 15h45' below games with a day: about games that the page
 * does not name yet.
 */
function isOfLater(text: string, day: DayWords | null, state: AgendaState): boolean {
	const above = lastGame(state)?.under.day ?? null;
	const isOther =
		day?.day !== undefined && above !== null && above !== 'undefined' && above.day !== day.day;
	return (
		isOther &&
		findClocks(text).length === 1 &&
		/^[oa]s? (?:grandes? )?(?:fina(?:l|is)|semifina(?:l|is)|decis[ãa]o|decis[õo]es|jogos? de volta)(?!\p{L})/iu.test(
			text,
		)
	);
}

/** 'Semifinais (26 de março, às 16h45):' */
const MOMENT_GROUP = /^([^()]{3,80}?)\s*\(([^()]{4,60})\)\s*:$/u;

function readMomentGroup(line: AgendaLine, text: string, state: AgendaState): boolean {
	const [, title = '', group = ''] = MOMENT_GROUP.exec(text) ?? [];
	const moment = takeZone(group)?.rest ?? group;
	const [day, [clock, second]] = [takeDay(moment), findClocks(moment)];
	if (day?.day === undefined || !clock || second) return false;
	readHeading(line, title, state);
	state.headings = { ...state.headings, day, time: clock.time };
	return true;
}

/** 'Confira a agenda do dia' below 'Os jogos de quinta-feira são …' */
const OF_THE_DAY = /(?:agenda|jogos|programa[çc][ãa]o) do dia(?!\p{L}|\s?\d)/iu;

function forgetDay(text: string, state: AgendaState): void {
	if (OF_THE_DAY.test(text) && state.games.length > 0 && state.headings.day === null)
		state.headings = { ...state.headings, day: takeDay('hoje') };
}

/** Headings that consist of a single fact. */
function isWhole(
	line: AgendaLine,
	{ text, endsOpen }: { text: string; endsOpen: boolean },
	state: AgendaState,
): boolean {
	if (
		isSport(text, state) ||
		readSharedHour(line, text, state) ||
		readShownHeading(line, text, state)
	)
		return true;
	if (readSameHour(text, endsOpen, state) || readHourHeading(text, state)) return true;
	return readChannelLine(line, text, endsOpen, state) || readNoDay(text, state);
}

/** 'Série D – transmissão pela TV Brasil': a heading with the channels of all games below it. */
function readShownHeading(line: AgendaLine, text: string, state: AgendaState): boolean {
	if (readShownList(text, state)) return true;
	const [, name = '', names = ''] = SHOWN_HEADING.exec(text) ?? [];
	const list = readChannelList(names, state.known.channel);
	if (name === '' || !areAllKnown(list) || !isCompetition(withoutTitleWords(name), state.known))
		return false;
	readHeading(line, name, state);
	state.headings = { ...state.headings, channels: list.channels };
	return true;
}

/** 'Veja os jogos com transmissão da Band no Carioca 2026:' */
const SHOWN_LIST =
	/^.{0,60}?(?:jogos|partidas|duelos|confrontos)(?: da \p{L}+)? (?:com|que ter[ãa]o) (?:transmiss[ãa]o|exibi[çc][ãa]o) (?:ao vivo )?(?:(?:n|d|pel)[ao]s?|em) (.{2,40}?)(?: (?:d[oae]s?|n[oae]s?|neste|nesta|em|pel[oa]) .{2,60})?$/iu;

function readShownList(text: string, state: AgendaState): boolean {
	const list = readChannelList(SHOWN_LIST.exec(text)?.[1] ?? '', state.known.channel);
	if (!areAllKnown(list)) return false;
	state.headings = { ...state.headings, channels: list.channels };
	return true;
}

const SHOWN_HEADING =
	/^(.{3,60}?)\s*(?:[-–—|:(]\s*)(?:com )?(?:transmiss[ãa]o|exibi[çc][ãa]o|ao vivo)\s+(?:(?:n|d|pel)[ao]s?|em)\s+(.{2,60}?)\)?$/iu;

function readMomentNamed(day: DayWords, state: AgendaState): boolean {
	return readMomentAndName(day, state) || readMomentShown(day, state);
}

/** 'Sáb 21/11 • 16:00 • Maracanã' */
function readMomentAndName(day: DayWords, state: AgendaState): boolean {
	if (!readHourAndName(day.rest, state, day)) return false;
	readDayHeading(day, false, state);
	return true;
}

/** ', no Estádio da Serra (Serra, RS)' */
const AT_GROUND = /^,? n[oa]s? (?:est[áa]dio )?\p{Lu}[^.!?;]{2,80}\.?$/iu;

/** 'Sexta, 15h30 – SporTV' below the sides: the day and the text after it belong to that game. */
function readMomentShown(day: DayWords, state: AgendaState): boolean {
	const game = lastGame(state);
	const [clock, second] = findClocks(day.rest);
	const isOpen =
		game &&
		game.facts.time === null &&
		game.facts.day === null &&
		game.under.day === null &&
		game.block === state.block;
	if (
		!isOpen ||
		!clock ||
		second ||
		/\p{L}/u.test(day.rest.slice(0, clock.start).replace(/[àa]s\s*$/iu, ''))
	)
		return false;
	const tail = day.rest.slice(clock.end).trim();
	if (AT_GROUND.test(tail)) {
		Object.assign(game.facts, {
			day,
			time: clock.time,
			venue: game.facts.venue ?? tail.replace(/^,? n[oa]s? /u, '').replace(/\.$/u, ''),
		});
		return true;
	}
	const list = readChannelList(trimField(tail), state.known.channel);
	if (!areAllKnown(list) && !(/^\([^()]+\)$/u.test(tail) && areChannels(list))) return false;
	Object.assign(game.facts, { day, time: clock.time, channels: list.channels });
	return true;
}

/**
 * A round or a competition, also after list words ('Tabela da 30ª rodada'), or else a remark about
 * the game above.
 */
function readTitle(text: string, endsOpen: boolean, state: AgendaState): boolean {
	const rest = withoutTitleWords(text.trim());
	if (readProgramme(text.trim(), endsOpen, state)) return true;
	if (rest === '' || (ROUND.test(rest) && setRound(rest, state))) return true;
	if (!isCompetition(rest, state.known)) return readAside(rest, state);
	placeCompetition(rest, state);
	return true;
}

function setRound(text: string, state: AgendaState): boolean {
	state.headings = { ...state.headings, round: text.replace(/:$/, '') };
	return true;
}

function isCompetition(text: string, known: AgendaState['known']): boolean {
	const words = text.split(' ');
	if (words.length > 9 || /[.!?]$/.test(text) || /^\p{Ll}/u.test(text)) return false;
	const name = text.replace(
		/\s*(?:[–—(,-]|\s)\s*\(?(?:\d+[ªa].*|oitavas.*|quartas.*|semi.*|fina(?:l|is)\b.*|fase.*|rodada.*|jogos?.*)$/iu,
		'',
	);
	return (
		known.competition(text) ||
		known.competition(name) ||
		known.competition(splitRound(text).competition) ||
		(COMPETITION.test(text) && words.length <= 6 && !hasVerb(text))
	);
}

function hasVerb(text: string): boolean {
	return /(?<!\p{L})(?:é|são|foi|terá|tem|vai|veja|confira|será|estão|começa|entra|acontece|segue|continua|onde|como|quais|que|assistir)(?!\p{L})/iu.test(
		text,
	);
}

function isSport(text: string, state: AgendaState): boolean {
	// 'Nosso Futebol' is a channel.
	if (text.split(' ').length > 4 || areAllKnown(readChannelList(text, state.known.channel)))
		return false;
	if (OTHER_SPORT.test(text)) state.otherSport = true;
	else if (FOOTBALL.test(text) && text.split(' ').length <= 2) {
		state.otherSport = false;
		state.bySport = true;
	} else return false;
	state.headings = { ...state.headings, competition: null, round: null, time: null };
	return true;
}
