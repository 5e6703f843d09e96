import { VERSUS } from '#core/football-pt/patterns.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { countryOfCode } from '#core/search/country-codes.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

export const AND = /\s+e\s+/gu;
export const LOWER = /^\p{Ll}/u;
const INNER =
	/^(?:d[aeo]s?|del?|di|du|la|las|los|el|al|e|ou|y|of|and|the|do|von|van|der|le|les|am|sub-?\d{2}|x1|\d+|feminina|feminino|fem|masculino|[-–/])$/u;
const ENDING = /^(?:sub-?\d{2}|feminin[oa]|masculino|fem)$/iu;
const CAPITAL = /^["“(]?[\p{Lu}\d]/u;
const BREAK = /\s[–—|·•-]\s|\s[-–—](?=\p{Lu})|[|;:]\s|:\s*$|,\s|\t|\)\s*(?:[-–—:]\s*)?/gu;
const AFTER_AWAY =
	/\s[–—|·•-]\s|\s?[|;·]|[–—-]\s|\s[-–—]|,\s|:\s|\s\(|\s?\[|\s+(?:às|as|à|a partir)\s+\d|\s+\d{1,2}(?:h|:\d{2})|\s+\d{1,2}\/\d{1,2}|(?<!(?:^|[\s-])(?:rep|sp|at|atl|ath|dep|desp|ac|est|un|v|p|s|e|st|sta|sto|vit|bor|int|real|venc|perd))(?<!(?:^|[\s.-])\p{Lu})[.!?](?:\s|$)/iu;
const SUFFIX_GROUP =
	/^\s?\((?:([A-Z]{2,3})|[A-Z]|fem(?:inino|\.)?|masc(?:ulino|\.)?|sub-?\s?\d{2})\)/iu;
const LEADING_FACTS =
	/^(?:\((?=[^)]*$)|(?:[AÀàa]s|A partir das)\s+(?=\d{1,2}[h:])|(?:\d{1,2}\s+)?\d{1,2}(?:[hH]\d{0,2}(?:min)?|:\d{2}[hH]?)\s*[-–—:|]?\s*|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\.?\s*[-–—|]?\s*|(?:o|a|os|as|O|A|Os|As|E|e|Já|Mas|Depois|Enquanto|entre|Entre|[Aa]lém d[eoa]|jogo|Jogo|partida|Partida|duelo|entre o|entre a)\s+(?=\p{Lu}))+/u;
const MOST_WORDS_OF_PLACE = 4;
/** A row without cells has a town and channels after the away side. */
const MOST_WORDS = 14;
/** Characters searched on each side of a separator. */
const NEAR = 240;

function nameAtEnd(text: string): string {
	const words = text.trim().split(' ');
	let start = words.length;
	while (start > 0 && CAPITAL.test(words[start - 1] ?? '')) {
		start--;
		while (start > 1 && INNER.test(words[start - 1] ?? '') && CAPITAL.test(words[start - 2] ?? ''))
			start--;
	}
	return words.slice(start).join(' ');
}

/** Lowercase words end a name: 'Juventude nesta quarta'. */
function nameAtStart(text: string, knows: KnowsTeam): string {
	if (LOWER.test(text) || isUndefinedSide(text) || knows(text)) return text;
	const words = text.split(' ');
	const end = words.findIndex((word, at) => at > 0 && !CAPITAL.test(word) && !isInner(words, at));
	return end < 0 ? text : words.slice(0, end).join(' ');
}

function isInner(words: readonly string[], place: number): boolean {
	const word = words[place] ?? '';
	return ENDING.test(word) || (INNER.test(word) && CAPITAL.test(words[place + 1] ?? ''));
}

function codeGroup(text: string): string | null {
	const [group = null, written] = SUFFIX_GROUP.exec(text) ?? [];
	const code = written?.toUpperCase();
	return code === undefined || isUf(code) || countryOfCode(code) ? group : null;
}

function lastBreak(text: string): number {
	let end = 0;
	for (const match of text.matchAll(BREAK))
		if (!closesSuffix(text, match)) end = match.index + match[0].length;
	return end;
}

/** The ')' of 'Bolívar (BOL)'. */
function closesSuffix(text: string, match: RegExpExecArray): boolean {
	if (!match[0].startsWith(')') || text.slice(match.index + 1).trim() !== '') return false;
	const open = text.lastIndexOf('(', match.index);
	const group = text.slice(Math.max(open, 0), match.index + 1);
	return codeGroup(group) !== null;
}

/** '1º do Grupo A'; null for none. */
function placeAtEnd(text: string): string | null {
	const words = text.trim().split(' ').slice(-MOST_WORDS_OF_PLACE);
	const start = words.findIndex((word) => /^\(?[1-4][.ºª°]/u.test(word));
	const place = start < 0 ? '' : words.slice(start).join(' ').replace('(', '');
	return isUndefinedSide(place) ? place : null;
}

function homeOf(text: string, knows: KnowsTeam): string {
	const tail = text.slice(lastBreak(text));
	const open = tail.replace(LEADING_FACTS, '').trim();
	if (isUndefinedSide(open)) return open;
	const awaited = placeAtEnd(tail);
	if (awaited !== null) return awaited;
	const name = (nameAtEnd(tail) || tail.trim()).replace(LEADING_FACTS, '').trim();
	if (knows(name)) return name;
	const ended = (name.split(/\.\s+/u).at(-1) ?? name).replace(LEADING_FACTS, '');
	const last = name.split(AND).at(-1) ?? name;
	return [withoutCode(name), ended, last].find(knows) ?? name;
}

/** 'FLA Flamengo' → 'Flamengo'. */
function withoutCode(name: string): string {
	const [whole = '', code = ''] =
		/^([A-Z]{2,4}(?:-[A-Z0-9]{1,2})?)\s+(?=\p{Lu}\p{Ll})/u.exec(name) ?? [];
	const rest = name.slice(whole.length);
	return code.includes('-') || code[0] === rest[0] || countryOfCode(code) ? rest : name;
}

/** The sign shows that another game begins. */
const AND_NEXT = new RegExp(
	String.raw`^((\p{Lu}[^,;.()]{1,40}?)\s+e\s+\p{Lu}[^,;.()]{1,40}?)\s${VERSUS}\s`,
	'u',
);

function awayOf(text: string, knows: KnowsTeam): string {
	const [, first = '', whole = ''] = AND_NEXT.exec(text) ?? [];
	if (whole !== '' && !knows(first) && !/\d[h:]/u.test(first)) return whole;
	let end = 0;
	for (let turn = 0; turn < 4; turn++) {
		const stop = AFTER_AWAY.exec(text.slice(end));
		if (!stop) return cutAnd(text, knows);
		end += stop.index;
		const group = suffixGroup(text.slice(0, end), text.slice(end), knows);
		if (group === null) break;
		end += group.length;
	}
	return cutAnd(text.slice(0, end), knows);
}

function suffixGroup(name: string, rest: string, knows: KnowsTeam): string | null {
	const code = codeGroup(rest);
	if (code !== null) return code;
	const words = /^\s?\([\p{L} .-]{4,24}\)/u.exec(rest)?.[0];
	return words && knows(`${name}${words}`) ? words : null;
}

/** The name after 'e' belongs to the next game. */
function cutAnd(text: string, knows: KnowsTeam): string {
	// 'Jaguaré E.C.' keeps its period.
	const whole = text.trim().replace(/(?:(?<!\p{Lu}\.\p{Lu})[.,;:!]|(?<!\(.*)\))+$/u, '');
	const name = nameAtStart(whole, knows);
	const [first = name, second] = name.split(AND);
	return second !== undefined && !knows(name) && knows(first) ? first : name;
}

/** 'canarinho' → 'Brasil'. */
function ofCountry(name: string): string {
	return /^(?:sele[çc][ãa]o brasileira(?: feminina| masculina)?|canarinho)$/iu.test(name)
		? 'Brasil'
		: name;
}

const GROUP_AT_END = /(?<=[\p{L}\p{N}.])\s?\([^()]*\p{L}{2}[^()]*\)\s*$/u;

function cutGroup(left: string, knows: KnowsTeam): [left: string, group: string] {
	const group = left.trimEnd().endsWith(')')
		? GROUP_AT_END.exec(left.slice(-NEAR))?.[0]
		: undefined;
	if (group === undefined || codeGroup(group) !== null) return [left, ''];
	const name = left.slice(0, left.length - group.length);
	return [name, suffixGroup(homeOf(name.slice(-NEAR), knows), group, knows) ?? ''];
}

/** The sides around a separator; null if one is no name. */
export function build(written: string, right: string, knows: KnowsTeam): Matchup | null {
	const [left, group] = cutGroup(written, knows);
	const home = homeOf(left.slice(-NEAR), knows);
	const away = awayOf(right.slice(0, NEAR), knows);
	if (!isName(home, 8) || !isName(away, MOST_WORDS)) return null;
	return {
		home: `${ofCountry(home)}${group.trimEnd()}`,
		away: ofCountry(away),
		before: left.slice(0, left.trimEnd().length - home.length).trim(),
		after: right.slice(right.indexOf(away) + away.length).trim(),
		weak: false,
	};
}

function isName(text: string, mostWords: number): boolean {
	const isShort = text.length <= mostWords * 8 && text.split(' ').length <= mostWords;
	return isShort && /^[^?!]*(?![ºª])\p{L}[^?!]*$|^\?+$/u.test(text);
}

/** The same, without a score beside the separator; null for none. */
export function around(text: string, separator: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	const left = text.slice(0, separator.index);
	const right = text.slice(separator.index + separator[0].length);
	const scored = left.replace(/\s+\d{1,2}$/u, '');
	const rest = right.replace(/^\d{1,2}\s+(?=\p{Lu})/u, '');
	// 'Schalke 04 x Mainz' has no score.
	return scored !== left && rest !== right ? build(scored, rest, knows) : build(left, right, knows);
}
