import { takeDay } from '#core/football-pt/day-words.ts';
import { VENUE } from '#core/football-pt/words.ts';
import {
	areAllKnown,
	areChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { Known } from '#core/importing/agenda/known.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { isPlace } from './field-place.ts';

/** 'no Barradão, com transmissão do Premiere': a venue and its channels. */
const PLACE_AND_CHANNELS = /^(n[oa]s?|em)\s+(.+?),?\s+((?:com|e)\s+(?:transmiss|exibi).+)$/iu;

/** 'em Araraquara, com sportv' */
const PLACE_WITH = /^(n[oa]s?|em)\s+(.+?),?\s+com\s+(.+)$/iu;

/** 'na Serrinha (RedeTV! e Disney+)' */
const PLACE_AND_GROUP = /^(n[oa]s?|em)\s+(.+?)\s*\(([^()]+)\)$/iu;

/** 'Vila Belmiro (Premiere)', 'Maracanã (Globo e Premiere)' */
const GROUND_AND_GROUP = /^()(\p{Lu}[^()]{2,60}?)\s*\(((?:[^()]|\([^()]*\))+)\)$/u;

/** 'Vila Belmiro: Premiere', 'Copinha, no Pacaembu: SporTV e GE TV' */
const WORDS_AND_LIST = /^([^:]{2,80}?)\s?:\s+(\S[^:]*)$/u;

/**
 * The words before a colon followed only by known channels, and those channels; null when the words
 * name a channel.
 */
export function wordsWithChannels(
	field: string,
	known: Known,
): { words: string; channels: RawChannel[] } | null {
	const [, words = '', shown = ''] = WORDS_AND_LIST.exec(field) ?? [];
	const list = readChannelList(shown, known.channel);
	if (words === '' || !areAllKnown(list)) return null;
	// 'Paulistão: TNT': the competition, although a channel has the same name.
	if (!known.competition(words) && readChannelList(words, known.channel).known > 0) return null;
	return { words, channels: list.channels };
}

export function groundWithChannels(
	field: string,
	known: Known,
): { place: string; rest: string } | null {
	const [, , place = '', rest = ''] = GROUND_AND_GROUP.exec(field) ?? [];
	const isPlain = place !== '' && areAllKnown(readChannelList(rest, known.channel));
	return isPlain && isPlace(place, known) ? { place, rest } : null;
}

/** 'fazem o jogo da rodada (Globo e Premiere)': the group names channels, whatever precedes it. */
export function groupAtEnd(field: string, known: Known): RawChannel[] | null {
	const [, words = '', group = ''] =
		/^((?:\p{Ll}\p{L}+|(?:\p{Ll}|Final |Semifinal |Jogo |Oitavas |Quartas )\S* \S+ .*) ?)\(([^()]+)\)$/u.exec(
			field,
		) ?? [];
	const list = readChannelList(group, known.channel);
	if (readChannelList(words, known.channel).known > 0) return null;
	return areAllKnown(list) ? list.channels : null;
}

export function splitPlace(field: string, known: Known): { place: string; rest: string } | null {
	const both = PLACE_AND_CHANNELS.exec(field);
	// 'No sábado (2), com transmissão da TV Brasil' gives a day, not a venue.
	if (both?.[2] && takeDay(both[2])) return null;
	if (both?.[2] && both[3] && !known.channel(both[2])) return { place: both[2], rest: both[3] };
	const shown = PLACE_WITH.exec(field) ?? PLACE_AND_GROUP.exec(field);
	// 'no domingo, dia 22 (SporTV)' also gives a day.
	const day = shown?.[2] ? takeDay(shown[2]) : null;
	if (day !== null && !/\p{L}{3}/u.test(day.rest)) return null;
	const isShown = shown?.[3] !== undefined && areChannels(readChannelList(shown[3], known.channel));
	return isShown && shown?.[2] && shown[3] && !known.channel(shown[2])
		? { place: shown[2], rest: shown[3] }
		: null;
}

/** 'Estádio Ramón Sánchez Pizjuán, Sevilha, TVI': the ground, its town, then the channel. */
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
