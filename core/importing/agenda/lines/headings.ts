import { takeDay } from '#core/football-pt/day-words.ts';
import { COMPETITION, OTHER_SPORT, ROUND, splitRound } from '#core/football-pt/words.ts';
import { areAllKnown, readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks, takeZone } from '#core/importing/agenda/text/clock.ts';
import { withoutTitleWords } from '#core/importing/title-words.ts';
import { type AgendaState, isSentence, lastGame } from './agenda-state.ts';
import { dayOfTitle, readAside } from './asides.ts';
import { readChannelLine, readProgramme } from './channel-lines.ts';
import { readHourAndName } from './hour-and-name.ts';
import { isFootball } from './layout.ts';
import { isPublication, readDayHeading, readHour, readMoment, readNoDay } from './moments.ts';

/** Reads a row without sides: day, hour, competition, channels, remark; false for others. */
export function readHeading(line: AgendaLine, text: string, state: AgendaState): boolean {
	const zone = takeZone(text);
	if (zone) state.zone ??= zone.zone;
	const bare = (zone?.rest ?? text).replace(/[\s:;,–-]+$/u, '');
	const endsOpen = text.trimEnd().endsWith(':');
	if (
		isSport(bare, state) ||
		readSharedHour(line, bare, state) ||
		readHour(bare, state) ||
		readChannelLine(line, bare, endsOpen, state) ||
		readNoDay(bare, state)
	)
		return true;
	const day = takeDay(bare);
	if (day === null && readHourAndName(bare, state)) return true;
	if (day && (isPublication(day, state) || readMoment(line, day, endsOpen, state))) return true;
	if (day && !dayOfTitle(bare, day, state)) readDayHeading(day, endsOpen, state);
	return readTitle(day?.rest ?? bare, endsOpen, state) || day !== null || zone !== null;
}

function isSport(text: string, state: AgendaState): boolean {
	// 'Nosso Futebol' is a channel.
	if (text.split(' ').length > 4 || areAllKnown(readChannelList(text, state.known.channel)))
		return false;
	if (OTHER_SPORT.test(text)) state.otherSport = true;
	else if (isFootball(text)) state.otherSport = false;
	else return false;
	state.headings = { ...state.headings, competition: null, round: null, time: null };
	return true;
}

const SHARED_HOUR =
	/[\s,;:(–—-]*(?:todos? (?:os jogos|as partidas)|todas as partidas|(?:os )?jogos|(?:as )?partidas)\s+(?:ser[ãa]o\s+|come[çc]am\s+|sempre\s+)?(?:todos\s+)?((?:n[oa]\s|em\s|\d)[^()]{2,40}?)??[àa]s\s+(\d{1,2}(?:h\d{0,2}(?:min)?|:\d{2}))\)?/iu;
const LONGEST_REST = 60;

function readSharedHour(line: AgendaLine, text: string, state: AgendaState): boolean {
	const match = SHARED_HOUR.exec(text);
	const [clock] = match ? findClocks(match[2] ?? '') : [];
	if (!match || !clock) return false;
	const day = takeDay(match[1] ?? '');
	const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.trim();
	// A sentence is about some games only.
	if (rest.length > LONGEST_REST || hasVerb(rest)) return false;
	if (rest !== '') readHeading(line, rest, state);
	state.headings = { ...state.headings, time: clock.time, ...(day ? { day } : {}) };
	return true;
}

/** 'Tabela da 30ª rodada', a station's programme, or a remark. */
function readTitle(text: string, endsOpen: boolean, state: AgendaState): boolean {
	const rest = withoutTitleWords(text.trim());
	if (rest === '' || readProgramme(text.trim(), endsOpen, state)) return true;
	if (ROUND.test(rest)) {
		state.headings = { ...state.headings, round: rest.replace(/:$/, '') };
		return true;
	}
	if (!isCompetition(rest, state.known)) return readAside(rest, state);
	placeCompetition(rest, state);
	return true;
}

function isCompetition(text: string, known: AgendaState['known']): boolean {
	const words = text.split(' ');
	if (words.length > 9 || /[.!?]$/.test(text) || /^\p{Ll}/u.test(text)) return false;
	return (
		known.competition(text) ||
		known.competition(splitRound(text).competition) ||
		(COMPETITION.test(text) && words.length <= 6 && !hasVerb(text))
	);
}

function hasVerb(text: string): boolean {
	return /(?<!\p{L})(?:é|são|foi|terá|tem|vai|veja|confira|será|estão|começa|onde|como|quais|que|assistir)(?!\p{L})/iu.test(
		text,
	);
}

/** For a game just above without one, else a heading. */
function placeCompetition(name: string, state: AgendaState): void {
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

/** Makes a competition the heading of the games below. */
export function setCompetition(name: string, state: AgendaState): void {
	const { headings, layout } = state;
	const { competition, round } = splitRound(name.replace(/[:.]$/, ''));
	state.headings = {
		...headings,
		competition,
		round,
		venue: null,
		// A station above the first competition is about it.
		channels: headings.competition === null ? headings.channels : [],
		time: layout.hourFirst ? headings.time : null,
	};
	state.otherSport = OTHER_SPORT.test(name) || (state.otherSport && layout.bySport);
}
