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
import type { Known } from '#core/importing/agenda/known.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { Facts } from './facts.ts';

/**
 * No game has more channels: longer lists are noise, and comparing thousands of names pairwise
 * takes minutes.
 */
const MOST_CHANNELS = 100;

export function addChannels(facts: Facts, channels: readonly RawChannel[]): void {
	if (facts.channels.length >= MOST_CHANNELS) return;
	const names = new Set(facts.channels.map(({ name }) => name.toLowerCase()));
	facts.channels.push(...channels.filter(({ name }) => !names.has(name.toLowerCase())));
}

/** A lone region applies to the preceding channel, or else to the channels of the section. */
function addRegion(facts: Facts, region: Region): void {
	const last = facts.channels.at(-1);
	if (!last) facts.region = region;
	else {
		last.include.push(...region.include);
		last.exclude.push(...region.exclude);
		last.note ??= region.note;
	}
}

/** 'Copa do Nordeste sub-20 (semifinal)': moves the phase out of the name. */
export function takeRoundGroup(field: string, facts: Facts): string {
	const match = /^(.*?)\s*\(([^()]+)\)\s*$/u.exec(field);
	if (!match?.[1] || !match[2] || !ROUND.test(match[2])) return field;
	facts.round ??= match[2];
	return match[1];
}

/** A complete name, not a piece of a sentence. */
function isTitle(text: string): boolean {
	return /^[\p{Lu}\d]/u.test(text) && !text.includes(', ') && text.split(' ').length <= 8;
}

export const NAMES_CHANNELS =
	/transmi|exib|mostra|anuncia(?!\p{L})|assist|televis|acompanhad|dispon[íi]ve|passa(?:r|r[áa])? n/iu;

/** '(transmissão Metrópoles Esportes)', 'com transmissão da TV Azul': an unknown name. */
const BARE_CHANNEL =
	/^(?:com )?transmiss[ãa]o(?: ao vivo)?(?: (?:d|n|pel)[ao]s?)? ((?:\p{Lu}[\p{L}\d+!]*|TV)(?: (?:\p{Lu}[\p{L}\d+!]*|\d)){0,2})$/u;

/** 'a partida será transmitida pela TV Globo' */
function takeStated(field: string, facts: Facts, known: Known): boolean {
	const stated = NAMES_CHANNELS.test(field) ? channelsOfSentence(field, known.channel) : null;
	const [, names = ''] = stated === null ? (BARE_CHANNEL.exec(field) ?? []) : [];
	const channels = stated ?? (names === '' ? [] : readChannelList(names, known.channel).channels);
	addChannels(facts, channels);
	return channels.length > 0;
}

/** No channel has such a name. */
const COMPETITION_FIRST =
	/^(?:copa|campeonato|ta[çc]a|liga|torneio|supercopa|recopa|eliminat[óo]rias) /iu;

/** 'Libertadores (Globo e ESPN)': the competition, with its channels in parentheses. */
function takeListed(field: string, facts: Facts, known: Known): boolean {
	const [, name, inner] =
		/^(?:pel[ao]\s+)?([^()]+?)\s*\(((?:[^()]|\([^()]*\))+)\)$/iu.exec(field) ?? [];
	const isNamed =
		known.competition(name ?? '') ||
		(COMPETITION_FIRST.test(name ?? '') && isTitle(name ?? '') && !known.channel(field));
	if (!name || !inner || !isNamed || !areChannels(readChannelList(inner, known.channel)))
		return false;
	facts.competition ??= name;
	return takeKnown(inner, facts, known);
}

/**
 * 'Paulistão, no Pacaembu', 'LaLiga, na ESPN': the competition, although a channel has the same
 * name, then more facts.
 */
function takeCompetitionAhead(field: string, facts: Facts, known: Known): boolean {
	const [, name = '', rest = ''] = /^(\p{Lu}[^,()]{2,40}), ((?:n[ao]s?|em) .+)$/u.exec(field) ?? [];
	if (facts.competition !== null || !known.competition(name) || !known.channel(name)) return false;
	facts.competition = name;
	if (!takeKnown(rest, facts, known)) facts.venue ??= rest.replace(/^(?:n[ao]s?|em) /u, '');
	return true;
}

/** 'pela Série B (para SP e PR)': the competition and the region where it is shown. */
function takePlaced(field: string, facts: Facts, known: Known): boolean {
	const [, name = '', inner = ''] = /^(?:pel[ao]\s+)?(.+?)\s*\(([^()]+)\)$/iu.exec(field) ?? [];
	const region =
		known.competition(name) && !known.channel(name) && !known.competition(field)
			? readRegion(inner)
			: null;
	if (region === null || region.include.length + region.exclude.length === 0) return false;
	facts.competition ??= name;
	addRegion(facts, region);
	return true;
}

/** 'Sport TV2 (Serie A)': the channel, with its competition in parentheses. */
function takeShownIn(field: string, facts: Facts, known: Known): boolean {
	const [, names = '', inner = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(field) ?? [];
	if (
		!known.competition(inner) ||
		known.channel(field) ||
		!areChannels(readChannelList(names, known.channel))
	)
		return false;
	facts.competition ??= inner;
	return takeKnown(names, facts, known);
}

/** A competition alone, after 'pela' or 'na', or with its phase. */
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

/**
 * 'Paulistão' is both a competition and a channel. Alone, with no competition known yet, it is the
 * competition.
 */
function isCompetitionFirst(field: string, list: ChannelList, facts: Facts, known: Known): boolean {
	return (
		facts.competition === null &&
		known.competition(field) &&
		!looksLikeChannels(list) &&
		!known.team(field)
	);
}

/** 'Neo Química Arena', 'Allianz Parque' */
const GROUND_NAME =
	/^(?:est[áa]dio|arena|allianz|neo qu[íi]mica)(?!\p{L})|(?<!\p{L})(?:arena|stadium|est[áa]dio)$/iu;

/** '(Série C, Nosso Futebol)': removes a competition or a ground from the channels. */
function withoutCompetition({ channels }: ChannelList, facts: Facts, known: Known): RawChannel[] {
	const shown = channels.filter(
		({ name }) => known.channel(name) || !(GROUND_NAME.test(name) || isKnownVenue(name)),
	);
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

/** 'no Estádio do Vale, em Novo Hamburgo, no Rio Grande do Sul': the state of the ground. */
function isWhere(field: string, { venue }: Facts): boolean {
	return venue !== null && /^(?:n[oa]|em)\s/iu.test(field);
}

/**
 * 'vai ao ar para o Rio de Janeiro e Ceará', 'fica restrito ao Paraná', 'cobre São Paulo': the
 * region where the game is shown.
 */
const SEEN_IN =
	/^(?:(?:vai ao ar|passa|ser[áa] (?:exibid|mostrad|transmitid)[oa]|fica(?: restrit[oa])?) (?:apenas |s[óo] |somente )?(?:para|em|aos?|[ao]s?|n[ao]s?)|cobre) (?:[oa]s? )?(.{2,240}?)(?:, em \p{Lu}[\p{L} ]+)?\.?$/iu;

export function takeKnown(field: string, facts: Facts, known: Known): boolean {
	if (
		takeStated(field, facts, known) ||
		takeListed(field, facts, known) ||
		takeShownIn(field, facts, known)
	)
		return true;
	if (takePlaced(field, facts, known) || takeCompetitionAhead(field, facts, known)) return true;
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
	const region = readRegion(SEEN_IN.exec(field)?.[1] ?? field);
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
