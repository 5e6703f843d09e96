import { wordsOfText } from '#core/football-pt/listing-words.ts';
import { readLabel } from '#core/football-pt/words.ts';
import { isKnownVenue } from '#core/games/known-venues.ts';
import { shareOnlyStation } from '#core/importing/agenda/channels/only-station.ts';
import { readPlaceOfChannel } from '#core/importing/agenda/channels/place-of-channel.ts';
import {
	announce,
	sharedChannels,
	takeAnnounced,
	withoutAll,
} from '#core/importing/agenda/channels/shown-all.ts';
import { shareLast } from '#core/importing/agenda/channels/shown-below.ts';
import { todayOf } from '#core/importing/agenda/days/today.ts';
import { withoutRepeats } from '#core/importing/agenda/games/games-once.ts';
import { addPageDoubts } from '#core/importing/agenda/games/page-doubts.ts';
import { carryHours, withoutLinks } from '#core/importing/agenda/hours/carry-hours.ts';
import { takeZone } from '#core/importing/agenda/hours/clock.ts';
import { commonHour, withoutCommonHour } from '#core/importing/agenda/hours/common-hour.ts';
import { readHourOfCountry } from '#core/importing/agenda/hours/hours-by-country.ts';
import { announcedHour } from '#core/importing/agenda/lines/announced-hour.ts';
import { readOwnGames } from '#core/importing/agenda/lines/club-page.ts';
import { hasGame, readGames } from '#core/importing/agenda/lines/game-lines.ts';
import { readHeading } from '#core/importing/agenda/lines/heading-lines.ts';
import { readPlaceAndHour } from '#core/importing/agenda/lines/hour-and-name.ts';
import { answersLabel } from '#core/importing/agenda/lines/label-answer.ts';
import { readLabelled } from '#core/importing/agenda/lines/labelled-facts.ts';
import { readLeg } from '#core/importing/agenda/lines/leg-lines.ts';
import { isNoise } from '#core/importing/agenda/lines/noise-lines.ts';
import { readOpponent } from '#core/importing/agenda/lines/opponent-lines.ts';
import { labelOf, markOf } from '#core/importing/agenda/lines/row-label.ts';
import { writeAwaited } from '#core/importing/agenda/sides/awaited-sides.ts';
import { readBareSides } from '#core/importing/agenda/sides/bare-sides.ts';
import { writePairs } from '#core/importing/agenda/sides/inline-pairs.ts';
import { withCountries } from '#core/importing/agenda/sides/peoples.ts';
import { chatReader } from '#core/importing/agenda/text/chat-senders.ts';
import { type AgendaLine, cleanLine } from '#core/importing/agenda/text/clean-line.ts';
import { echoReader } from '#core/importing/agenda/text/echoed-values.ts';
import { joinDates } from '#core/importing/agenda/text/join-dates.ts';
import { withoutMisread } from '#core/importing/agenda/text/misread-letters.ts';
import { type WrittenLine, writeRecords } from '#core/importing/agenda/text/records.ts';
import { rowsOf } from '#core/importing/agenda/text/rows-of-line.ts';
import { isSpaced, singleSpaced } from '#core/importing/agenda/text/single-spaced.ts';
import { splitMarked } from '#core/importing/agenda/text/split-marked.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfText } from '#core/importing/hours/written-zones.ts';
import type { RawReading } from '#core/importing/raw-game.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { splitLines } from '#core/importing/source-lines.ts';
import { type AgendaState, newState } from './agenda-state.ts';
import { createKnown } from './known.ts';

const LONGEST_LINE = 20_000;
/**
 * About six times the longest listing page seen. More is not an agenda, and words that look like
 * games would take over two seconds.
 */
const MOST_CHARACTERS = 120_000;
/** How many lines ahead to look for the next non-blank line. */
const MOST_BLANK = 3;
const SOURCE_NOTE = /^#|^\S+:\/\/\S+$|^www\.\S+$/u;

/**
 * Reads an agenda as people publish it: lists, labels, headings, tables that lost their cells,
 * prose and chat messages (product.md section 5, kinds A–H). A day without a year is the one
 * nearest to `context.referenceDate`. Hours are in Brasília time unless the page says otherwise.
 * Lines without a game are skipped. A line with two sides that cannot be read is reported.
 */
export function readAgenda(written: string, context: ReadingContext): RawReading {
	const text = withoutMisread(written);
	const known = createKnown(context, text.slice(0, MOST_CHARACTERS));
	const state = readLines(text, newState(known));
	// A page of unknown clubs separated by dashes: their common form shows that the lines are games.
	const isDashed = hasOneForm(state) && LISTS_GAMES.test(text.slice(0, MOST_CHARACTERS));
	// Lines in the strict listing form came before the first game that could be read.
	const isListing = state.listings > 0 && state.games.length > 1;
	return finish(
		text,
		isDashed || isListing
			? readLines(text, { ...newState(known), dashed: isDashed, listing: isListing })
			: state,
		context,
	);
}

const LISTS_GAMES =
	/(?<!\p{L})(?:jogos?|onde assistir|transmiss[ãa]o|rodada|partidas?|confrontos?|futebol|campeonato|copa|s[ée]rie [a-d]\d?|liga|amador)(?!\p{L})/iu;

/**
 * Whether dashes between unknown names are the page's only form. Known games may mix in if none of
 * them uses 'x'.
 */
function hasOneForm({ dashedLines, games }: AgendaState): boolean {
	if (dashedLines >= 2 && dashedLines > 2 * games.length) return true;
	return (
		dashedLines > 0 &&
		games.length >= 2 &&
		dashedLines <= 2 * games.length &&
		games.every(({ text }) => !VERSUS.test(text))
	);
}

function readLines(text: string, state: AgendaState): AgendaState {
	let left = MOST_CHARACTERS;
	const withoutSender = chatReader(text.slice(0, MOST_CHARACTERS));
	const withoutEcho = echoReader();
	const written = splitLines(text);
	state.spaced = isSpaced(written);
	const lines = writeRecords(joinDates(state.spaced ? singleSpaced(written) : written));
	for (const [at, { number, text: line, original }] of lines.entries()) {
		state.below =
			lines.slice(at + 1, at + 1 + MOST_BLANK).find((next) => next.text.trim() !== '')?.text ?? '';
		const raw = withoutEcho(withoutSender(line));
		left -= Math.min(raw.length, LONGEST_LINE);
		if (left < 0) {
			state.ignored.push({
				line: number,
				text: raw.slice(0, 200),
				reason: importReasons.textTooLong,
			});
			break;
		}
		for (const part of splitMarked(raw)) readLine({ number, text: part, original }, state);
		if (line.trim() !== '') state.above = line;
	}
	return state;
}

function finish(text: string, state: AgendaState, context: ReadingContext): RawReading {
	state.words = wordsOfText(text);
	state.hours = hoursBeside(text, state);
	state.games = withoutLinks(state.games);
	carryHours(state.games);
	shareLast(state);
	shareOnlyStation(text.slice(0, MOST_CHARACTERS), state);
	const reference = context.referenceDate ?? null;
	const games = withoutRepeats(state, todayOf(text.slice(0, MOST_CHARACTERS), reference));
	addPageDoubts(games, text.slice(0, MOST_CHARACTERS));
	return { games, ignored: state.ignored, warnings: [] };
}

/** Clock evidence from lines without a game; a game's own line speaks only for that game. */
function hoursBeside(text: string, { games }: AgendaState): HourEvidence[] {
	const ofGames = new Set(games.map(({ line }) => line));
	const lines = text.slice(0, MOST_CHARACTERS).split('\n');
	return lines.flatMap((line, index) => (ofGames.has(index + 1) ? [] : zonesOfText(line)));
}

function readLine({ number, text: raw, original = raw }: WrittenLine, state: AgendaState): void {
	state.lineNumber = number;
	if (raw.length > LONGEST_LINE) {
		state.ignored.push({
			line: number,
			text: raw.slice(0, 200),
			reason: importReasons.lineTooLong,
		});
		return;
	}
	const line = withNames({ ...cleanLine(number, state.known.legend(raw)), raw: original }, state);
	if (line.text === '') {
		if (raw.trim() === '') state.block++;
		return;
	}
	if (SOURCE_NOTE.test(raw.trim()) && raw.includes('://')) return;
	for (const row of rowsOf(line.text, state)) readRow(line, row, state);
}

/** Replaces nicknames and nationalities in prose with the names of the sides. */
function withNames(line: AgendaLine, { known }: AgendaState): AgendaLine {
	const text = withCountries(known.nickname(writeAwaited(line.text), line.number));
	return { ...line, text: writePairs(known.station(text), known.team) };
}

function readRow(line: AgendaLine, row: string, state: AgendaState): void {
	const ahead = announcedHour(row, (text) => hasGame(text, state));
	if (ahead === null || readLabel(row) !== null) {
		readStatement(line, row, state);
		return;
	}
	if (ahead.before !== '') readStatement(line, ahead.before, state);
	state.headings = { ...state.headings, time: ahead.time, day: ahead.day ?? state.headings.day };
}

/**
 * Captions and results, which are reported as ignored, and lines that only add to the game above.
 */
function isPassedOver(line: AgendaLine, row: string, state: AgendaState): boolean {
	if (!isNoise(row)) return readPlaceOfChannel(row, state);
	state.ignored.push({
		line: line.number,
		text: line.raw,
		reason: importReasons.notAGame,
		harmless: true,
	});
	return true;
}

function readStatement(line: AgendaLine, row: string, state: AgendaState): void {
	if (readHourOfCountry(line, row, state)) return;
	const label = labelOf(row, state) ?? markOf(line, row, state);
	if (label?.kind === 'noise' || isPassedOver(line, row, state)) return;
	if (isHourAndPlace(line, row, state)) {
		readHeading(line, row, state);
		return;
	}
	if (ZONE_OF_ALL.test(row)) state.zone ??= takeZone(row)?.zone ?? null;
	const all = sharedChannels(row, state.known);
	state.allOn ??= all;
	announce(line.number, all, state);
	const first = state.games.length;
	state.allAt ??= commonHour(row);
	const text = withoutCommonHour(
		label?.kind === 'game' ? label.value : withoutAll(row, all, label?.kind === 'channels'),
	);
	if (text === '') return;
	const open = state.openLabel;
	state.openLabel = null;
	// 'Transmissão: Band (para São Paulo e Paraná)' names no sides.
	const mayHoldGame = !label || label.kind === 'game' || VERSUS.test(text);
	if (mayHoldGame && hasGame(text, state) && readGames(line, text, state)) {
		takeAnnounced(line.number, state.games.slice(first), state);
		return;
	}
	if (
		!label &&
		(readPlaceAndHour(row, state) ||
			readOwnGames(line, row, state) ||
			readOpponent(line, row, state) ||
			readLeg(line, row, state) ||
			readBareSides(line, row, state))
	)
		return;
	readWithoutSides(line, row, { label, open }, state);
}

type Labels = { label: ReturnType<typeof readLabel>; open: AgendaState['openLabel'] };

function readWithoutSides(
	line: AgendaLine,
	row: string,
	{ label, open }: Labels,
	state: AgendaState,
): void {
	if (!label && !open && ONE_SIDE.test(row) && row.length < 200) passOver(line, row, state);
	else if (label && label.kind !== 'game') readLabelled(label.kind, label.value, state);
	else if (open && answersLabel(open, row, state)) {
		readLabelled(open, row, state);
		if (open === 'channels') state.channelLine = line.number;
	} else if (!readHeading(line, row, state)) passOver(line, row, state);
}

const VERSUS = /\s(?:x|×|vs\.?)\s/iu;

/** 'Todos os jogos citados acima são no horário de Rondônia' */
const ZONE_OF_ALL =
	/(?<!\p{L})(?:jogos|partidas|hor[áa]rios)(?!\p{L}).{0,40}?(?<!\p{L})(?:hor[áa]rio|fuso)/iu;

const HOUR_AND_PLACE =
	/^\d{1,2}(?:h\d{0,2}|:\d{2})\s[–—-]\s(\p{Lu}[^–—|]{2,40}?)\s[–—-]\s\p{Lu}[\p{L} .'-]{2,30}(\s?[(/-][A-Z]{2}\)?)?$/u;

/** '20h – Barradão – Salvador (BA)' just below a game without an hour: its hour and its venue. */
function isHourAndPlace(line: AgendaLine, row: string, state: AgendaState): boolean {
	const [found, ground = '', uf] = HOUR_AND_PLACE.exec(row) ?? [];
	const game = state.games.at(-1);
	const isBelow = game !== undefined && game.facts.time === null && line.number - game.line <= 2;
	return (
		found !== undefined &&
		isBelow &&
		!VERSUS.test(row) &&
		(uf !== undefined || isKnownVenue(ground))
	);
}

/** '28/01, 19h: x Palmeiras': a page that lost its links also lost a team name. */
const ONE_SIDE = /(?:^|[:–—|-]\s*)x\s+\p{Lu}|\p{L}\s+x\s*(?:$|[–—|,-])/u;

/** Skipped prose and captions are harmless; a line with two sides that cannot be read is a loss. */
function passOver(line: AgendaLine, row: string, state: AgendaState): void {
	const looksLikeGame = /(?:^|\s)(?:x|vs\.?)(?:\s|$)/iu.test(row) && row.length < 200;
	if (looksLikeGame)
		state.ignored.push({ line: line.number, text: line.raw, reason: importReasons.unreadableGame });
	else
		state.ignored.push({
			line: line.number,
			text: line.raw,
			reason: importReasons.notAGame,
			harmless: true,
		});
}
