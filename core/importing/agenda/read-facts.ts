import type { RawChannel } from '#core/importing/raw-game.ts';
import { areChannels, type ChannelList, looksLikeChannels, readChannelList } from './channel-list.ts';
import { channelsOfSentence } from './channel-sentence.ts';
import { findClocks, takeZone } from './clock.ts';
import { takeDay } from './day-words.ts';
import type { Facts } from './facts.ts';
import { isPlace } from './field-place.ts';
import type { Known } from './known.ts';
import { groundWithChannels, groupAtEnd, splitPlace, splitPlaceList } from './place-and-channels.ts';
import { type Region, readRegion } from './regions.ts';
import { CATEGORY, CONNECTIVE, NOT_TOLD, RECORDED, UNDATED, UNDEFINED } from './remarks.ts';
import { splitFields, trimField } from './split-fields.ts';
import { keepTold, toldWhole } from './told-channels.ts';
import { bareRound, COMPETITION, OTHER_SPORT, ROUND, readLabel, STATUSES, splitRound, VENUE } from './words.ts';

function takeStatus(text: string, facts: Facts): void {
	for (const [pattern, status] of STATUSES) if (pattern.test(text)) facts.status = status;
}

/** Takes hours and zones out of a field. */
export function takeHour(text: string, facts: Facts): string {
	const zone = takeZone(text);
	if (zone) facts.zone ??= zone.zone;
	const rest = zone?.rest ?? text;
	const [clock] = findClocks(rest);
	if (!clock) return rest;
	facts.time ??= clock.time;
	const before = rest.slice(0, clock.start).replace(/(?:^|\s)(?:a partir d?[aà]s?|[àáa]s|[àa]|,)\s*$/iu, ' ');
	const after = rest.slice(clock.end);
	return takeHour(`${before} ${after}`.replace(/\s+/gu, ' '), facts).trim();
}

/** `aside`: prose before the sides, of which only known things are taken. */
type Side = 'before' | 'after' | 'aside';

/** No game is on more channels: what names more is noise, and comparing thousands of names with each other takes minutes. */
const MOST_CHANNELS = 100;

function addChannels(facts: Facts, channels: readonly RawChannel[]): void {
	if (facts.channels.length >= MOST_CHANNELS) return;
	const names = new Set(facts.channels.map(({ name }) => name.toLowerCase()));
	facts.channels.push(...channels.filter(({ name }) => !names.has(name.toLowerCase())));
}

/** A place alone: of the channel before it, or of the channels that the section names. */
function addRegion(facts: Facts, region: Region): void {
	const last = facts.channels.at(-1);
	if (!last) facts.region = region;
	else {
		last.include.push(...region.include);
		last.exclude.push(...region.exclude);
		last.note ??= region.note;
	}
}

/** 'Copa do Nordeste sub-20 (semifinal)': the phase leaves the name. */
function takeRoundGroup(field: string, facts: Facts): string {
	const match = /^(.*?)\s*\(([^()]+)\)\s*$/u.exec(field);
	if (!match?.[1] || !match[2] || !ROUND.test(match[2])) return field;
	facts.round ??= match[2];
	return match[1];
}

/** A name of its own, not a piece of a sentence. */
function isTitle(text: string): boolean {
	return /^[\p{Lu}\d]/u.test(text) && !text.includes(', ') && text.split(' ').length <= 8;
}

const TELLS_CHANNELS = /transmi|exib|mostra|assist|televis|acompanhad|dispon[íi]ve|passa(?:r|r[áa])? n/iu;

/** 'a partida será transmitida pela TV Globo' */
function takeTold(field: string, facts: Facts, known: Known): boolean {
	const told = TELLS_CHANNELS.test(field) ? channelsOfSentence(field, known.channel) : null;
	if (told) addChannels(facts, told);
	return told !== null;
}

/** 'Libertadores (Globo e ESPN)': the competition, and its channels in parentheses. */
function takeListed(field: string, facts: Facts, known: Known): boolean {
	const [, name, inner] = /^(?:pel[ao]\s+)?(.+?)\s*\(([^()]+)\)$/iu.exec(field) ?? [];
	if (!name || !inner || !known.competition(name) || !areChannels(readChannelList(inner, known.channel))) return false;
	return takeKnown(name, facts, known) && takeKnown(inner, facts, known);
}

/** 'Sport TV2 (Serie A)': the channel, and its competition in parentheses. */
function takeShownIn(field: string, facts: Facts, known: Known): boolean {
	const [, names = '', inner = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(field) ?? [];
	if (!known.competition(inner) || known.channel(field) || !areChannels(readChannelList(names, known.channel))) return false;
	facts.competition ??= inner;
	return takeKnown(names, facts, known);
}

/** A competition said alone, also behind 'pela' or 'na', or with its phase. */
function takeCompetition(field: string, facts: Facts, known: Known): boolean {
	if (facts.competition !== null) return false;
	const named = field.replace(/^(?:pel[ao]s?|n[ao]s?|d[ao]s?)\s+(?=\p{Lu})/iu, '').replace(/,\s+[oa]s?$/iu, '');
	const { competition, round } = splitRound(field);
	if (named !== field && known.competition(named) && !known.team(named)) facts.competition = named;
	else if (round !== null && known.competition(competition)) {
		facts.competition = competition;
		facts.round ??= round;
	}
	return facts.competition !== null;
}

/** 'Paulistão' is a competition and a channel of its own: said alone, before any competition, it is the first. */
function isCompetitionFirst(field: string, list: ChannelList, facts: Facts, known: Known): boolean {
	return facts.competition === null && known.competition(field) && !looksLikeChannels(list) && !known.team(field);
}

/** '(Série C, Nosso Futebol)': the competition stands in the list. */
function withoutCompetition({ channels }: ChannelList, facts: Facts, known: Known): RawChannel[] {
	const named = channels.find(({ name }) => !known.channel(name) && known.competition(name));
	if (!named || channels.length < 2) return channels;
	facts.competition ??= named.name;
	return channels.filter((channel) => channel !== named);
}

/** 'no Estádio do Vale, em Novo Hamburgo, no Rio Grande do Sul': the state of the ground. */
function isWhere(field: string, { venue }: Facts): boolean {
	return venue !== null && /^(?:n[oa]|em)\s/iu.test(field);
}

function takeKnown(field: string, facts: Facts, known: Known): boolean {
	if (takeTold(field, facts, known) || takeListed(field, facts, known) || takeShownIn(field, facts, known)) return true;
	const list = readChannelList(field, known.channel);
	if (isCompetitionFirst(field, list, facts, known)) {
		facts.competition = field;
		return true;
	}
	if (list.none) facts.untelevised = true;
	if (list.none || areChannels(list)) {
		addChannels(facts, withoutCompetition(list, facts, known));
		return true;
	}
	const region = readRegion(field);
	if (region && !isWhere(field, facts)) addRegion(facts, region);
	if (region || takeCompetition(field, facts, known)) return true;
	return takeRoundOrTitle(field, facts, known);
}

function takeRoundOrTitle(field: string, facts: Facts, known: Known): boolean {
	if (ROUND.test(field)) {
		facts.round ??= bareRound(field);
		return true;
	}
	if (facts.competition !== null || !(known.competition(field) || (COMPETITION.test(field) && isTitle(field)))) return false;
	facts.competition = field;
	return true;
}

/** ', pela Série B', ', válido pela final': another statement of the same sentence. */
const PHRASE_START =
	/,\s+(?=(?:v[áa]lid[oa]\s+)?pel[ao]s?\s+(?:\p{Lu}|\d|fase|semi|final|oitav|quart|primeir|segund|terceir|quint|sext|s[ée]tim|non[ao]|d[ée]cim|[úu]ltim))/u;

/** 'Transmissão: RedeTV e ESPN', 'Local: Maracanã' inside the line. Returns what is still to be read; null where nothing is. */
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
	const both = splitPlace(untimed, known) ?? (side === 'after' ? groundWithChannels(untimed, known) : null);
	if (both) {
		facts.venue ??= both.place;
		readField(both.rest, side, facts, known);
	} else readUntimed(untimed, side, facts, known);
}

/** 'sábado, 13h, Globo e SporTV': the day, and what is left behind it; null where no day stands first. */
function takeDayAhead(text: string, facts: Facts): string | null {
	const [first = '', ...rest] = text.split(/,\s+/u);
	const day = rest.length > 0 ? takeDay(first) : null;
	if (day?.rest !== '') return null;
	// 'quinta-feira, 24 de novembro' is one day.
	if (day.day === undefined && takeDay(text)?.day !== undefined) return null;
	facts.day ??= day;
	return rest.join(', ');
}

function readUntimed(untimed: string, side: Side, facts: Facts, known: Known): void {
	if (takeRemark(untimed, facts)) return;
	const later = takeDayAhead(untimed, facts);
	if (later !== null) {
		readUnlabelled(later, side, facts, known);
		return;
	}
	const isList = !TELLS_CHANNELS.test(untimed) && areChannels(readChannelList(untimed, known.channel));
	const day = isList ? null : takeDay(untimed);
	if (day) facts.day ??= day;
	const field = takeRoundGroup(trimField(day?.rest ?? untimed), facts);
	const both = day ? splitPlace(field, known) : null;
	if (both) {
		facts.venue ??= both.place;
		readUntimed(both.rest, side, facts, known);
		return;
	}
	readUndated(field, side, facts, known);
}

/** 'no Aníbal Toledo, em Aparecida (GO)' */
const PLACE_FORM = /^(?!.*\s[-–—])n[ao]s?\s\p{Lu}[^,()]{2,50},\s+em\s\p{Lu}[^,()]{2,40}(?:\s\([A-Z]{2}\))?$/u;

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
	else if (VENUE.test(field)) facts.venue ??= field.replace(/^(?:n[oa]s?|em)\s+/iu, '').replace(/[.,\s]+$/, '');
	else if (side === 'after' && isPlace(field, known)) facts.venue ??= field;
	else readLoose(field, side, facts, known);
}

function takeRemark(field: string, facts: Facts): boolean {
	const [isUndated, isRecorded] = [UNDATED.test(field), RECORDED.test(field)];
	facts.undated ||= isUndated;
	facts.recorded ||= isRecorded;
	return isUndated || isRecorded;
}

/** A field that is nothing as a whole: its parts at the commas, or what stands in its place. */
function readLoose(field: string, side: Side, facts: Facts, known: Known): void {
	const parts = field.split(/,\s+/u).filter(Boolean);
	if (parts.length > 1) {
		for (const part of parts) if (!takeKnown(part.trim(), facts, known)) readField(part.trim(), side, facts, known);
		return;
	}
	const tail = /^(?:v[áa]lid[oa]\s+)?pel[ao]s?\s+(.+)$/iu.exec(field)?.[1];
	if (tail && takeKnown(tail.replace(/[.]$/, ''), facts, known)) return;
	facts.open ||= UNDEFINED.test(field);
	if (side !== 'aside' && isName(field)) guess(field, side, facts, known);
}

/** 'Sediado em Guarulhos': the beginning of the next sentence. */
const PARTICIPLE = /^\p{Lu}\p{Ll}+[aie](?:d[oa]|ndo)s? (?:em|n[oa]s?|por|pel[oa]s?|com) /u;

function isName(field: string): boolean {
	const isShort = /^["“]?[\p{Lu}\d]/u.test(field) && field.split(' ').length <= 6 && !PARTICIPLE.test(field);
	return isShort && ![UNDEFINED, CONNECTIVE, ...STATUSES.map(([pattern]) => pattern)].some((pattern) => pattern.test(field));
}

/** What a name most likely is by its place: a competition before the sides, a channel behind them. */
function guess(field: string, side: Side, facts: Facts, known: Known): void {
	facts.guessed = true;
	const list = readChannelList(field, known.channel);
	if (side === 'before') facts.competition ??= CATEGORY.test(field) ? null : field;
	else if (list.known > 0 || looksLikeChannels(list) || (!/^\d/u.test(field) && !COMPETITION.test(field)))
		addChannels(facts, list.channels);
}

/** Reads what stands before or after the sides of a game. `known` tells channels and competitions from everything else. */
export function readFacts(text: string, side: Side, facts: Facts, known: Known): void {
	takeStatus(text, facts);
	facts.undated ||= NOT_TOLD.test(text);
	if (OTHER_SPORT.test(text)) facts.otherSport ||= side === 'before';
	const isProse = / \p{Ll}{3,} \p{Ll}{2,} \p{Ll}{3,}/u.test(text) && !text.includes('|');
	const told = isProse ? toldWhole(text, known.channel) : [];
	const first = facts.channels.length;
	for (const field of isProse
		? splitFields(text).flatMap((part) => part.split(/,\s+(?!(?:\p{Lu}|[A-Z]{2}\b|dia\s\d))/u))
		: splitFields(text)) {
		readField(trimField(field), side, facts, known);
	}
	keepTold(facts, first, told, known.channel);
}
