import { takeDay } from '#core/football-pt/day-words.ts';
import { COMPETITION, ROUND, VENUE } from '#core/football-pt/words.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';

const SHOWN_ON =
	/(?:^|\P{L})(?:tv|youtube|canal|rede|play|plus|app|site|portal|streaming|r[áa]dio|sports?|espn|sportv|rtp|sic|tvi|fox|max|live|gol|goal|net|cnn)(?:\P{L}|$)|[!+\d]/iu;

const GROUND =
	/^(?:ct|c\.t\.|centro de treinamento|complexo|gin[áa]sio|est[áa]dio|stadium|stade|stadio|arena|parque|campo)\s|\s(?:stadium|arena|park)(?:\s|$)/iu;

/** Whether all parts are unknown names that sound like no channel. */
export function isPlace(field: string, known: Known): boolean {
	const parts = field
		.split(/,\s+|\s+[–—-]\s+/u)
		.map((part) => part.replace(/^(?:n[oa]s?|em)\s+/iu, '').trim());
	if (GROUND.test(field) && parts.every((part) => !known.channel(part))) return true;
	if (parts.length > 3 || field.split(' ').length > 12 || findClocks(field).length > 0)
		return false;
	const isNamed = parts.every(
		(part) => /^["“]?\p{Lu}/u.test(part) && !known.channel(part) && !known.competition(part),
	);
	return (
		isNamed &&
		!SHOWN_ON.test(field) &&
		!parts.some((part) => ROUND.test(part) || COMPETITION.test(part))
	);
}

const PLACE_AND_CHANNELS =
	/^(n[oa]s?\s+|em\s+)?([^\s,].{1,80}?)(?:,?\s+com\s+(.+)|\s*\(((?:[^()]|\([^()]*\))+)\))$/iu;

const WORDS_AND_LIST = /^([^:]{2,80}?)\s?:\s+(\S[^:]*)$/u;

/** Splits words from the known channels after a colon; null if the words name a channel. */
export function wordsWithChannels(
	field: string,
	known: Known,
): { words: string; channels: RawChannel[] } | null {
	const [, words = '', shown = ''] = WORDS_AND_LIST.exec(field) ?? [];
	const list = readChannelList(shown, known.channel);
	if (words === '' || !areAllKnown(list)) return null;
	// A channel may have the competition's name.
	if (!known.competition(words) && readChannelList(words, known.channel).known > 0) return null;
	return { words, channels: list.channels };
}

/** The channels of a group after words: '… (Globo e Premiere)'; null for none. */
export function groupAtEnd(field: string, known: Known): RawChannel[] | null {
	const [, words = '', group = ''] =
		/^((?:\p{Ll}\p{L}+|(?:\p{Ll}|Final |Semifinal |Jogo |Oitavas |Quartas )\S* \S+ .*) ?)\(([^()]+)\)$/u.exec(
			field,
		) ?? [];
	const list = readChannelList(group, known.channel);
	if (readChannelList(words, known.channel).known > 0) return null;
	return areAllKnown(list) ? list.channels : null;
}

/** Splits a place from its channels, or null. Without a preposition, it must follow the sides. */
export function splitPlace(
	field: string,
	known: Known,
	isAfter: boolean,
): { place: string; rest: string } | null {
	const [, preposition, place = '', listed, group] = PLACE_AND_CHANNELS.exec(field) ?? [];
	const list = readChannelList(listed ?? group ?? '', known.channel);
	const split = { place, rest: listed ?? group ?? '' };
	if (preposition === undefined)
		return isAfter && group && areAllKnown(list) && isPlace(place, known) ? split : null;
	// 'no domingo, dia 22 (SporTV)' is a day.
	const day = takeDay(place);
	if (known.channel(place) || (day && !/\p{L}{3}/u.test(day.rest))) return null;
	return areChannels(list) ? split : null;
}

/** Splits 'Aflitos, Recife, SporTV'; null for others. */
export function splitPlaceList(
	field: string,
	known: Known,
): { place: string; channels: RawChannel[] } | null {
	const parts = field.split(/,\s+/u);
	const first = parts.findIndex((part) => areChannels(readChannelList(part, known.channel)));
	if (first < 1 || !VENUE.test(field)) return null;
	const list = readChannelList(parts.slice(first).join(', '), known.channel);
	return areChannels(list)
		? { place: parts.slice(0, first).join(', '), channels: list.channels }
		: null;
}
