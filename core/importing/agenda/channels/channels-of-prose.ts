import type { Facts } from '#core/importing/agenda/facts/facts.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { KnowsChannel } from './channel-name.ts';
import { channelsOfSentence } from './channel-sentence.ts';

const TRANSMITS = /transmi|exib|televis|acompanhad/iu;
/**
 * 'A TV Brasil transmite o confronto logo depois da novela, a partir das 20h45': the hour of the
 * programme.
 */
const OF_THE_GAME =
	/(?<!\p{L})(?:o (?:confronto|jogo|duelo|embate|cl[áa]ssico)|a (?:partida|disputa|decis[ãa]o))(?!\p{L})/iu;

function allKnown(
	channels: readonly RawChannel[] | null,
	knows: KnowsChannel,
): readonly RawChannel[] {
	return channels?.every(({ name }) => knows(name)) ? channels : [];
}

/**
 * The channels that a whole sentence of prose names, all of them known. Its comma-separated pieces
 * may name fewer, or something else.
 */
export function channelsOfProse(text: string, knows: KnowsChannel): readonly RawChannel[] {
	const naming = sentencesOf(text).find((sentence) => TRANSMITS.test(sentence));
	return naming === undefined ? [] : allKnown(channelsOfSentence(naming, knows), knows);
}

/**
 * Keeps the channels of the whole sentence. Of those from its pieces (from index `first` on), only
 * known ones stay.
 */
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
/** 'No SporTV a transmissão começa …', 'No Premiere, que exibe o confronto …' */
const AT_START =
	/^(?:j[áa] |e )?n[oa] ((?:[\p{L}\d+!]+ )?[\p{L}\d+!]+),? (?:(?:que|onde) |(?=(?:a (?:transmiss|partida|narra)|o (?:jogo|confronto|duelo|cl[áa]ssico|pr[ée]-jogo))))/iu;

function namedAtStart(sentence: string, knows: KnowsChannel): readonly RawChannel[] {
	const [, name = ''] = AT_START.exec(sentence) ?? [];
	return knows(name) ? [{ name, include: [], exclude: [], note: null }] : [];
}

/** The sentences after the game's own that name its channels. */
function sentencesBehind(after: string): string[] {
	return sentencesOf(after)
		.slice(1)
		.filter(
			(sentence) => SHOWS.test(sentence) && (OF_THE_GAME.test(sentence) || AT_START.test(sentence)),
		);
}

/** The channels that later sentences name for the game. */
export function channelsBehind(after: string, knows: KnowsChannel): readonly RawChannel[] {
	const found: RawChannel[] = [];
	for (const sentence of sentencesBehind(after)) {
		const named = allKnown(channelsOfSentence(sentence, knows) ?? [], knows);
		const more = named.length > 0 ? named : namedAtStart(sentence, knows);
		found.push(
			...more.filter(
				({ name }) => !found.some((one) => one.name.toLowerCase() === name.toLowerCase()),
			),
		);
	}
	return found;
}

/**
 * 'A TV Azul mostra a partida, a partir das 16h': the only hour of such sentences, for a game whose
 * own sentence has none.
 */
export function hourBehind(after: string): string | null {
	const [clock, second] = sentencesBehind(after).flatMap(findClocks);
	return clock && !second ? clock.time : null;
}
