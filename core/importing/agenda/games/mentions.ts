import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import type { RawGame } from '#core/importing/raw-game.ts';
import { LONG_LINE, type PageGame, playersOf } from './page-game.ts';

const SHOWN_BEFORE =
	/(?<!\p{L})(?:exibiu|transmitiu|mostrou|foi (?:realizad|disputad|exibid|transmitid)[oa])(?!\p{L})/iu;
const IN_THE_PAST =
	/(?<!\p{L})(?:venceu|empatou|perdeu|goleou|bateu|derrotou|superou|terminou|acabou|teve|viu|viram|assistiu|n[ao] [úu]ltim[ao] (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo))(?!\p{L})|(?:feira|s[áa]bado|domingo) passad[ao]/iu;

function isPast({ prose, untimed, raw: { text, home, away, channels } }: PageGame): boolean {
	const own = sentencesOf(text).find(
		(sentence) => sentence.includes(home) && sentence.includes(away),
	);
	if (!untimed || own === undefined || (!prose && own.length < LONG_LINE)) return false;
	return SHOWN_BEFORE.test(own) || (channels.length === 0 && IN_THE_PAST.test(own));
}

function isBracket({ bare, headed, raw: { home, away } }: PageGame): boolean {
	return bare && !headed && isUndefinedSide(home) && isUndefinedSide(away);
}

/** 'Remo 2 x 0 Sergipe' without an hour or channels. */
function isResult({ untimed, raw: { text, home, away, channels } }: PageGame): boolean {
	if (!untimed || channels.length > 0) return false;
	const [, left = '', right = ''] =
		/^(.{1,200}?)\s\d{1,2}\s?[xX×]\s?\d{1,2}\s(.{1,200})$/u.exec(text) ?? [];
	return left.trimEnd().endsWith(home) && right.trimStart().startsWith(away);
}

function isCutOff({ raw: { text, home, away } }: PageGame, all: readonly PageGame[]): boolean {
	const isLast = [`${away}..`, `${away}...`, `${away}…`].some((end) => text.trim().endsWith(end));
	return (
		isLast &&
		all.some(({ raw }) => raw.home === home && raw.away !== away && raw.away.startsWith(away))
	);
}

/** Weak and empty, and a side plays another game that day. */
function isAside(one: PageGame, playing: ReadonlySet<string>): boolean {
	const isEmpty = one.untimed && one.raw.channels.length === 0;
	return one.weak && isEmpty && playersOf(one).some((player) => playing.has(player));
}

const HEADLINE =
	/(?<!\p{L})(?:e mais|saiba|vej?a|confira|onde (?:assistir|passa)|como assistir|ao vivo|agenda|programa[çc][ãa]o)(?!\p{L})/iu;
const FEWEST = 3;

/** The line of the first game with an hour, on a page with a list of such games. */
function firstOfList(list: readonly PageGame[]): number {
	const lines = list.filter(({ untimed }) => !untimed).map(({ raw }) => raw.line);
	return lines.length < FEWEST ? 0 : Math.min(...lines);
}

/** 'Bahia x Avaí, Goiás x Remo e mais: veja onde assistir' above the list that has these games. */
function isHeadline({ bare, headed, raw }: PageGame, first: number): boolean {
	return bare && !headed && raw.line < first && HEADLINE.test(raw.text);
}

/** Separates the games of a page from mere mentions: results, past broadcasts, and asides. */
export function partMentions(all: readonly PageGame[]): { games: RawGame[]; mentions: RawGame[] } {
	const list = all.filter(({ prose, weak }) => !prose || !weak);
	const playing = new Set(list.flatMap(playersOf));
	const timed = new Set(list.filter(({ untimed }) => !untimed).flatMap(playersOf));
	const first = firstOfList(list);
	const isMention = (one: PageGame) =>
		isCutOff(one, all) ||
		isHeadline(one, first) ||
		isAside(one, one.prose ? playing : timed) ||
		isPast(one) ||
		isResult(one) ||
		isBracket(one);
	const { games = [], mentions = [] } = Object.groupBy(all, (one) =>
		isMention(one) ? 'mentions' : 'games',
	);
	return { games: games.map(({ raw }) => raw), mentions: mentions.map(({ raw }) => raw) };
}
