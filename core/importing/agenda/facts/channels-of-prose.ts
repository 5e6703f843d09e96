import type { KnowsChannel } from '#core/importing/agenda/channels/channel-name.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { Facts } from './facts.ts';

const TRANSMITS = /transmi|exib|televis|acompanhad/iu;
/** The game itself, not the station's programme. */
const OF_THE_GAME =
	/(?<!\p{L})(?:o (?:confronto|jogo|duelo|embate|cl[áa]ssico)|a (?:partida|disputa|decis[ãa]o))(?!\p{L})/iu;

function allKnown(
	channels: readonly RawChannel[] | null,
	knows: KnowsChannel,
): readonly RawChannel[] {
	return channels?.every(({ name }) => knows(name)) ? channels : [];
}

/** The channels of the broadcast sentence if all are known, else none. */
export function channelsOfProse(text: string, knows: KnowsChannel): readonly RawChannel[] {
	const naming = sentencesOf(text).find((sentence) => TRANSMITS.test(sentence));
	return naming === undefined ? [] : allKnown(channelsOfSentence(naming, knows), knows);
}

/** Adds the sentence's channels; known ones of its pieces, from `first` on, stay. */
export function keepStated(
	facts: Facts,
	first: number,
	stated: readonly RawChannel[],
	knows: KnowsChannel,
): void {
	if (stated.length === 0) return;
	const pieces = facts.channels.slice(first).filter(({ name }) => knows(name));
	const names = new Set(
		[...facts.channels.slice(0, first), ...pieces].map(({ name }) => name.toLowerCase()),
	);
	const more = stated.filter(({ name }) => !names.has(name.toLowerCase()));
	facts.channels = [...facts.channels.slice(0, first), ...pieces, ...more];
}

const SHOWS = /transmi|exib|televis|acompanhad|mostra/iu;

function sentencesBehind(after: string): string[] {
	return sentencesOf(after)
		.slice(1)
		.filter((sentence) => SHOWS.test(sentence) && OF_THE_GAME.test(sentence));
}

/** The known channels that later sentences name for the game. */
export function channelsBehind(after: string, knows: KnowsChannel): readonly RawChannel[] {
	return sentencesBehind(after).flatMap((sentence) =>
		allKnown(channelsOfSentence(sentence, knows), knows),
	);
}

/** The only hour (HH:MM) of later sentences; null otherwise. */
export function hourBehind(after: string): string | null {
	const [clock, second] = sentencesBehind(after).flatMap(findClocks);
	return clock && !second ? clock.time : null;
}
