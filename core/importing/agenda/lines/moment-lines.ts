import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import { type AgendaState, lastGame, type OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { commonHour } from '#core/importing/agenda/hours/common-hour.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';

/** '14h30 (Brasília) | 17h30 (Lisboa)' */
const TWO_ZONES =
	/^(\d{1,2}(?:h\d{0,2}|:\d{2}))\s*(?:\((?:de )?bras[íi]lia\)\s*)?[|/–-]\s*\d{1,2}(?:h\d{0,2}|:\d{2})\s*\((?!\s*(?:de )?bras)[^()]*\)$/iu;

/** 'No mesmo horário, outros jogos serão transmitidos:' */
export function readSameHour(text: string, endsOpen: boolean, state: AgendaState): boolean {
	const game = lastGame(state);
	const time = game && (game.facts.time ?? game.under.time);
	if (
		!time ||
		!endsOpen ||
		!/^(?:também )?(?:n[oa]|à) mesm[oa] (?:hor[áa]rio|hora)(?!\p{L})/iu.test(text)
	)
		return false;
	// '… outros jogos serão transmitidos' implies the same station.
	const channels = /transmitid|exibid|mostrad/iu.test(text)
		? game.facts.channels
		: state.headings.channels;
	state.headings = {
		...state.headings,
		time,
		channels: channels.map((channel) => ({ ...channel })),
	};
	return true;
}

/** Maximum lines, such as labels, between a game and its day. */
const MOST_BETWEEN = 6;

/** 'Quarta-feira (02/12) - 20h [ADIADO]' */
const PUT_OFF = /[[(]?(?:adiad|remarcad|suspens)[oa][\])]?/iu;

const FIVE = 5;
const EARLY = '06:00';

/**
 * '20/11/2026 15h37', '20/11/2026 04h00' above the first game: the publication time of the page.
 */
export function isPublication({ year, rest }: DayWords, { games }: AgendaState): boolean {
	const [{ time } = { time: '' }] = findClocks(rest);
	const isOdd = Number(time.slice(-2)) % FIVE !== 0 || time < EARLY;
	return year !== undefined && time !== '' && isOdd && games.length === 0 && rest.length < 2 * FIVE;
}

/** 'Remo 2 x 0 Avaí': a result, so no hour is expected. */
function isPlayed({ text }: OpenGame): boolean {
	return /\p{L} \d{1,2} ?[xX×] ?\d{1,2} \p{L}/u.test(text);
}

/**
 * 'Quarta (22), às 21h30': a day with its hour. It belongs to the game above if that lacks both,
 * else to the games below.
 */
export function readMoment(
	line: AgendaLine,
	day: DayWords,
	endsOpen: boolean,
	state: AgendaState,
): boolean {
	const [clock, second] = findClocks(day.rest);
	const behind = clock ? day.rest.slice(clock.end).replace(/horas?/iu, '') : '';
	if (
		!clock ||
		second ||
		/\p{L}{3}/u.test(day.rest.slice(0, clock.start) + behind.replace(PUT_OFF, ''))
	)
		return false;
	const game = lastGame(state);
	// After a blank line, only if neither a day nor an hour was given above.
	const isNear =
		game?.block === state.block || (game?.under.day === null && state.headings.time === null);
	// A line ending in ':' is about the games below. So is one too far below the game.
	const own =
		game &&
		isNear &&
		!endsOpen &&
		line.number - game.line <= MOST_BETWEEN &&
		!isPlayed(game) &&
		game.facts.time === null &&
		game.facts.day === null &&
		game.under.time === null;
	if (own) {
		game.facts.time = clock.time;
		if (day.relative === undefined) game.facts.day = day;
	} else {
		const isKnown = day.relative !== undefined && state.headings.day !== null;
		state.timeFirst ||= state.headings.competition === null;
		state.headings = {
			...state.headings,
			day: isKnown ? state.headings.day : day,
			time: clock.time,
		};
		if (PUT_OFF.test(behind)) state.pending.status = 'postponed';
	}
	return true;
}

const NO_DAY =
	/^(?:(?:jogos?|partidas?) )?(?:(?:ainda )?sem datas?(?: e (?:hor[áa]rio|local)s?)?|data (?:e hor[áa]rio )?(?:a definir|indefinida)|(?:datas? )?a definir)(?: definid[oa]s?| marcad[oa]s?| confirmad[oa]s?)?$/iu;

/** Below a game with a day, it refers to the venue or the channels. */
const UNDEFINED = /^a definir$/iu;

export function readNoDay(text: string, state: AgendaState): boolean {
	if (!NO_DAY.test(text)) return false;
	const game = lastGame(state);
	const isOwn =
		game &&
		game.under.round === state.headings.round &&
		(game.facts.day ?? game.under.day) !== null;
	if (isOwn && UNDEFINED.test(text)) return true;
	state.headings = { ...state.headings, day: 'undefined', time: null };
	return true;
}

export function readHourHeading(text: string, state: AgendaState): boolean {
	return readOneHour(TWO_ZONES.exec(text)?.[1] ?? text, state);
}

/**
 * Whether a game comes from a sentence of an introduction: a lone hour or competition then starts
 * the list below.
 */
export function isSentence({ weak, text }: OpenGame): boolean {
	return text.length > 100 && (weak || / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u.test(text));
}

/** Whether a lone hour may belong to the game above: no new day came in between. */
function isOpen({ block, facts, under }: OpenGame, state: AgendaState): boolean {
	return (
		block === state.block &&
		facts.time === null &&
		under.time === null &&
		under.day === state.headings.day
	);
}

function readOneHour(text: string, state: AgendaState): boolean {
	const [clock, second] = findClocks(text);
	if (
		!clock ||
		second ||
		text.slice(clock.end).replace(/[\s:.–-]|horas?|\(.*\)/gu, '') !== '' ||
		text.slice(0, clock.start).length > 12
	)
		return false;
	if (
		/\p{L}{4}/u.test(text.slice(0, clock.start).replace(/hor[áa]rio|jogos?/iu, '')) ||
		takeDay(text)?.day !== undefined
	)
		return false;
	const game = lastGame(state);
	state.hoursLead ||= game === null;
	if (game && !state.hoursLead && !isSentence(game) && !isPlayed(game) && isOpen(game, state)) {
		game.facts.time = clock.time;
		return true;
	}
	state.timeFirst =
		state.headings.competition === null || (state.timeFirst && state.headings.time !== null);
	state.headings = { ...state.headings, time: clock.time };
	return true;
}

/** 'A grande final é disputada em 25 de janeiro' above the games of the first day. */
const OF_THE_FINAL =
	/(?<!\p{L})(?:(?:grande|a|da) final|decis[ãa]o|encerramento|t[ée]rmino)(?!\p{L})/iu;

/** 'Quais são os jogos da liga neste domingo?': a day heading, however long it is. */
const QUESTION = /^(?:e )?(?:quais|que|onde|quem)(?!\p{L})[^.!]{3,100}\?$/iu;

/** 'No domingo, serão mais dois jogos da copa. São eles:' */
const NEXT_GAMES =
	/(?<!\p{L})(?:mais|outr[oa]s) (?:\p{L}+ )?(?:jogos|partidas|duelos|confrontos)(?!\p{L})/iu;

/**
 * Sets the day for the games below. With `endsOpen`, the sentence ends in ':' and announces them,
 * so it may be long.
 */
export function readDayHeading(day: DayWords, endsOpen: boolean, state: AgendaState): void {
	const isShort =
		(day.day === undefined && QUESTION.test(day.rest)) ||
		(endsOpen && day.relative === 0 && state.headings.day === null && state.games.length > 0) ||
		(endsOpen && state.games.length > 0 && NEXT_GAMES.test(day.rest)) ||
		day.rest.split(' ').filter(Boolean).length <= 7 ||
		(endsOpen && day.day !== undefined && (state.games.length > 0 || state.titleDay !== null));
	// 'Hoje' below a day is less precise; 'amanhã' is another day.
	if (
		day.relative === 0 &&
		day.day === undefined &&
		state.headings.day !== null &&
		state.headings.day !== 'undefined'
	)
		return;
	const isTitle = !isShort && !isOfAll(day) && state.titleDay === null && state.games.length === 0;
	if (isTitle && !OF_THE_FINAL.test(day.rest)) {
		state.titleDay = day;
		return;
	}
	if (isShort || announcesDay(day) || isOfAll(day))
		state.headings = { ...state.headings, day, time: null };
}

/** 'Todos os jogos serão no dia 20 de janeiro, às 17h' */
function isOfAll({ day, rest }: DayWords): boolean {
	return day !== undefined && commonHour(rest) !== null;
}

/**
 * 'Os jogos de volta ocorrem no sábado seguinte, 1º de março, durante o feriadão': the day of the
 * games in the next sentences.
 */
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
