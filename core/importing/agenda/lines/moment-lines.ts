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
	// '… outros jogos serão transmitidos': by the same station.
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

/** Lines of labels that may stand between a game and its day. */
const MOST_BETWEEN = 6;

/** 'Quarta-feira (02/12) - 20h [ADIADO]' */
const PUT_OFF = /[[(]?(?:adiad|remarcad|suspens)[oa][\])]?/iu;

const FIVE = 5;
const EARLY = '06:00';

/** '20/11/2026 15h37', '20/11/2026 04h00' above the first game: when the page was published. */
export function isPublication({ year, rest }: DayWords, { games }: AgendaState): boolean {
	const [{ time } = { time: '' }] = findClocks(rest);
	const isOdd = Number(time.slice(-2)) % FIVE !== 0 || time < EARLY;
	return year !== undefined && time !== '' && isOdd && games.length === 0 && rest.length < 2 * FIVE;
}

/** 'Remo 2 x 0 Avaí': a result has no hour to come. */
function isPlayed({ text }: OpenGame): boolean {
	return /\p{L} \d{1,2} ?[xX×] ?\d{1,2} \p{L}/u.test(text);
}

/**
 * 'Quarta (22), às 21h30': day and hour together, of the game above where it has none, else of the
 * games below.
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
	// Behind a blank line it is the game's own only where nothing above told a day or an hour.
	const isNear =
		game?.block === state.block || (game?.under.day === null && state.headings.time === null);
	// What ends in ':' is about the games below, and so is what stands far below a sentence that
	// named two sides.
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

/** Below a game that has its day: the ground, or who shows it. */
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
 * A game that a sentence of an introduction told: an hour or a competition alone on its line begins
 * the list below.
 */
export function isSentence({ weak, text }: OpenGame): boolean {
	return text.length > 100 && (weak || / \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{3,} /u.test(text));
}

/** Whether an hour alone may be that of the game above: no day was told since. */
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

/** 'Quais são os jogos da liga neste domingo?': above the games of that day, however long it is. */
const QUESTION = /^(?:e )?(?:quais|que|onde|quem)(?!\p{L})[^.!]{3,100}\?$/iu;

/** 'No domingo, serão mais dois jogos da copa. São eles:' */
const NEXT_GAMES =
	/(?<!\p{L})(?:mais|outr[oa]s) (?:\p{L}+ )?(?:jogos|partidas|duelos|confrontos)(?!\p{L})/iu;

/** `endsOpen`: a sentence that ends in ':' announces the games of its day, however long it is. */
export function readDayHeading(day: DayWords, endsOpen: boolean, state: AgendaState): void {
	const isShort =
		(day.day === undefined && QUESTION.test(day.rest)) ||
		(endsOpen && day.relative === 0 && state.headings.day === null && state.games.length > 0) ||
		(endsOpen && state.games.length > 0 && NEXT_GAMES.test(day.rest)) ||
		day.rest.split(' ').filter(Boolean).length <= 7 ||
		(endsOpen && day.day !== undefined && (state.games.length > 0 || state.titleDay !== null));
	// 'Hoje' below a day says less than the day; 'amanhã' is another one.
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
 * 'Os jogos de volta ocorrem no sábado seguinte, 1º de março, durante o feriadão': the day of what
 * the next sentences tell.
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
