import type { AgendaState, OpenGame, SharedChannels } from '#core/importing/agenda/agenda-state.ts';
import type { Known } from '#core/importing/agenda/known.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { readChannelList } from './channel-list.ts';
import { channelsOfSentence } from './channel-sentence.ts';

const GAMES = '(?:jogos|partidas|duelos|confrontos|embates|disputas)';
/**
 * 'A competição será exibida ao vivo pela TV Brasil', 'Todos os jogos terão transmissão do SporTV'.
 */
const OF_ALL = new RegExp(
	String.raw`(?<!\p{L})(?:^(?:os jogos|as partidas)|a competi[çc][ãa]o|o campeonato|o torneio|o estadual|tod[oa]s [oa]s (?:\d+ )?${GAMES}(?: d[aoe]s? [^.,;]{3,30}?)?|(?:os|as) (?:demais|outr[oa]s) ${GAMES})\s(?:tamb[ée]m )?(?:ser(?:[áa]|[ãa]o)|ter(?:[áa]|[ãa]o)|t[êe]m|contar(?:[áa]|[ãa]o) com|estar(?:[áa]|[ãa]o)|ficam|v[ãa]o passar|passa[mr]?)\s(?:\p{L}+\s){0,2}?(?:exibi|transmi|mostrad|televis|assistir|n[ao]\s)`,
	'iu',
);
/** 'Todos os jogos no Premiere, exceto …', 'Demais jogos: Premiere' */
const BRIEF_SENTENCE = new RegExp(
	String.raw`^(?:\*+\s*|obs\.?:\s*)?(?:tod[oa]s [oa]s|(?:os |as )?(?:demais|outr[oa]s)) ${GAMES}(?: d[aoe]s? [^.,;:]{3,30}?)?(?: (?:ser[ãa]o|s[ãa]o|ficam|passam))?(?: (?:s[óo]|apenas|somente|exclusiv\p{L}+))?(?:\s*:|,? (?:com transmiss[ãa]o )?(?=(?:n|d|pel)[ao]s? |em ))\s*([^.;()]{2,60}?(?:\([^()]{2,30}\))?)(?:,?\s+(?:exceto|menos|com exce[çc][ãa]o|salvo)(?!\p{L}).*|\s*[.;]?)$`,
	'iu',
);
const BUT = /^.*?(?:exceto|menos|com exce[çc][ãa]o d[eoa]s?|salvo)\s+/iu;
const REST = new RegExp(String.raw`(?<!\p{L})(?:demais|outr[oa]s) ${GAMES}`, 'iu');
/** Applies to only some of the games. */
const OF_SOME =
	/(?<!\p{L})(?:(?:um|dois|tr[êe]s|alguns|principais) jogos?|por rodada|fases? (?:decisiv|fina)\p{L}*|a partir d|em parte|reta final)(?!\p{L})/iu;

const NUMBERS: Readonly<Record<string, number>> = {
	dois: 2,
	duas: 2,
	três: 3,
	quatro: 4,
	cinco: 5,
	seis: 6,
	sete: 7,
	oito: 8,
};
/** 'A TV Brasil transmite, ao vivo, dois jogos da Série B' */
const OF_MANY = new RegExp(
	String.raw`^(?:[oa]s? )?(.{2,50}?),? (?:transmit(?:e|em|ir[áa]|ir[ãa]o)|exib(?:e|em|ir[áa]|ir[ãa]o)|mostra(?:m|r[áa]|r[ãa]o)?|acompanha(?:m|r[áa])?|(?:vai|v[ãa]o|ir[áa]) (?:transmitir|exibir|mostrar))(?:,? ao vivo,?)? (?:[oa]s )?(?:(?:outr[oa]s|demais) )?(${Object.keys(NUMBERS).join('|')}) (?:\p{L}+ )?${GAMES}`,
	'iu',
);

/** '4 partidas, duas delas no SporTV', 'Os outros dois são exclusivos do Premiere' */
const SOME_ON = new RegExp(
	String.raw`(?<!\p{L})(${Object.keys(NUMBERS).join('|')})(?: (?:del[ae]s|dos jogos|das partidas|jogos|partidas)(?: d[aeo]s? [^,.;]{3,25}?)?)? (?:(?:ser[ãa]o|s[ãa]o|ficam|passam) )?(?:(?:exclusiv|transmitid|exibid|mostrad)[oa]s? )?(?:n[oa]|d[oa]|pel[oa]) ([^,.;]{2,40}?)(?=,|\.|;| [àa]s |$)`,
	'iu',
);

/** 'A TVE vai transmitir todos os jogos da reta final' */
const SHOWS_ALL = new RegExp(
	String.raw`(?:^|,? e |, )(?:[oa]s? )?(\p{Lu}[^,.;]{1,40}?) (?:vai|v[ãa]o|ir[áa]|ir[ãa]o)? ?(?:transmitir(?:[áa]|[ãa]o)?|transmitem?|exibir(?:[áa]|[ãa]o)?|exibem?|mostrar(?:[áa]|[ãa]o)?|mostram?)(?:,? ao vivo,?)? tod[oa]s [oa]s ${GAMES}`,
	'u',
);

function showsAll(sentence: string, known: Known): SharedChannels | null {
	const subject = SHOWS_ALL.exec(sentence)?.[1] ?? '';
	const channels = subject === '' ? null : readChannelList(subject, known.channel).channels;
	return areKnown(channels, known) ? { channels, count: null, rest: true } : null;
}

function areKnown(channels: readonly RawChannel[] | null, known: Known): channels is RawChannel[] {
	return (
		channels !== null && channels.length > 0 && channels.every(({ name }) => known.channel(name))
	);
}

/**
 * The channels that a sentence names for every game of the page, or for a stated number of games;
 * null when it names none for all.
 */
export function sharedChannels(row: string, known: Known): SharedChannels | null {
	for (const sentence of [row, ...sentencesOf(row)]) {
		const shared =
			readBrief(sentence, known) ??
			readOfAll(sentence, known) ??
			showsAll(sentence, known) ??
			readOfCounted(sentence, known) ??
			readOfMany(sentence, known);
		if (shared) return shared;
	}
	return null;
}

function readBrief(sentence: string, known: Known): SharedChannels | null {
	const names = BRIEF_SENTENCE.exec(sentence)?.[1] ?? '';
	const channels = names === '' ? null : readChannelList(names, known.channel).channels;
	return areKnown(channels, known) ? { channels, count: null, rest: true } : null;
}

/** 'Os quatro jogos terão transmissão exclusiva pela TV Azul' */
const OF_COUNTED = new RegExp(
	String.raw`(?<!\p{L})[oa]s (${Object.keys(NUMBERS).join('|')}) ${GAMES} (?:\p{L}+ )?(?:ser[ãa]o|ter[ãa]o|t[êe]m|contar[ãa]o com|ficam|v[ãa]o passar|passam)\s`,
	'iu',
);

function readOfCounted(sentence: string, known: Known): SharedChannels | null {
	const count = NUMBERS[OF_COUNTED.exec(sentence)?.[1]?.toLowerCase() ?? ''];
	const channels = count === undefined ? null : channelsOfSentence(sentence, known.channel);
	return areKnown(channels, known) && count !== undefined ? { channels, count, rest: true } : null;
}

function readOfAll(sentence: string, known: Known): SharedChannels | null {
	if (!OF_ALL.test(sentence) || OF_SOME.test(sentence)) return null;
	const channels = channelsOfSentence(sentence, known.channel);
	return areKnown(channels, known) ? { channels, count: null, rest: REST.test(sentence) } : null;
}

function readOfMany(sentence: string, known: Known): SharedChannels | null {
	const [, subject = '', many = ''] = OF_MANY.exec(sentence) ?? [];
	const [, some = '', names = ''] = SOME_ON.exec(sentence) ?? [];
	// 'Além de Brasil e Colômbia, o SporTV exibe …'
	const subjects = [subject, subject.split(', ').at(-1) ?? ''].map((text) => ({
		text,
		number: many,
	}));
	for (const { text, number } of [...subjects, { text: names, number: some }]) {
		const count = NUMBERS[number.toLowerCase()];
		const { channels } = readChannelList(text.replace(/^[oa]s? /iu, ''), known.channel);
		if (count !== undefined && areKnown(channels, known)) return { channels, count, rest: true };
	}
	return null;
}

/**
 * Keeps the exceptions that such a line names ('exceto Santos x Bahia (Globo)'). Other lines are
 * unchanged.
 */
export function withoutAll(row: string, all: SharedChannels | null, isLabel: boolean): string {
	// 'Onde assistir: todos os jogos passam na TV Azul' is not a label of the next game.
	if (all !== null && isLabel) return '';
	if (all === null || !BRIEF_SENTENCE.test(row)) return row;
	return BUT.test(row) ? row.replace(BUT, '') : '';
}

/**
 * The channels stated for all games, or for the rest of them, when no line names channels of this
 * game.
 */
export function channelsOfAll(game: OpenGame, { allOn, games }: AgendaState): RawChannel[] {
	const {
		facts: { untelevised, region },
		home,
		away,
	} = game;
	if (allOn === null || untelevised) return [];
	// Another line of the page names the channels of the same game.
	const [key, day] = [keyOf(home, away), dayOf(game)];
	const isSame = (one: OpenGame) =>
		keyOf(one.home, one.away) === key && (day === null || (dayOf(one) ?? day) === day);
	if (games.some((one) => one.facts.channels.length > 0 && isSame(one))) return [];
	const areStated = games.some(
		({ facts, under }) => facts.channels.length > 0 || under.channels.length > 0,
	);
	if (areStated && !allOn.rest) return [];
	if (allOn.count !== null && allOn.count !== numberOf(games)) return [];
	return allOn.channels.map((channel) => ({ ...channel, ...region }));
}

/** The day of the month or the weekday that the game's own text gives. */
function dayOf({ facts: { day } }: OpenGame): number | null {
	return day?.day ?? day?.weekday ?? null;
}

/** Games that prose mentions twice count once, unless each mention has its own day. */
function numberOf(games: readonly OpenGame[]): number {
	const days = new Map<string, Set<number>>();
	for (const game of games) {
		const key = keyOf(game.home, game.away);
		const dates = days.get(key) ?? new Set();
		days.set(key, dates);
		const day = dayOf(game);
		if (day !== null) dates.add(day);
	}
	return [...days.values()].reduce((sum, dates) => sum + Math.max(1, dates.size), 0);
}

/** 'Ceará (CE)' and 'Ceará' are the same side. */
function keyOf(...sides: string[]): string {
	return sides
		.map((name) => name.replace(/\s?\([A-Z]{2,3}\)$/u, ''))
		.sort()
		.join('\n');
}

/**
 * 'O SporTV exibe três jogos. Às 18h, transmite A x B. Depois, C x D': the first sentence names the
 * channel of the games that follow.
 */
export function announce(line: number, all: SharedChannels | null, state: AgendaState): void {
	if (all?.count != null) state.announced = { line, channels: all.channels, left: all.count };
}

export function takeAnnounced(
	line: number,
	games: readonly OpenGame[],
	{ announced }: AgendaState,
): void {
	if (announced === null || announced.line !== line) return;
	for (const { facts } of games) {
		if (announced.left === 0 || facts.untelevised) return;
		announced.left--;
		if (facts.channels.length > 0) continue;
		facts.channels = announced.channels.map((channel) => ({ ...channel }));
		facts.guessed = true;
	}
}
