import { type Region, readRegion } from '#core/football-pt/coverage-words.ts';
import { bareRound, COMPETITION, ROUND, splitRound } from '#core/football-pt/words.ts';
import { isKnownVenue } from '#core/games/known-venues.ts';
import {
	areChannels,
	type ChannelList,
	looksLikeChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { Facts } from './facts.ts';

/** Longer lists are noise. */
const MOST_CHANNELS = 100;

export function addChannels(facts: Facts, channels: readonly RawChannel[]): void {
	if (facts.channels.length >= MOST_CHANNELS) return;
	const names = new Set(facts.channels.map(({ name }) => name.toLowerCase()));
	for (const channel of channels) {
		if (!names.has(channel.name.toLowerCase())) facts.channels.push(channel);
		names.add(channel.name.toLowerCase());
	}
}

/** Without a channel before it, a region is the section's. */
function addRegion(facts: Facts, region: Region): void {
	const last = facts.channels.at(-1);
	if (!last) facts.region = region;
	else {
		last.include.push(...region.include);
		last.exclude.push(...region.exclude);
		last.note ??= region.note;
	}
}

/** Moves '(final)' from a name into `facts`; returns the name. */
export function takeRoundGroup(field: string, facts: Facts): string {
	const match = /^(.*?)\s*\(([^()]+)\)\s*$/u.exec(field);
	if (!match?.[1] || !match[2] || !ROUND.test(match[2])) return field;
	facts.round ??= match[2];
	return match[1];
}

function isTitle(text: string): boolean {
	return /^[\p{Lu}\d]/u.test(text) && !text.includes(', ') && text.split(' ').length <= 8;
}

export const NAMES_CHANNELS =
	/transmi|exib|mostra|anuncia(?!\p{L})|assist|televis|acompanhad|dispon[íi]ve|passa(?:r|r[áa])? n/iu;

function takeStated(field: string, facts: Facts, known: Known): boolean {
	const stated = NAMES_CHANNELS.test(field) ? channelsOfSentence(field, known.channel) : null;
	addChannels(facts, stated ?? []);
	return stated !== null;
}

const GROUP = /^(?:pel[ao]\s+)?([^()]+?)\s*\(((?:[^()]|\([^()]*\))+)\)$/iu;

/** 'Libertadores (Globo e ESPN)', 'pela Série B (para SP)', 'Sport TV2 (Serie A)'. */
function takeGroup(field: string, facts: Facts, known: Known): boolean {
	const [, name = '', inner = ''] = GROUP.exec(field) ?? [];
	if (inner === '' || known.channel(field)) return false;
	const isNamed = known.competition(name);
	if ((isNamed || (COMPETITION.test(name) && isTitle(name))) && shows(inner, known)) {
		facts.competition ??= name;
		return takeKnown(inner, facts, known);
	}
	if (known.competition(inner) && shows(name, known)) {
		facts.competition ??= inner;
		return takeKnown(name, facts, known);
	}
	const region =
		isNamed && !known.channel(name) && !known.competition(field) ? readRegion(inner) : null;
	if (region === null || region.include.length + region.exclude.length === 0) return false;
	facts.competition ??= name;
	addRegion(facts, region);
	return true;
}

function shows(text: string, known: Known): boolean {
	return areChannels(readChannelList(text, known.channel));
}

function takeCompetition(field: string, facts: Facts, known: Known): boolean {
	if (facts.competition !== null) return false;
	const named = field
		.replace(/^(?:pel[ao]s?|n[ao]s?|d[ao]s?)\s+(?=\p{Lu})/iu, '')
		.replace(/,\s+[oa]s?$/iu, '');
	const { competition, round } = splitRound(field);
	if (named !== field && known.competition(named) && !known.team(named)) facts.competition = named;
	else if (round !== null && known.competition(competition)) {
		facts.competition = competition;
		facts.round ??= round;
	}
	return facts.competition !== null;
}

/** 'Paulistão' is a competition and a channel. */
function isCompetitionFirst(field: string, list: ChannelList, facts: Facts, known: Known): boolean {
	return (
		facts.competition === null &&
		known.competition(field) &&
		!looksLikeChannels(list) &&
		!known.team(field)
	);
}

function withoutCompetition({ channels }: ChannelList, facts: Facts, known: Known): RawChannel[] {
	const shown = channels.filter(({ name }) => known.channel(name) || !isKnownVenue(name));
	const [ground] = channels.filter((channel) => !shown.includes(channel));
	if (ground && shown.length > 0) {
		facts.venue ??= ground.name;
		return shown;
	}
	const named = channels.find(({ name }) => !known.channel(name) && known.competition(name));
	if (!named || channels.length < 2) return channels;
	facts.competition ??= named.name;
	return channels.filter((channel) => channel !== named);
}

/** 'em Recife' after the ground. */
function isWhere(field: string, { venue }: Facts): boolean {
	return venue !== null && /^(?:n[oa]|em)\s/iu.test(field);
}

/** 'fica restrito ao Premiere'. */
const SEEN_IN =
	/^(?:vai ao ar|passa|fica(?: restrit[oa])?|ser[áa] (?:exibid|mostrad|transmitid)[oa]|cobre) (?:aos? )?/iu;

/** Takes a field of a known kind into `facts`; false for nothing known. */
export function takeKnown(field: string, facts: Facts, known: Known): boolean {
	if (takeStated(field, facts, known) || takeGroup(field, facts, known)) return true;
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
	const region = readRegion(field.replace(SEEN_IN, ''));
	if (region && !isWhere(field, facts)) addRegion(facts, region);
	if (region || takeCompetition(field, facts, known)) return true;
	return takeRoundOrTitle(field, facts, known);
}

function takeRoundOrTitle(field: string, facts: Facts, known: Known): boolean {
	if (ROUND.test(field)) {
		facts.round ??= bareRound(field);
		return true;
	}
	if (
		facts.competition !== null ||
		!(known.competition(field) || (COMPETITION.test(field) && isTitle(field)))
	)
		return false;
	facts.competition = field;
	return true;
}
