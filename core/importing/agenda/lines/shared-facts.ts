import { takeDay } from '#core/football-pt/day-words.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { noFacts } from '#core/importing/agenda/facts/facts.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { lastSentence, sentencesOf } from '#core/importing/agenda/text/parts.ts';
import type { AgendaState, OpenGame } from './agenda-state.ts';
import { shareJoint } from './joint-games.ts';
import { giveChannels, shareChannelsAhead } from './shared-channels.ts';

type Games = readonly OpenGame[];

/** Shares what a row states once among its games. */
export function shareFacts(row: string, games: Games, { known }: AgendaState): void {
	const [first] = games;
	if (!first || games.length < 2) return;
	shareJoint(row, games);
	shareDay(first, games);
	shareZone(row, games);
	shareInOrder(row, games, known);
	shareStated(row, games);
	shareChannelsAhead(first, games, known);
	shareHour(row, first, games);
}

/** 'os dois jogos', 'ambas'. */
const ALL = `(?:os (?:jogos|confrontos|duelos)|as partidas|(?:[oa]s (?:dois|duas|tr[êe]s|quatro)|(?:tod|amb)[oa]s(?: [oa]s)?)(?: (?:jogos|confrontos|duelos|partidas))?)`;
const STATUS_OF_ALL =
	/(?:foram|ambos|jogos)[^.]{0,40}(?:adiados|cancelados|suspensos|remarcados)/iu;
const SHOWN_ALL = new RegExp(
	String.raw`(?<!\p{L})${ALL}\s+(?:(?:ser[ãa]o|ter[ãa]o|t[êe]m|passam)\s+(?:\p{L}+\s+){0,2}(?:exib|transmi|mostrad|n))|(?:tod|amb)[oa]s\s+(?:[oa]s (?:jogos|partidas)\s+)?(?:com transmiss|pel[ao])|(?:transmite|exibe|mostra)m?\s+${ALL}(?!\p{L})`,
	'iu',
);
const HOUR_OF_ALL = new RegExp(
	String.raw`(?<!\p{L})${ALL}\s+(?:come[çc]am|t[êe]m in[íi]cio|acontecem|ser[ãa]o)\s(?:[^.;\d]{0,30}\s)?([àa]s \d{1,2}(?:h\d{0,2}|:\d{2}))`,
	'iu',
);

/** 'foram adiados', 'começam às 15h30'. */
function shareStated(row: string, games: Games): void {
	const { status, channels } = games.at(-1)?.facts ?? noFacts();
	const time = findClocks(HOUR_OF_ALL.exec(row)?.[1] ?? '')[0]?.time ?? null;
	const [isStatus, areShown] = [STATUS_OF_ALL.test(row), SHOWN_ALL.test(row)];
	for (const game of games) {
		if (isStatus && status !== 'scheduled') game.facts.status = status;
		if (areShown) giveChannels(game, channels);
		game.facts.time ??= time;
	}
}

function shareDay({ ahead, facts: { day: own } }: OpenGame, games: Games): void {
	const stated = takeDay(lastSentence(ahead)) ?? takeDay(ahead);
	const day = stated?.shift === undefined ? stated : (own ?? stated);
	if (day) for (const { facts } of games) facts.day ??= day;
}

/** 'horários de Brasília' applies to all hours. */
function shareZone(row: string, games: Games): void {
	const zone = games.at(-1)?.facts.zone ?? null;
	if (zone !== null && /(?<!\p{L})hor[áa]rios(?!\p{L})/iu.test(row))
		for (const { facts } of games) facts.zone ??= zone;
}

const JOINED_PAIRS = /\s+x\s+[^.;(]+\s+e\s+[^.;(]+\s+x\s|\)\s+e\s/u;

/** Guesses: the only hour before the games, else the next game's. */
function shareHour(row: string, first: OpenGame, games: Games): void {
	const stated = first.facts.time;
	const isAhead =
		stated !== null &&
		games.every(({ facts }, at) => at === 0 || facts.time === null) &&
		[first.ahead, lastSentence(first.ahead)].some((text) => findClocks(text).length === 1);
	if (!isAhead && !JOINED_PAIRS.test(row)) return;
	for (const [at, { facts }] of games.entries()) {
		const next = games.slice(at).find((game) => game.facts.time !== null)?.facts.time ?? null;
		const time = isAhead ? stated : next;
		if (facts.time !== null || time === null) continue;
		facts.time = time;
		facts.guessed = true;
	}
}

const IN_ORDER = /,? (?:respectivamente|nes[st]a ordem)(?!\p{L})/iu;
const SHOWN_BY =
	/^.*(?:transmi|exib|mostrad|televis|pass)\p{L}* (?:ao vivo )?(?=(?:n|d|pel)[ao]s? |por |em )/iu;

/** 'às 16h e 18h, respectivamente'. */
function shareInOrder(row: string, games: Games, known: Known): void {
	const sentence = sentencesOf(row).find((one) => IN_ORDER.test(one));
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
