import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import { COMPETITION, OTHER_SPORT, readLabel } from '#core/football-pt/words.ts';
import { type AgendaState, lastGame } from '#core/importing/agenda/agenda-state.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { Facts } from '#core/importing/agenda/facts/facts.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { splitFields } from '#core/importing/agenda/text/split-fields.ts';

const MOST_FIELDS = 4;
const SENTENCE =
	/(?<!\p{L})(?:é|são|será|terá|tem|vai|veja|confira|onde|como|quais|assistir|começa)(?!\p{L})|[.!?]$/iu;

/** '12h00 Inglês', '16h Brasileirão': the hour directly followed by the competition. */
const HOUR_BEFORE_NAME = new RegExp(
	`^(\\d{1,2}(?:h\\d{0,2}|:\\d{2})h?)\\s+((?:${COMPETITION.source}|ingl[êe]s|espanhol|italiano|alem[ãa]o|franc[êe]s|portugu[êe]s|argentino|holand[êe]s|turco|saudita|escoc[êe]s|belga|mexicano|uruguaio|chileno|colombiano|paraguaio|equatoriano|peruano)(?:\\s.{1,40})?)$`,
	'iu',
);

/** '20h30 Frasqueirão' after a day */
const HOUR_BEFORE_GROUND = /^[\s–—-]*(\d{1,2}(?:h\d{0,2}|:\d{2}))\s+(\p{Lu}[^\d|–—]{2,40})$/u;

/** The hour of a field that holds nothing else. */
function hourOf(field: string): string | null {
	const [clock] = findClocks(field);
	return clock &&
		`${field.slice(0, clock.start)}${field.slice(clock.end)}`.replace(/[\s:]|[àa]s/giu, '') === ''
		? clock.time
		: null;
}

function isName(field: string): boolean {
	return (
		/^\p{Lu}/u.test(field) &&
		field.split(' ').length <= 8 &&
		!SENTENCE.test(field) &&
		!OTHER_SPORT.test(field)
	);
}

/**
 * '17h00 – Parque dos Príncipes, Paris', '19h – Copa do Nordeste', 'Série A | 16:00': an hour with
 * the venue or competition on its own line. It belongs to the game just above if that has no hour,
 * else to the next game. Returns false for other lines.
 */
export function readHourAndName(
	text: string,
	state: AgendaState,
	day: DayWords | null = null,
): boolean {
	if (readHourAndChannels(text, state)) return true;
	const parted = day === null ? text : text.replace(HOUR_BEFORE_GROUND, '$1 – $2');
	const fields = splitFields(parted.replace(HOUR_BEFORE_NAME, '$1 – $2'));
	const times = fields.flatMap((field) => hourOf(field) ?? []);
	const others = fields.filter((field) => hourOf(field) === null);
	const names = others.map(withoutLabel);
	const [time] = times;
	if (
		time === undefined ||
		times.length > 1 ||
		names.length === 0 ||
		fields.length > MOST_FIELDS ||
		!names.every(isName)
	)
		return false;
	const { known } = state;
	if (
		names[0] === others[0] &&
		names.every(
			(name) => !known.competition(name) && areChannels(readChannelList(name, known.channel)),
		)
	)
		return false;
	const game = lastGame(state);
	// After a day below the game, what follows belongs to the next one.
	const isOwn =
		game &&
		game.block === state.block &&
		game.under.day === state.headings.day &&
		game.facts.time === null &&
		game.under.time === null;
	const facts = isOwn ? game.facts : state.pending;
	addFacts(facts, time, names, state);
	facts.day ??= day;
	return true;
}

/** 'TV: Globo' names channels. */
function withoutLabel(field: string): string {
	const label = readLabel(field);
	return label?.kind === 'channels' && label.value !== '' ? label.value : field;
}

const PLACE_AND_HOUR =
	/^(\p{Lu}[\p{L}.’'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.’'-]*){0,3})(?:,| [-–—])? (\d{1,2}(?: ?h\d{0,2}|:\d{2})h?)$/u;

const NO_PLACE = [COMPETITION, OTHER_SPORT, /^(?:hor[áa]rio|jogos?|hora|in[íi]cio|agenda|todos)/iu];

/** 'Porto Alegre, 16 h' above the sides, so such lines precede each later game too. */
export function readPlaceAndHour(text: string, state: AgendaState): boolean {
	const [, place = '', hour = ''] = PLACE_AND_HOUR.exec(text) ?? [];
	const time = hourOf(hour);
	if (
		time === null ||
		NO_PLACE.some((word) => word.test(place)) ||
		takeDay(place) !== null ||
		!HAS_SIDES.test(state.below)
	)
		return false;
	if (
		(state.games.length > 0 && !state.hoursLead) ||
		readChannelList(place, state.known.channel).known > 0
	)
		return false;
	state.hoursLead = true;
	state.pending.time = time;
	state.pending.venue = place;
	return true;
}

/** '16h00 Globo, Premiere' above the sides. */
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

function addFacts(
	facts: Facts,
	time: string,
	names: readonly string[],
	{ known }: AgendaState,
): void {
	facts.time = time;
	for (const name of names) {
		const list = readChannelList(name, known.channel);
		if (known.competition(name) || COMPETITION.test(name)) facts.competition ??= name;
		else if (areChannels(list)) facts.channels.push(...list.channels);
		else facts.venue ??= name;
	}
}
