import { takeDay } from '#core/football-pt/day-words.ts';
import {
	CATEGORY,
	COMPETITION,
	CONNECTIVE,
	OTHER_SPORT,
	RECORDED,
	readLabel,
	STATUSES,
	UNANNOUNCED,
	UNDATED,
	UNDEFINED,
	VENUE,
} from '#core/football-pt/words.ts';
import {
	areChannels,
	looksLikeChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { findClocks, takeZone } from '#core/importing/agenda/text/clock.ts';
import { splitFields, trimField } from '#core/importing/agenda/text/parts.ts';
import { channelsOfProse, keepStated } from './channels-of-prose.ts';
import type { Facts } from './facts.ts';
import { addChannels, NAMES_CHANNELS, takeKnown, takeRoundGroup } from './known-facts.ts';
import {
	groupAtEnd,
	isPlace,
	splitPlace,
	splitPlaceList,
	wordsWithChannels,
} from './place-and-channels.ts';

function takeStatus(text: string, facts: Facts): void {
	for (const [pattern, status] of STATUSES) if (pattern.test(text)) facts.status = status;
}

/** Records the hours and zones of a field; returns the rest. */
export function takeHour(text: string, facts: Facts): string {
	const zone = takeZone(text);
	if (zone) facts.zone ??= zone.zone;
	const rest = zone?.rest ?? text;
	const [clock] = findClocks(rest);
	if (!clock) return rest;
	facts.time ??= clock.time;
	const before = rest
		.slice(0, clock.start)
		.replace(/(?:^|\s)(?:a partir d?[aà]s?|[àáa]s|[àa]|,)\s*$/iu, ' ');
	const after = rest.slice(clock.end);
	return takeHour(`${before} ${after}`.replace(/\s+/gu, ' '), facts).trim();
}

/** `aside`: prose before the sides; only known names count. */
type Side = 'before' | 'after' | 'aside';

/** ', válida pela Série B'. */
const PHRASE_START = /,\s+(?=(?:v[áa]lid[oa]\s+)?pel[ao]s?\s)/u;

/** 'Local: Maracanã' inside a line; returns the rest to read or null. */
function takeLabelled(field: string, facts: Facts, known: Known): string | null {
	const label = readLabel(field);
	if (label === null || label.kind === 'game') return field;
	const { kind, value } = label;
	if (kind === 'time' || kind === 'date') return value;
	if (kind === 'channels' && value !== '') {
		const list = readChannelList(value, known.channel);
		facts.untelevised ||= list.none;
		addChannels(facts, list.channels);
	} else if (kind === 'venue' && value !== '') facts.venue ??= value;
	else if (kind === 'competition' && value !== '') facts.competition ??= value;
	else if (kind === 'round' && value !== '') facts.round ??= value;
	return null;
}

function readField(input: string, side: Side, facts: Facts, known: Known): void {
	const field = takeLabelled(input, facts, known);
	if (field !== null) readUnlabelled(field, side, facts, known);
}

function readUnlabelled(input: string, side: Side, facts: Facts, known: Known): void {
	const untimed = trimField(takeHour(input, facts));
	const [first, ...more] = untimed.split(PHRASE_START);
	if (first !== undefined && more.length > 0) {
		for (const phrase of [first, ...more]) readField(phrase, side, facts, known);
		return;
	}
	const shown = side === 'after' ? wordsWithChannels(untimed, known) : null;
	if (shown) {
		addChannels(facts, shown.channels);
		readField(shown.words, side, facts, known);
		return;
	}
	const both = splitPlace(untimed, known, side === 'after');
	if (both) {
		facts.venue ??= both.place;
		readField(both.rest, side, facts, known);
	} else readUntimed(untimed, side, facts, known);
}

/** Returns the text after a leading day: 'sábado, 13h'; null for none. */
function takeDayAhead(text: string, facts: Facts): string | null {
	const [first = '', ...rest] = text.split(/,\s+/u);
	const day = rest.length > 0 ? takeDay(first) : null;
	if (day?.rest !== '') return null;
	// 'quinta-feira, 24 de novembro' is one day.
	if (day.day === undefined && takeDay(text)?.day !== undefined) return null;
	facts.day ??= day;
	return rest.join(', ');
}

/** '1º de Maio' is a ground: months have no capital letter. */
const GROUND = /^\d{1,2}[ºo°]? de \p{Lu}\p{Ll}+$/u;

function readUntimed(untimed: string, side: Side, facts: Facts, known: Known): void {
	if (takeRemark(untimed, facts)) return;
	if (UNDEFINED.test(untimed)) {
		facts.open = true;
		return;
	}
	if (side === 'after' && GROUND.test(untimed)) {
		facts.venue ??= untimed;
		return;
	}
	const later = takeDayAhead(untimed, facts);
	if (later !== null) {
		readUnlabelled(later, side, facts, known);
		return;
	}
	const list = readChannelList(untimed, known.channel);
	const stated = takeDay(untimed);
	// 'no domingo, dia 22 (Sport TV1)' is not a plain list.
	const isList = !NAMES_CHANNELS.test(untimed) && areChannels(list) && stated?.day === undefined;
	const day = isList ? null : stated;
	if (day) facts.day ??= day;
	const field = takeRoundGroup(trimField(day?.rest ?? untimed), facts);
	const both = day ? splitPlace(field, known, false) : null;
	if (both) {
		facts.venue ??= both.place;
		readUntimed(both.rest, side, facts, known);
		return;
	}
	readUndated(field, side, facts, known);
}

const PLACE_FORM =
	/^(?!.*\s[-–—])n[ao]s?\s\p{Lu}[^,()]{2,50},\s+em\s\p{Lu}[^,()]{2,40}(?:\s\([A-Z]{2}\))?$/u;

function readUndated(field: string, side: Side, facts: Facts, known: Known): void {
	if (PLACE_FORM.test(field)) {
		facts.venue ??= field.replace(/^n[ao]s?\s+/iu, '');
		return;
	}
	const both = side === 'after' ? splitPlaceList(field, known) : null;
	if (both) {
		facts.venue ??= both.place;
		addChannels(facts, both.channels);
		return;
	}
	const grouped = groupAtEnd(field, known);
	if (grouped) addChannels(facts, grouped);
	if (grouped || !/\p{L}(?:\p{L}|\+)/u.test(field) || takeKnown(field, facts, known)) return;
	const sentence = channelsOfSentence(field, known.channel);
	if (sentence) addChannels(facts, sentence);
	else if (VENUE.test(field))
		facts.venue ??= field.replace(/^(?:n[oa]s?|em)\s+/iu, '').replace(/[.,\s]+$/, '');
	else if (side === 'after' && isPlace(field, known)) facts.venue ??= field;
	else readLoose(field, side, facts, known);
}

function takeRemark(field: string, facts: Facts): boolean {
	const [isUndated, isRecorded] = [UNDATED.test(field), RECORDED.test(field)];
	facts.undated ||= isUndated;
	facts.recorded ||= isRecorded;
	return isUndated || isRecorded;
}

function readLoose(field: string, side: Side, facts: Facts, known: Known): void {
	const parts = field.split(/,\s+/u).filter(Boolean);
	if (parts.length > 1) {
		for (const part of parts)
			if (!takeKnown(part.trim(), facts, known)) readField(part.trim(), side, facts, known);
		return;
	}
	const tail = /^(?:v[áa]lid[oa]\s+)?pel[ao]s?\s+(.+)$/iu.exec(field)?.[1];
	if (tail && takeKnown(tail.replace(/[.]$/, ''), facts, known)) return;
	if (side !== 'aside' && isName(field)) guess(field, side, facts, known);
}

/** 'Destaque para' leads to the sides. */
const LEADS_ON = / (?:para|com|entre|de|que|por|contra)$/iu;

function isName(field: string): boolean {
	const isShort =
		/^["“]?[\p{Lu}\d]/u.test(field) && field.split(' ').length <= 6 && !LEADS_ON.test(field);
	return (
		isShort &&
		![UNDEFINED, CONNECTIVE, ...STATUSES.map(([pattern]) => pattern)].some((pattern) =>
			pattern.test(field),
		)
	);
}

/** A name is a competition before the sides, a channel after them. */
function guess(field: string, side: Side, facts: Facts, known: Known): void {
	const list = readChannelList(field, known.channel);
	if (
		side === 'after' &&
		list.known === 0 &&
		list.channels.length > 0 &&
		list.channels.every(({ name }) => known.team(name))
	)
		return;
	facts.guessed = true;
	if (side === 'before') facts.competition ??= CATEGORY.test(field) ? null : field;
	else if (
		list.known > 0 ||
		looksLikeChannels(list) ||
		(!/^\d/u.test(field) && !/ \p{Ll}{5,} /u.test(field) && !COMPETITION.test(field))
	)
		addChannels(facts, list.channels);
}

/** Reads the text on one side of a pair into `facts`. */
export function readFacts(text: string, side: Side, facts: Facts, known: Known): void {
	takeStatus(text, facts);
	facts.undated ||= UNANNOUNCED.test(text);
	if (OTHER_SPORT.test(text)) facts.otherSport ||= side === 'before';
	const isProse = / \p{Ll}{3,} \p{Ll}{2,} \p{Ll}{3,}/u.test(text) && !text.includes('|');
	const stated = isProse ? channelsOfProse(text, known.channel) : [];
	const first = facts.channels.length;
	for (const field of isProse
		? splitFields(text).flatMap((part) =>
				part.split(/,\s+(?!(?:\p{Lu}|[A-Z]{2}\b|dia\s\d|n[oa] (?:YouTube|Twitch|Facebook)))/u),
			)
		: splitFields(text)) {
		readField(trimField(field), side, facts, known);
	}
	keepStated(facts, first, stated, known.channel);
}
