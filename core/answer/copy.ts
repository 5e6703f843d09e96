import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { noChannelWords } from '#core/games/copy/channel-words.ts';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import type { Reach } from '#core/games/coverage/reach.ts';

/** Forms of a state in a sentence: 'Em Pernambuco', 'para Goiás', 'PE'. */
export type PlaceWords = { inside: string; toward: string; code: string };

/** States that take an article; the others take none ('em Goiás'). */
const WITH_O = 'AC AM AP CE DF ES MA PA PI PR RJ RN RS'.split(' ');
const WITH_A = 'BA PB'.split(' ');

/** Forms of each state: 'No Acre', 'para o Acre'; 'Na Bahia', 'para a Bahia'. */
export function placeWords(uf: Uf): PlaceWords {
	const name = UFS[uf];
	if (WITH_O.includes(uf)) return { inside: `No ${name}`, toward: `para o ${name}`, code: uf };
	if (WITH_A.includes(uf)) return { inside: `Na ${name}`, toward: `para a ${name}`, code: uf };
	return { inside: `Em ${name}`, toward: `para ${name}`, code: uf };
}

/**
 * Words that make a channel's name feminine ('a Globo', 'na TV Brasil'); others are masculine ('o
 * SBT').
 */
const FEMININE = new Set(
	'tv tve tvc rede redetv! globo record band espn tnt cazétv rpc cultura hbo xsports sportynet gzh'.split(
		' ',
	),
);

function isFeminine(name: string): boolean {
	return name
		.toLocaleLowerCase('pt-BR')
		.split(/[\s()]+/u)
		.some((word) => FEMININE.has(word));
}

/** 'a Globo', 'o SBT'. */
export function theChannel(name: string): string {
	return `${isFeminine(name) ? 'a' : 'o'} ${name}`;
}

/** 'na Globo', 'no sportv'. */
export function onChannel(name: string): string {
	return `${isFeminine(name) ? 'na' : 'no'} ${name}`;
}

/** Most channels that a sentence names; it counts the rest. */
export const MOST_NAMED = 3;

const lists = {
	or: new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
	and: new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
};

/** 'sportv', 'sportv ou Premiere', 'sportv, Premiere, ESPN e mais 2'. */
export function listWords(names: readonly string[], join: 'or' | 'and'): string {
	if (names.length <= MOST_NAMED) return lists[join].format(names);
	return `${names.slice(0, MOST_NAMED).join(', ')} ${moreWords(names.length - MOST_NAMED)}`;
}

function moreWords(count: number): string {
	return `e mais ${count}`;
}

/** 'na ESPN e no Disney+', 'na Globo ou no sportv', 'na ESPN e no Disney+, ou na Globo'. */
function setsWords(sets: readonly (readonly string[])[]): string {
	const words = sets.map((names) => listWords(names, 'and'));
	return sets.some((names) => names.length > 1) ? words.join(', ou ') : lists.or.format(words);
}

/** Most states named by their codes; more are counted. */
const MOST_STATES = 3;

/**
 * Where a channel shows it, for the whole country: 'em todo o Brasil', 'em SP e PR', 'em 11
 * estados', 'em todo o Brasil menos BA'.
 */
export function reachWords({ in: inside, out }: Reach): string {
	if (inside !== undefined) return `em ${statesWords(inside.split(' '))}`;
	if (out === undefined) return 'em todo o Brasil';
	const without = out.split(' ');
	if (without.length <= MOST_STATES)
		return `em todo o Brasil menos ${lists.and.format(without.toSorted())}`;
	return `em ${statesWords(Object.keys(UFS).filter((uf) => !without.includes(uf)))}`;
}

function statesWords(codes: readonly string[]): string {
	return codes.length <= MOST_STATES
		? lists.and.format(codes.toSorted())
		: `${codes.length} estados`;
}

export const answerCopy = {
	/** Follows the names of the channels. */
	access: (isFree: boolean, count: number) =>
		isFree ? 'de graça' : count === 1 ? 'pago' : 'pagos',
	parts: (parts: readonly string[]) => parts.join(' · '),
	more: moreWords,
	youHave: 'Você tem',
	youHaveIt: 'você tem',
	here: ({ code }: PlaceWords) => `em ${code}`,
	someStates: 'em estados a confirmar',
	thisGame: 'este jogo',
	counter: ({ inside }: PlaceWords, channel: string, game: string) =>
		`${inside} ${theChannel(channel)} mostra ${game}`,
	shown: (names: readonly string[]) => `passou ${listWords(names.map(onChannel), 'and')}`,
	shownSomewhere: (names: readonly string[]) =>
		`passou ${listWords(names.map(onChannel), 'and')} em estados não registrados`,
	mayShow: (names: readonly string[]) => `pode passar ${listWords(names.map(onChannel), 'or')}`,
	/** Channels of one set show a game together; only one of several sets shows it. */
	usual: (sets: readonly (readonly string[])[]) =>
		`costuma passar ${setsWords(sets.map((names) => names.map(onChannel)))}`,
	unsure: 'ainda não confirmado',
	unsureLine: (names: readonly string[]) => `${listWords(names, 'or')}, a confirmar`,
	ground: (games: number, of: number) => `${games} dos últimos ${of}`,
	/** Names only some channels; none named = all of them. */
	partly: (names: readonly string[]) =>
		[...(names.length === 0 ? [] : [lists.and.format(names)]), 'em parte dos estados'].join(' '),
	allGames: (count: number) => `${count === 1 ? 'mostra' : 'mostram'} todos os jogos da competição`,
	rights: (names: readonly string[]) => `direitos da competição: ${listWords(names, 'and')}`,
	rightsLine: (names: readonly string[]) => `direitos: ${listWords(names, 'and')}`,
	partOfGames: (count: number) =>
		count === 1 ? 'nem todo jogo passa lá' : 'cada jogo passa em parte deles',
	off: { postponed: 'Jogo adiado', cancelled: 'Jogo cancelado' },
	offLine: STATUS_WORDS,
	none: (isBehind: boolean) =>
		isBehind ? 'Nenhum canal mostrou este jogo' : 'Nenhum canal mostra este jogo',
	noneLine: noChannelWords({ isNone: true, isBehind: false }),
	open: 'nenhum canal anunciado',
	openSoFar: 'Nenhum canal anunciado ainda',
	openLine: noChannelWords({ isNone: false, isBehind: false }),
	openFor: ({ toward }: PlaceWords) => `Nenhum canal anunciado ${toward}`,
	openForLine: ({ code }: PlaceWords) => `nenhum canal anunciado em ${code}`,
	unrecorded: 'Canal não registrado',
	unrecordedFor: ({ toward }: PlaceWords) => `Canal não registrado ${toward}`,
	unrecordedLine: noChannelWords({ isNone: false, isBehind: true }),
	unrecordedForLine: ({ code }: PlaceWords) => `canal não registrado em ${code}`,
	expectedBefore: (names: readonly string[]) => `a previsão era ${listWords(names, 'or')}`,
	otherFree: (name: string) => `+ ${name}`,
	otherPaid: (count: number) => (count === 1 ? '+1 pago' : `+${count} pagos`),
	otherChannels: (count: number) => `+${count} canais`,
	notHere: (name: string, { code }: PlaceWords) => `${name} não em ${code}`,
} as const;

/**
 * The line of a competition in a list, said once for all of its games: 'Direitos da competição:
 * ESPN e Disney+; cada jogo passa em parte deles'.
 */
export function rightsWords(names: readonly string[]): string {
	return `Direitos da competição: ${lists.and.format(names)}; ${answerCopy.partOfGames(names.length)}`;
}
