import { COMPETITION } from '#core/football-pt/words.ts';
import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import {
	areAllKnown,
	areChannels,
	looksLikeChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';

/**
 * 'Vilhenense-RO FPF TV, Mycujoo': in a table that lost its cells, the channels follow the away
 * side.
 */
export function cutFlattened(
	away: string,
	known: AgendaState['known'],
): { away: string; tail: string } {
	const words = away.split(' ');
	if (known.team(away) || words.length < 2) return { away, tail: '' };
	for (let count = words.length - 1; count > 0; count--) {
		const [name, tail] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
		const list = readChannelList(tail, known.channel);
		const ends = (known.team(name) && !/\s(?:d[aeo]s?|e)$/u.test(name)) || /-[A-Z]{2}$/.test(name);
		if (ends && list.channels.length > 0 && (areChannels(list) || /-[A-Z]{2}$/.test(name)))
			return { away: name, tail: cutTail(tail, known) };
		const placed = ends ? cutVenue(words.slice(count), known) : null;
		if (placed) return { away: name, tail: placed };
	}
	return cutChannels(words, known) ?? { away, tail: '' };
}

/**
 * 'Centro Rondoniense Xsports': an unknown side, then the longest run of words that are all
 * channels.
 */
function cutChannels(
	words: readonly string[],
	known: AgendaState['known'],
): { away: string; tail: string } | null {
	for (let count = 1; count < words.length; count++) {
		const [name, tail] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
		const list = readChannelList(tail, known.channel);
		const areAll = areAllKnown(list) && !known.team(tail);
		if (areAll && !/(?:^|[\s,;/])(?:d[aeo]s?|e|,)$/u.test(name))
			return { away: name, tail: `| ${tail}` };
	}
	return null;
}

/**
 * 'Palmeiras Arena MRV (Belo Horizonte)': a known side, then the ground with its town in
 * parentheses.
 */
export function cutGround(
	{ away, after }: Matchup,
	known: AgendaState['known'],
): { away: string; tail: string } | null {
	const words = away.split(' ');
	if (
		!/^\((?!C(?:lássico|LÁSSICO)|D(?:érbi|ÉRBI)|F(?:inal|INAL)|S(?:emi|EMI))\p{Lu}[\p{L} .'-]{3,40}\)/u.test(
			after,
		) ||
		words.length < 2 ||
		known.team(away) ||
		isNoTown(/^\(([^()]+)\)/u.exec(after)?.[1] ?? '', known)
	)
		return null;
	for (let count = words.length - 1; count > 0; count--) {
		const [name, place] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
		const ends = (known.team(name) && !/\s(?:d[aeo]s?|e)$/u.test(name)) || /-[A-Z]{2}$/.test(name);
		if (ends && /^\p{Lu}/u.test(place) && !known.channel(place))
			return { away: name, tail: `| Local: ${place} | ` };
	}
	return null;
}

/**
 * 'União Barbarense (SporTV e Premiere)', 'Real Brasília (Copa do Brasil)': complete names; the
 * parentheses hold no town.
 */
function isNoTown(group: string, known: AgendaState['known']): boolean {
	const list = readChannelList(group, known.channel);
	return (
		known.competition(group) || COMPETITION.test(group) || list.known > 0 || looksLikeChannels(list)
	);
}

/** 'YouTube "TV Azul"': the quoted text after a service is a channel name, known or not. */
const ON_SERVICE = /^(?:youtube|facebook|twitch) ["“]/iu;

/** 'Arena MRV Premiere': a venue, then channels that are all known. */
function cutVenue(words: readonly string[], known: AgendaState['known']): string | null {
	const tail = words.join(' ');
	const all = readChannelList(tail, known.channel);
	if (known.channel(tail) || areAllKnown(all)) return null;
	for (let count = 1; count < words.length; count++) {
		const [place, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
		const list = readChannelList(rest, known.channel);
		const isPlace =
			/^\p{Lu}/u.test(place) &&
			readChannelList(place, known.channel).known === 0 &&
			!/[,;/]$/u.test(place);
		const areShown =
			areAllKnown(list) ||
			((place.endsWith(')') || ON_SERVICE.test(rest)) && looksLikeChannels(list));
		if (isPlace && areShown) return `| Local: ${place} | ${rest} `;
	}
	return null;
}

/** 'Campeonato Inglês ESPN e Disney+': the competition, then the channels. */
function cutTail(tail: string, known: AgendaState['known']): string {
	const words = tail.split(' ');
	for (let count = words.length - 1; count > 0; count--) {
		const [name, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
		if (known.competition(name) && areChannels(readChannelList(rest, known.channel)))
			return `| ${name} | ${rest} `;
	}
	return cutVenue(words, known) ?? `| ${tail}`;
}
