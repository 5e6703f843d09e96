import {
	looksLikeChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { AgendaState, OpenGame } from './agenda-state.ts';
import { giveChannels } from './shared-channels.ts';

const CONNECTED = String.raw`(?:(?:[Jj][áa]|[Ee]|[Mm]as|[Ee]nquanto|[Tt]amb[ée]m|[Pp]or sua vez|[Pp]or fim),?\s)?`;
const NAMES = String.raw`((?:[Cc]anal\s)?(?:\p{Lu}|\d)[\p{L}\d+!]*(?:\s(?:e\s(?:[oa]\s)?)?(?:\p{Lu}[\p{L}\d+!]*|\d{1,2}))*)`;
const WHERE = new RegExp(
	String.raw`^${CONNECTED}[Nn][oa]s? (?:tela d[oa] )?${NAMES},?\s(?=\p{Ll})`,
	'u',
);
const WHO = new RegExp(
	String.raw`^${CONNECTED}[OoAa]s? ${NAMES}\s(?:(?:tamb[ée]m|ainda)\s)?(?:d[áa]|tem|ter[áa]|mostra|transmite|exibe|passa|leva ao ar|apresenta|oferece|traz|abre|acompanha|(?:vai|ir[áa]) (?:dar|mostrar|transmitir|exibir|passar))m?\s`,
	'u',
);

const SHORTEST = 40;

function topicOf(sentence: string, known: Known): RawChannel[] | null {
	const names = (WHERE.exec(sentence) ?? WHO.exec(sentence))?.[1];
	if (names === undefined) return null;
	const list = readChannelList(names, known.channel);
	const areStations = list.channels.every(
		(channel) => known.channel(channel.name) || looksLikeChannels({ ...list, channels: [channel] }),
	);
	return areStations && list.channels.length > 0 ? list.channels : null;
}

/** Gives games the station that opens a sentence, as a guess. */
export function shareTopics(row: string, games: readonly OpenGame[], state: AgendaState): void {
	if (games.length === 0 || row.length < SHORTEST) return;
	const { known, lineNumber: line, topic: before } = state;
	let channels = before?.line === line ? before.channels : null;
	for (const sentence of sentencesOf(row)) {
		const isOpen = channelsOfSentence(sentence, known.channel) === null;
		channels = topicOf(sentence, known) ?? (isOpen ? channels : null);
		for (const game of games) {
			const isNamed = sentence.includes(game.home) && sentence.includes(game.away);
			if (channels && isNamed && giveChannels(game, channels)) game.facts.guessed = true;
		}
	}
	state.topic = channels && { line, channels };
}
