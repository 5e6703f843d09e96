import type { DayWords } from '#core/football-pt/day-words.ts';
import { COMPETITION, OTHER_SPORT, readLabel } from '#core/football-pt/words.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { Facts } from '#core/importing/agenda/facts/facts.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { splitFields } from '#core/importing/agenda/text/parts.ts';
import { type AgendaState, lastGame, waitsForHour } from './agenda-state.ts';

const MOST_FIELDS = 4;
const MOST_WORDS = 8;
const SENTENCE =
	/(?<!\p{L})(?:é|são|será|terá|tem|vai|veja|confira|onde|como|quais|assistir|começa)(?!\p{L})|[.!?]$/iu;

const HOUR_BEFORE_NAME = new RegExp(
	`^(\\d{1,2}(?:h\\d{0,2}|:\\d{2})h?)\\s+((?:${COMPETITION.source}|ingl[êe]s|espanhol|italiano|alem[ãa]o|franc[êe]s|portugu[êe]s|argentino|holand[êe]s|turco|saudita|escoc[êe]s|belga|mexicano|uruguaio|chileno|colombiano|paraguaio|equatoriano|peruano)(?:\\s.{1,40})?)$`,
	'iu',
);
const HOUR_BEFORE_GROUND = /^[\s–—-]*(\d{1,2}(?:h\d{0,2}|:\d{2}))\s+(\p{Lu}[^\d|–—]{2,40})$/u;

/** 'Porto Alegre, 16 h'. */
export const PLACE_AND_HOUR =
	/^(\p{Lu}[\p{L}.’'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.’'-]*){0,3})(?:,| [-–—])? (\d{1,2}(?: ?h\d{0,2}|:\d{2})h?)$/u;

function hourOf(field: string): string | null {
	const [clock] = findClocks(field);
	const rest = clock ? `${field.slice(0, clock.start)}${field.slice(clock.end)}` : field;
	return clock && rest.replace(/[\s:]|[àa]s/giu, '') === '' ? clock.time : null;
}

function isName(field: string): boolean {
	const isShort = /^\p{Lu}/u.test(field) && field.split(' ').length <= MOST_WORDS;
	return isShort && !SENTENCE.test(field) && !OTHER_SPORT.test(field);
}

function withoutLabel(field: string): string {
	const label = readLabel(field);
	return label?.kind === 'channels' && label.value !== '' ? label.value : field;
}

/** Reads 'Série A | 16:00' for the game just above or the next; false for others. */
export function readHourAndName(
	text: string,
	state: AgendaState,
	day: DayWords | null = null,
): boolean {
	if (readHourAndChannels(text, state)) return true;
	const parted = day === null ? text : text.replace(HOUR_BEFORE_GROUND, '$1 – $2');
	const fields = splitFields(
		parted.replace(HOUR_BEFORE_NAME, '$1 – $2').replace(PLACE_AND_HOUR, '$1 – $2'),
	);
	const times = fields.flatMap((field) => hourOf(field) ?? []);
	const names = fields.filter((field) => hourOf(field) === null).map(withoutLabel);
	const [time, second] = times;
	if (time === undefined || second || fields.length > MOST_FIELDS) return false;
	if (names.length === 0 || !names.every(isName)) return false;
	const game = lastGame(state);
	const isOwn =
		waitsForHour(game, state) && !state.layout.hoursLead && game.under.day === state.headings.day;
	const facts = isOwn ? game.facts : state.pending;
	facts.time = time;
	facts.day ??= day;
	for (const name of names) addName(facts, name, state);
	return true;
}

function readHourAndChannels(text: string, state: AgendaState): boolean {
	const [, hour = '', names = ''] =
		/^(\d{1,2}(?:h\d{0,2}|:\d{2})h?)\s+(\p{L}.*)$/u.exec(text) ?? [];
	const time = hourOf(hour);
	const list = readChannelList(names, state.known.channel);
	if (time === null || !areAllKnown(list)) return false;
	state.pending.time = time;
	state.pending.channels.push(...list.channels);
	return true;
}

function addName(facts: Facts, name: string, { known }: AgendaState): void {
	const list = readChannelList(name, known.channel);
	if (known.competition(name) || COMPETITION.test(name)) facts.competition ??= name;
	else if (areChannels(list)) facts.channels.push(...list.channels);
	else facts.venue ??= name;
}
