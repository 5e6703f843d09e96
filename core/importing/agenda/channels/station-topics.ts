import type { AgendaState, OpenGame } from '#core/importing/agenda/agenda-state.ts';
import type { Known } from '#core/importing/agenda/known.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { looksLikeChannels, readChannelList } from './channel-list.ts';
import { channelsOfSentence } from './channel-sentence.ts';

const CONNECTED = String.raw`(?:(?:[Jj][áa]|[Ee]|[Mm]as|[Ee]nquanto|[Tt]amb[ée]m|[Pp]or sua vez|[Pp]or fim),?\s)?`;
const NAMES = String.raw`((?:[Cc]anal\s)?(?:\p{Lu}|\d)[\p{L}\d+!]*(?:\s(?:e\s(?:[oa]\s)?)?(?:\p{Lu}[\p{L}\d+!]*|\d{1,2}))*)`;
/** 'No Canal 11 a manhã abre com …', 'Já na PFC há dois jogos' */
const WHERE = new RegExp(
	String.raw`^${CONNECTED}[Nn][oa]s? (?:tela d[oa] )?${NAMES},?\s(?=\p{Ll})`,
	'u',
);
/** 'A Sport TV dá o torneio …' */
const WHO = new RegExp(
	String.raw`^${CONNECTED}[OoAa]s? ${NAMES}\s(?:(?:tamb[ée]m|ainda)\s)?(?:d[áa]|tem|ter[áa]|mostra|transmite|exibe|passa|leva ao ar|apresenta|oferece|traz|abre|acompanha|(?:vai|ir[áa]) (?:dar|mostrar|transmitir|exibir|passar))m?\s`,
	'u',
);

/** The station that a sentence is about; null when it begins differently. */
function topicOf(sentence: string, known: Known): RawChannel[] | null {
	const names = (WHERE.exec(sentence) ?? WHO.exec(sentence))?.[1];
	if (names === undefined) return null;
	const list = readChannelList(names, known.channel);
	const areStations = list.channels.every(
		(channel) => known.channel(channel.name) || looksLikeChannels({ ...list, channels: [channel] }),
	);
	return areStations && list.channels.length > 0 ? list.channels : null;
}

/** Shorter rows are not prose. */
const SHORTEST = 40;

/**
 * The station that each sentence of a row is about. `before` is the station of the sentences before
 * the row.
 */
function topicsOf(
	sentences: readonly string[],
	before: RawChannel[] | null,
	known: Known,
): (RawChannel[] | null)[] {
	let topic = before;
	return sentences.map((sentence) => {
		const own = topicOf(sentence, known);
		// A sentence that names other channels ends the previous topic.
		topic = own ?? (channelsOfSentence(sentence, known.channel) === null ? topic : null);
		return topic;
	});
}

/**
 * 'No Canal 11 a manhã abre com A x B, às 9h15. À tarde é a vez de C x D': a station that opens a
 * sentence shows the games of the paragraph from there on. Another station ends its topic. The
 * result is marked as a guess.
 */
export function shareTopics(row: string, games: readonly OpenGame[], state: AgendaState): void {
	if (games.length === 0 || row.length < SHORTEST) return;
	const { known, lineNumber, topic: before } = state;
	const sentences = sentencesOf(row);
	const topics = topicsOf(sentences, before?.line === lineNumber ? before.channels : null, known);
	const last = topics.at(-1) ?? null;
	state.topic = last && { line: lineNumber, channels: last };
	for (const { home, away, facts } of games) {
		if (facts.channels.length > 0 || facts.untelevised) continue;
		const at = sentences.findIndex(
			(sentence) => sentence.includes(home) && sentence.includes(away),
		);
		const topic = topics[at] ?? null;
		if (topic === null) continue;
		facts.channels = topic.map((channel) => ({ ...channel }));
		facts.guessed = true;
	}
}
