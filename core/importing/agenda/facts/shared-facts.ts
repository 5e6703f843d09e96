import { REST, type Region } from '#core/football-pt/coverage-words.ts';
import { takeDay } from '#core/football-pt/day-words.ts';
import { isUf } from '#core/football-pt/uf.ts';
import type { AgendaState, OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { shareJoint } from '#core/importing/agenda/sides/joint-games.ts';
import { lastSentence, sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import { trimField } from '#core/importing/agenda/text/split-fields.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { type Facts, noFacts } from './facts.ts';
import { takeHour } from './read-facts.ts';

const PLURAL_STATUS =
	/(?:foram|ambos|os (?:dois|tr[êe]s|quatro) jogos|jogos)[^.]{0,40}(?:adiados|cancelados|suspensos|remarcados)/iu;

/** 'A x B e C x D foram adiados': a status stated once applies to all of them. */
function shareStatus(row: string, games: readonly OpenGame[]): void {
	const status = games.at(-1)?.facts.status ?? 'scheduled';
	if (games.length < 2 || status === 'scheduled' || !PLURAL_STATUS.test(row)) return;
	for (const { facts } of games) facts.status = status;
}

const PLURAL_SHOWN =
	/(?:os (?:dois |tr[êe]s )?jogos|as (?:duas )?partidas|os dois|as duas|amb[oa]s)\s+(?:ser[ãa]o|ter[ãa]o|t[êe]m|passam)\s+(?:\p{L}+\s+){0,2}(?:exib|transmi|mostrad|n)|(?:transmite|exibe|mostra)m?\s+(?:tod[oa]s|amb[oa]s|os (?:dois|tr[êe]s|quatro)|as (?:duas|tr[êe]s|quatro))(?!\p{L})|(?:tod|amb)[oa]s\s+(?:os jogos\s+|as partidas\s+)?(?:com transmiss|pel[ao])/iu;

/** 'Os jogos serão exibidos pelo …' after several games. */
function shareChannels(row: string, games: readonly OpenGame[]): void {
	const shown = games.at(-1)?.facts.channels ?? [];
	if (games.length < 2 || shown.length === 0 || !PLURAL_SHOWN.test(row)) return;
	for (const { facts } of games)
		if (facts.channels.length === 0) facts.channels = shown.map((channel) => ({ ...channel }));
}

/**
 * 'A Globo transmitirá A x B (em SP e MG) e C x D, às 17h30': the channel before and the hour after
 * apply to all games of the sentence. Shared values are marked as guesses.
 */
export function shareBefore(row: string, games: readonly OpenGame[], { known }: AgendaState): void {
	const [first] = games;
	if (!first || games.length < 2) return;
	const channels = channelsAhead(first.ahead, games, known);
	const ahead =
		first.facts.time !== null && games.every(({ facts }, at) => at === 0 || facts.time === null);
	const isAhead =
		ahead && [first.ahead, lastSentence(first.ahead)].some((text) => findClocks(text).length === 1);
	for (const [at, { facts }] of games.entries()) {
		const time = isAhead
			? first.facts.time
			: (games.slice(at).find((game) => game.facts.time !== null)?.facts.time ?? null);
		if (facts.channels.length === 0 && channels.length > 0 && !facts.untelevised) {
			facts.channels = channels.map((channel) => ({ ...channel, ...regionAmong(facts, games) }));
			facts.guessed = true;
		}
		if (
			facts.time === null &&
			time !== null &&
			!OF_LAST.test(row) &&
			(isAhead || /\s+x\s+[^.;(]+\s+e\s+[^.;(]+\s+x\s|\)\s+e\s/u.test(row))
		) {
			facts.time = time;
			facts.guessed = true;
		}
	}
}

/**
 * The channels before the first game of a sentence. Also moves state codes from the sides to the
 * region of each game.
 */
function channelsAhead(
	ahead: string,
	games: readonly OpenGame[],
	known: AgendaState['known'],
): RawChannel[] {
	const named = channelsOfSentence(ahead, known.channel) ?? namedAlone(ahead, known);
	const channels = named.filter(({ name }) => known.channel(name));
	if (channels.length > 0) takeStates(games);
	return channels;
}

/** 'Globo, 16h: A x B (SP) e C x D (RJ)': only channels and an hour. */
function namedAlone(ahead: string, known: AgendaState['known']): RawChannel[] {
	const { channels, known: count } = readChannelList(
		trimField(takeHour(ahead, noFacts())),
		known.channel,
	);
	return count === channels.length ? channels : [];
}

/**
 * 'Cruzeiro (SP/MG) e Flamengo x Vasco (RJ)': next to broadcast regions, the code after a side is
 * also a region.
 */
function takeStates(games: readonly OpenGame[]): void {
	if (!games.some(({ facts }) => facts.region !== null)) return;
	for (const game of games) {
		const [, name = '', code = ''] = /^(.+?) \(([A-Z]{2})\)$/u.exec(game.away) ?? [];
		if (game.facts.region !== null || !isUf(code)) continue;
		game.away = name;
		game.facts.region = { include: [code], exclude: [], note: null };
	}
}

/**
 * The region where the game is shown: 'no restante do país' excludes the states of the other games.
 */
function regionAmong({ region }: Facts, games: readonly OpenGame[]): Partial<Region> {
	if (region === null || region.include.length > 0 || !REST.test(region.note ?? ''))
		return region ?? {};
	return {
		...region,
		exclude: [...new Set(games.flatMap((game) => game.facts.region?.include ?? []))],
	};
}

/** 'A x B e C x D, este último às 17h' */
const OF_LAST = /(?<!\p{L})est[ea] [úu]ltim[oa],? (?:[àa]s|a partir)/iu;

/**
 * 'A rodada termina na quinta-feira (29) com A x B (20h) e C x D': one day before all the games.
 */
function shareDay(games: readonly OpenGame[]): void {
	const [first] = games;
	if (!first || games.length < 2) return;
	const stated = takeDay(lastSentence(first.ahead)) ?? takeDay(first.ahead);
	const day = stated?.shift === undefined ? stated : (first.facts.day ?? stated);
	if (day) for (const { facts } of games) facts.day ??= day;
}

const PLURAL_HOUR =
	/(?<!\p{L})(?:os (?:dois |tr[êe]s )?(?:jogos|confrontos|duelos)|as (?:duas |tr[êe]s )?partidas|amb[oa]s(?: os jogos| as partidas)?)\s(?:come[çc]am|t[êe]m in[íi]cio|acontecem|ser[ãa]o)\s(?:[^.;\d]{0,30}\s)?[àa]s (\d{1,2}(?:h\d{0,2}|:\d{2}))/iu;

/** 'Os dois confrontos começam às 15h30' after several games. */
function shareHour(row: string, games: readonly OpenGame[]): void {
	const time = games.length < 2 ? undefined : findClocks(PLURAL_HOUR.exec(row)?.[1] ?? '')[0]?.time;
	if (time !== undefined) for (const { facts } of games) facts.time ??= time;
}

/** '…, às 4h - horários em Mato Grosso do Sul': applies to all hours of the sentence. */
function shareZone(row: string, games: readonly OpenGame[]): void {
	const zone = games.at(-1)?.facts.zone ?? null;
	if (zone !== null && /(?<!\p{L})hor[áa]rios(?!\p{L})/iu.test(row))
		for (const { facts } of games) facts.zone ??= zone;
}

/** 'pelo SporTV e Premiere, respectivamente': values in the order of the games. */
const IN_ORDER = /,? (?:respectivamente|nes[st]a ordem)(?!\p{L})/iu;
const SHOWN_BY =
	/^.*(?:transmi|exib|mostrad|televis|pass)\p{L}* (?:ao vivo )?(?=(?:n|d|pel)[ao]s? |por |em )/iu;

/**
 * 'A x B e C x D jogam no dia 9, às 17h e 20h, respectivamente': one hour or station per game, in
 * order, on the same day.
 */
function shareInOrder(row: string, games: readonly OpenGame[], { known }: AgendaState): void {
	const sentence =
		games.length < 2 ? undefined : sentencesOf(row).find((one) => IN_ORDER.test(one));
	if (sentence === undefined) return;
	const named = games.filter(
		({ home, away }) => sentence.includes(home) && sentence.includes(away),
	);
	if (named.length < 2) return;
	const listed = (sentence.split(IN_ORDER)[0] ?? '').split(/[,;]/u).at(-1) ?? '';
	const clocks = findClocks(sentence);
	const days = named.flatMap(({ facts }) => facts.day ?? []);
	const { channels } = readChannelList(listed.replace(SHOWN_BY, ''), known.channel);
	const areStations =
		channels.length === named.length && channels.every(({ name }) => known.channel(name));
	for (const [at, { facts }] of named.entries()) {
		if (clocks.length === named.length) facts.time = clocks[at]?.time ?? facts.time;
		if (areStations) facts.channels = channels.slice(at, at + 1);
		if (days.length === 1) facts.day ??= days[0] ?? null;
		facts.guessed = true;
	}
}

/** Shares what a row states once among all the games read from it. */
export function shareFacts(row: string, games: readonly OpenGame[], state: AgendaState): void {
	shareStatus(row, games);
	shareJoint(row, games);
	shareDay(games);
	shareZone(row, games);
	shareInOrder(row, games, state);
	shareHour(row, games);
	shareChannels(row, games);
	shareBefore(row, games, state);
}
