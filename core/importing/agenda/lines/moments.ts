import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks, isLoneHour } from '#core/importing/agenda/text/clock.ts';
import { trimField } from '#core/importing/agenda/text/parts.ts';
import {
	type AgendaState,
	isSentence,
	lastGame,
	type OpenGame,
	waitsForHour,
} from './agenda-state.ts';
import { commonHour } from './common-hour.ts';
import { readHourAndName } from './hour-and-name.ts';

/** Lines from a game to its day. */
const MOST_BETWEEN = 6;
const FIVE = 5;
const EARLY = '06:00';

/** Whether '20/11/2026 15h37' above the first game is of publication. */
export function isPublication({ year, rest }: DayWords, { games }: AgendaState): boolean {
	const [{ time } = { time: '' }] = findClocks(rest);
	const isOdd = Number(time.slice(-2)) % FIVE !== 0 || time < EARLY;
	return year !== undefined && time !== '' && isOdd && games.length === 0 && rest.length < 2 * FIVE;
}

function isPlayed({ text }: OpenGame): boolean {
	return /\p{L} \d{1,2} ?[xX×] ?\d{1,2} \p{L}/u.test(text);
}

const PUT_OFF = /[[(]?(?:adiad|remarcad|suspens)[oa][\])]?/iu;

/** Reads a day and hour: for a game above without both, else a heading. True if it did. */
export function readMoment(
	line: AgendaLine,
	day: DayWords,
	endsOpen: boolean,
	state: AgendaState,
): boolean {
	const [clock, second] = findClocks(day.rest);
	const behind = clock ? day.rest.slice(clock.end).replace(/horas?/iu, '') : '';
	const isAlone =
		clock &&
		!second &&
		!/\p{L}{3}/u.test(day.rest.slice(0, clock.start) + behind.replace(PUT_OFF, ''));
	if (!isAlone) return readMomentNamed(day, state);
	const game = lastGame(state);
	if (game && !endsOpen && isOwn(game, line, state)) {
		game.facts.time = clock.time;
		if (day.relative === undefined) game.facts.day = day;
		return true;
	}
	const isKnown = day.relative !== undefined && state.headings.day !== null;
	state.headings = {
		...state.headings,
		day: isKnown ? state.headings.day : day,
		time: clock.time,
	};
	if (PUT_OFF.test(behind)) state.pending.status = 'postponed';
	return true;
}

function isOwn(game: OpenGame, { number }: AgendaLine, { block, headings }: AgendaState): boolean {
	const { facts, under } = game;
	// Across a blank line, only if neither was given above.
	const isNear = game.block === block || (under.day === null && headings.time === null);
	const lacksBoth = facts.time === null && facts.day === null && under.time === null;
	return isNear && lacksBoth && number - game.line <= MOST_BETWEEN && !isPlayed(game);
}

const AT_GROUND = /^,? n[oa]s? (\p{Lu}[^.!?;]{2,80}?)\.?$/u;

/** 'Sáb 21/11 • 16:00 • Maracanã', 'Sexta, 15h30 – SporTV'. */
function readMomentNamed(day: DayWords, state: AgendaState): boolean {
	if (readHourAndName(day.rest, state, day)) {
		readDayHeading(day, false, state);
		return true;
	}
	const game = lastGame(state);
	const [clock, second] = findClocks(day.rest);
	const lacksBoth = game?.facts.time === null && game.facts.day === null;
	if (!clock || second || !game || !lacksBoth || game.under.day !== null) return false;
	const ahead = day.rest.slice(0, clock.start).replace(/[àa]s\s*$/iu, '');
	if (/\p{L}/u.test(ahead) || game.block !== state.block) return false;
	const tail = day.rest.slice(clock.end).trim();
	const ground = AT_GROUND.exec(tail)?.[1];
	if (ground !== undefined) {
		game.facts.venue ??= ground;
		Object.assign(game.facts, { day, time: clock.time });
		return true;
	}
	const list = readChannelList(trimField(tail), state.known.channel);
	if (!areAllKnown(list) && !(/^\([^()]+\)$/u.test(tail) && areChannels(list))) return false;
	Object.assign(game.facts, { day, time: clock.time, channels: list.channels });
	return true;
}

const NO_DAY =
	/^(?:(?:jogos?|partidas?) )?(?:(?:ainda )?sem datas?(?: e (?:hor[áa]rio|local)s?)?|data (?:e hor[áa]rio )?(?:a definir|indefinida)|(?:datas? )?a definir)(?: definid[oa]s?| marcad[oa]s?| confirmad[oa]s?)?$/iu;

/** Reads 'data a definir' for the game above or as a heading; true if it did. */
export function readNoDay(text: string, state: AgendaState): boolean {
	if (!NO_DAY.test(text)) return false;
	const game = lastGame(state);
	const isDated = game && (game.facts.day ?? game.under.day) !== null;
	if (isDated && /^a definir$/iu.test(text)) return true;
	state.headings = { ...state.headings, day: 'undefined', time: null };
	return true;
}

const TWO_ZONES =
	/^(\d{1,2}(?:h\d{0,2}|:\d{2}))\s*(?:\((?:de )?bras[íi]lia\)\s*)?[|/–-]\s*\d{1,2}(?:h\d{0,2}|:\d{2})\s*\((?!\s*(?:de )?bras)[^()]*\)$/iu;

/** Reads a lone hour for a game above that waits, else those below; true if it did. */
export function readHour(row: string, state: AgendaState): boolean {
	const text = TWO_ZONES.exec(row)?.[1] ?? row;
	const [clock] = findClocks(text);
	if (!clock || !isLoneHour(text) || takeDay(text) !== null) return false;
	const game = lastGame(state);
	const waits = waitsForHour(game, state) && game.under.day === state.headings.day;
	if (waits && !state.layout.hoursLead && !isSentence(game) && !isPlayed(game))
		game.facts.time = clock.time;
	else state.headings = { ...state.headings, time: clock.time };
	return true;
}

/** 'A final é em 25 de janeiro' is another day. */
const OF_THE_FINAL =
	/(?<!\p{L})(?:(?:grande|a|da) final|decis[ãa]o|encerramento|t[ée]rmino)(?!\p{L})/iu;
const QUESTION = /^(?:e )?(?:quais|que|onde|quem)(?!\p{L})[^.!]{3,100}\?$/iu;
const NEXT_GAMES =
	/(?<!\p{L})(?:mais|outr[oa]s) (?:\p{L}+ )?(?:jogos|partidas|duelos|confrontos)(?!\p{L})/iu;
const MOST_WORDS = 7;

/** Whether the day of a sentence that ends in ':' is that of the games below it. */
function announcesGames(
	{ day, relative, rest }: DayWords,
	{ games, headings }: AgendaState,
): boolean {
	if (day !== undefined) return true;
	return games.length > 0 && (NEXT_GAMES.test(rest) || (relative === 0 && headings.day === null));
}

/** Sets the day for the games below; `endsOpen`: the sentence ends in ':' and announces them. */
export function readDayHeading(day: DayWords, endsOpen: boolean, state: AgendaState): void {
	const { headings, games } = state;
	const isShort =
		(endsOpen && announcesGames(day, state)) ||
		(day.day === undefined && QUESTION.test(day.rest)) ||
		day.rest.split(' ').filter(Boolean).length <= MOST_WORDS;
	const isToday = day.relative === 0 && day.day === undefined;
	// 'Hoje' is less precise than the day above; 'amanhã' is another day.
	if (isToday && headings.day !== null && headings.day !== 'undefined') return;
	const isOfAll = day.day !== undefined && commonHour(day.rest) !== null;
	const isTitle = !isShort && !isOfAll && state.titleDay === null && games.length === 0;
	if (isTitle && !OF_THE_FINAL.test(day.rest)) state.titleDay = day;
	else if (isShort || announcesDay(day) || isOfAll)
		state.headings = { ...headings, day, time: null };
}

/** 'os demais jogos': the day of the next sentences. */
function announcesDay({ day, rest }: DayWords): boolean {
	const isPlural =
		/^(?:j[áa] )?[oa]s (?:(?:demais|outr[oa]s|[úu]ltim[oa]s|primeir[oa]s) )?(?:jogos|confrontos|partidas|duelos|semifinais|finais)(?!\p{L})/iu;
	return (
		day !== undefined &&
		isPlural.test(rest) &&
		takeDay(rest)?.day === undefined &&
		!/\d{1,2} e \d{1,2}/u.test(rest)
	);
}
