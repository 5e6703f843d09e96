import { REST, type Region } from '#core/football-pt/coverage-words.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import { takeHour } from '#core/importing/agenda/facts/read-facts.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { trimField } from '#core/importing/agenda/text/parts.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import type { OpenGame } from './agenda-state.ts';

type Games = readonly OpenGame[];

/** Gives copies of channels to a game without any; true if it did. */
export function giveChannels({ facts }: OpenGame, channels: readonly RawChannel[]): boolean {
	if (facts.channels.length > 0 || facts.untelevised || channels.length === 0) return false;
	facts.channels = channels.map((channel) => ({ ...channel }));
	return true;
}

/** Shares the channels before a sentence's games, as guesses. */
export function shareChannelsAhead({ ahead }: OpenGame, games: Games, known: Known): void {
	const named = channelsOfSentence(ahead, known.channel) ?? namedAlone(ahead, known);
	const channels = named.filter(({ name }) => known.channel(name));
	if (channels.length === 0) return;
	takeStates(games);
	for (const game of games) {
		const region = regionAmong(game.facts, games);
		if (
			giveChannels(
				game,
				channels.map((channel) => ({ ...channel, ...region })),
			)
		)
			game.facts.guessed = true;
	}
}

function namedAlone(ahead: string, known: Known): RawChannel[] {
	const text = trimField(takeHour(ahead, noFacts()));
	const { channels, known: count } = readChannelList(text, known.channel);
	return count === channels.length ? channels : [];
}

/** Beside regions, 'Flamengo x Vasco (RJ)' gives a region. */
function takeStates(games: Games): void {
	if (!games.some(({ facts }) => facts.region !== null)) return;
	for (const game of games) {
		const [, name = '', code = ''] = /^(.+?) \(([A-Z]{2})\)$/u.exec(game.away) ?? [];
		if (game.facts.region !== null || !isUf(code)) continue;
		game.away = name;
		game.facts.region = { include: [code], exclude: [], note: null };
	}
}

/** 'no restante do país' excludes the other games' states. */
function regionAmong({ region }: Facts, games: Games): Partial<Region> {
	if (region === null || region.include.length > 0 || !REST.test(region.note ?? ''))
		return region ?? {};
	const others = games.flatMap(({ facts }) => facts.region?.include ?? []);
	return { ...region, exclude: [...new Set(others)] };
}
