import type { RawChannel } from '#core/importing/raw-game.ts';
import type { KnowsChannel } from './channel-list.ts';
import { channelsOfSentence } from './channel-sentence.ts';
import type { Facts } from './facts.ts';
import { sentencesOf } from './sentences.ts';

const TELLS = /transmi|exib|televis|acompanhad/iu;
/** 'A TV Brasil transmite o confronto logo depois da novela, a partir das 20h45': the hour is that of the programme. */
const OF_THE_GAME = /(?<!\p{L})(?:o (?:confronto|jogo|duelo|embate|cl[áa]ssico)|a (?:partida|disputa|decis[ãa]o))(?!\p{L})/iu;

function allKnown(channels: readonly RawChannel[] | null, knows: KnowsChannel): readonly RawChannel[] {
	return channels?.every(({ name }) => knows(name)) ? channels : [];
}

/** The channels that a sentence of prose names as a whole, each known; its pieces between commas may name less, or something else. */
export function toldWhole(text: string, knows: KnowsChannel): readonly RawChannel[] {
	const telling = sentencesOf(text).find((sentence) => TELLS.test(sentence));
	return telling === undefined ? [] : allKnown(channelsOfSentence(telling, knows), knows);
}

/** Keeps what a whole sentence told, of what its pieces did (those from `first` on) only what is known. */
export function keepTold(facts: Facts, first: number, told: readonly RawChannel[], knows: KnowsChannel): void {
	if (told.length === 0) return;
	const pieces = facts.channels.slice(first).filter(({ name }) => knows(name));
	const names = new Set([...facts.channels.slice(0, first), ...pieces].map(({ name }) => name.toLowerCase()));
	const more = told.filter(({ name }) => !names.has(name.toLowerCase()));
	facts.channels = [...facts.channels.slice(0, first), ...pieces, ...more];
}

/** Who shows the game, as a later sentence says that tells an hour of its own. */
export function channelsBehind(after: string, knows: KnowsChannel): readonly RawChannel[] {
	const telling = sentencesOf(after)
		.slice(1)
		.find((sentence) => TELLS.test(sentence) && OF_THE_GAME.test(sentence));
	return telling === undefined ? [] : allKnown(channelsOfSentence(telling, knows), knows);
}
