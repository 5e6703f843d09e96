import { VERSUS } from '#core/football-pt/patterns.ts';
import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

/** Lowercase words and other parts allowed inside a team name. */
const INNER =
	/^(?:d[aeo]s?|del?|di|du|la|las|los|el|al|e|ou|y|of|and|the|do|von|van|der|le|les|am|sub-?\d{2}|x1|\d+|feminina|feminino|fem|masculino|[-–/])$/u;
const BREAK =
	/\s[–—|·•-]\s|\s[-–—](?=\p{Lu})|[|;:]\s|:\s*$|(?<=[\p{L}\d]{4})(?<!Venc|Perd)[.!?]\s+(?=\p{Lu})|,\s|\t|\)\s*(?:[-–—:]\s*)?/gu;
const COUNTRY =
	'ARG|BOL|BRA|CHI|COL|EQU|ECU|PAR|PER|URU|VEN|MEX|MÉX|EUA|USA|CAN|CRC|COS|HON|PAN|JAM|GUA|ESA|HAI|POR|ESP|ITA|FRA|ALE|ING|ENG|ESC|SCO|GAL|WAL|IRL|NIR|HOL|NED|BEL|SUI|SUÍ|AUT|ÁUS|AUS|DIN|DEN|SUE|NOR|FIN|ISL|POL|TCH|CZE|RTC|ESQ|SVK|SLO|ESL|CRO|SER|SRB|BOS|BIH|MON|MNE|ALB|MKD|MAC|GRE|TUR|RUS|UCR|UKR|ROM|ROU|BUL|HUN|GEO|ARM|AZE|AZB|CAZ|KAZ|ISR|CHP|CHY|LUX|MAL|EST|LET|LIT|AND|KOS|EGI|EGY|MAR|TUN|ARL|ALG|AFS|RSA|NGA|NIG|GAN|GHA|SEN|CMR|CAM|CIV|CMF|MLI|ANG|MOC|CPV|CAB|COD|RDC|ARA|KSA|EAU|UAE|CAT|QAT|IRA|IRN|IRQ|JOR|KOR|COR|JAP|JPN|CHN|AUC|NZL|TAI|THA|VIE|IND|UZB|BAH|OMA|KUW|GER|BLR|MDA|GIB|FAR|FRO|SMR|LIE|WLS';
const SUFFIX_GROUP = new RegExp(
	String.raw`^\s?\((?:[A-Z]{2}|${COUNTRY}|[FM]|fem(?:inino|\.)?|masc(?:ulino|\.)?|sub-?\s?\d{2}|[A-Z])\)`,
	'iu',
);
/** Channels and leagues that look like country codes. */
const STATIONS = /\((?:VT|SBT|TNT|HBO|MAX|GE|GZH|TV|BTV|RTP|SIC|TVI|MLS|UCL|UEL|EFL|FA)\)/iu;
const AFTER_AWAY =
	/\s[–—|·•-]\s|\s?[|;·]|[–—-]\s|\s[-–—]|,\s|:\s|\s\(|\s?\[|\s+d[ao]\s+(?=(?:copa|campeonato|brasileir|s[ée]rie|liga|ta[çc]a|libertadores|sul-americana|premier|paulist|carioca|mineiro|ga[úu]ch))|\s+(?:às|as|à|a partir)\s+\d|\s+(?:n[ao]s?|em|pel[ao]s?|com|v[áa]lid[oa]|ao vivo|duelam|se enfrentam|jogam|entram|fazem|abrem|medem|est(?:á|ão|avam)|ser[áã]o?|foi|foram|que|ainda|com|d[áã]o?|passam?)\s|\s+\d{1,2}(?:h|:\d{2})|\s+\d{1,2}\/\d{1,2}|(?<!(?:^|[\s-])(?:rep|sp|at|atl|ath|dep|desp|ac|est|un|v|p|s|e|st|sta|sto|vit|bor|int|real|venc|perd))(?<!(?:^|[\s.-])\p{Lu})[.!?](?:\s|$)/iu;

/**
 * The last run of words that may be a name: capitalized words, numbers, and small words between
 * them.
 */
function nameAtEnd(text: string): string {
	const words = text.trim().split(' ');
	if (!words.some((word) => /\p{Lu}/u.test(word))) return text.trim();
	let start = words.length;
	while (start > 0 && /^["“(]?[\p{Lu}\d]/u.test(words[start - 1] ?? '')) {
		start--;
		while (
			start > 1 &&
			INNER.test(words[start - 1] ?? '') &&
			/^["“(]?[\p{Lu}\d]/u.test(words[start - 2] ?? '')
		)
			start--;
	}
	return words.slice(start).join(' ');
}

/** In prose, the name ends where lowercase words continue: 'Juventude nesta quarta-feira'. */
function nameAtStart(text: string, knows: KnowsTeam): string {
	const words = text.split(' ');
	if (words.length < 2 || /^\p{Ll}/u.test(text) || isUndefinedSide(text) || knows(text))
		return text;
	let end = 1;
	while (end < words.length && (/^["“(]?[\p{Lu}\d]/u.test(words[end] ?? '') || isInner(words, end)))
		end++;
	return words.slice(0, end).join(' ');
}

function isInner(words: readonly string[], place: number): boolean {
	if (/^(?:sub-?\d{2}|feminin[oa]|masculino|fem)$/iu.test(words[place] ?? '')) return true;
	return INNER.test(words[place] ?? '') && /^["“]?[\p{Lu}\d]/u.test(words[place + 1] ?? '');
}

function lastBreak(text: string, knows: KnowsTeam): number {
	let end = 0;
	for (const match of text.matchAll(BREAK))
		if (!opensSuffix(text, match, knows)) end = match.index + match[0].length;
	return end;
}

/** 'FIFA (Itália / País de Gales)': the possible teams of a side. */
const EITHER = /^\s?\(([^()]{2,50}\/[^()]{2,60})\)/u;

function isEither(group: string, knows: KnowsTeam): boolean {
	return (
		EITHER.exec(group)?.[1]
			?.split('/')
			.every((name) => knows(name.trim())) === true
	);
}

/** A ')' that closes 'Bolívar (BOL)' belongs to the name. */
function opensSuffix(text: string, match: RegExpExecArray, knows: KnowsTeam): boolean {
	if (!match[0].startsWith(')')) return false;
	const open = text.lastIndexOf('(', match.index);
	const group = text.slice(open === 0 ? 0 : open - 1, match.index + 1);
	return (
		open >= 0 &&
		(SUFFIX_GROUP.test(group) || isEither(group, knows)) &&
		text.slice(match.index + 1).trim() === ''
	);
}

const LEADING_FACTS =
	/^(?:(?:[AÀàa]s|A partir das)\s+(?=\d{1,2}[h:])|(?:\d{1,2}\s+)?\d{1,2}(?:[hH]\d{0,2}(?:min)?|:\d{2}[hH]?)\s*[-–—:|]?\s*|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\.?\s*[-–—|]?\s*|(?:o|a|os|as|O|A|Os|As|E|e|Já|Mas|Depois|Enquanto|entre|Entre|[Aa]lém d[eoa]|jogo|Jogo|partida|Partida|duelo|entre o|entre a)\s+(?=\p{Lu}))+/u;

const MOST_WORDS_OF_PLACE = 4;

/**
 * 'Oitavas de final (1.º grupo C', 'jogo 3: 2º do Grupo A': the group position at the end of a
 * text.
 */
function placeAtEnd(text: string): string | null {
	const words = text.trim().split(' ').slice(-MOST_WORDS_OF_PLACE);
	const start = words.findIndex(
		(_, at) =>
			/^\(?[1-4][.ºª°]/u.test(words[at] ?? '') &&
			isUndefinedSide(words.slice(at).join(' ').replace('(', '')),
	);
	return start < 0 ? null : words.slice(start).join(' ').replace('(', '');
}

const COMPETITION_AHEAD =
	/^(?:campeonato|copa|ta[çc]a|torneio|brasileir[ãa]o|s[ée]rie [a-d])(?!\p{L})/iu;

/**
 * 'Campeonato Brasileiro Sub-20 Nacional': the side after a competition, with their separator lost.
 */
function behindCompetition(name: string, knows: KnowsTeam): string | null {
	if (!COMPETITION_AHEAD.test(name) || knows(name)) return null;
	const words = name.split(' ');
	const start = words.findIndex(
		(_, at) => at > 1 && /^\p{Lu}/u.test(words[at] ?? '') && knows(words.slice(at).join(' ')),
	);
	return start < 0 ? null : words.slice(start).join(' ');
}

/**
 * 'PAL Palmeiras', 'BRA-A Joinville', 'ING Arsenal', but not 'RPE Parintins': the code of a club,
 * league or country.
 */
function isCode(name: string, coded: string): boolean {
	const code = name.slice(0, name.length - coded.length).trim();
	return code.includes('-') || code[0] === coded[0] || COUNTRY.split('|').includes(code);
}

/** The home side at the end of `text`. */
function homeOf(text: string, knows: KnowsTeam): string {
	const tail = text.slice(lastBreak(text, knows));
	const open = tail.replace(LEADING_FACTS, '').trim();
	if (isUndefinedSide(open)) return open;
	const awaited = placeAtEnd(tail);
	if (awaited !== null) return awaited;
	const name = (nameAtEnd(tail) || tail.trim())
		.replace(LEADING_FACTS, '')
		.replace(/,$/u, '')
		.trim();
	const coded = name.replace(
		/^(?!(?:A[ACDE]|A?FC|CA|CD|CE|CF|CR|CS|EC|FC|GE|RB|S[ACDEV]|UD|US|UE|AS|AFC|SER)\s)[A-Z]{2,4}(?:-[A-Z0-9]{1,2})?\s+(?=\p{Lu}\p{Ll})/u,
		'',
	);
	if (coded !== name && isCode(name, coded) && !knows(name) && knows(coded)) return coded;
	const behind = behindCompetition(name, knows);
	if (behind !== null) return behind;
	const ended = (name.split(/\.\s+/u).at(-1) ?? name).replace(LEADING_FACTS, '');
	// 'At. Madrid' is an abbreviation, not the end of a sentence.
	const isShort = /(?:^|\s)(?:\p{Lu}\p{Ll}?|Atl|Ath|Man|Dep|Int|Vit|Bor|Venc|Perd)\.\s+\S+$/u.test(
		name,
	);
	if (ended !== name && !isShort && !knows(name) && knows(ended)) return ended;
	const last = name.split(/\s+e\s+/u).at(-1) ?? name;
	return last === name || knows(name) || !knows(last) ? name : last;
}

/** 'São Joseense e Operário x Andraus': the versus sign shows that another game begins. */
const AND_NEXT = new RegExp(
	String.raw`^((\p{Lu}[^,;.()]{1,40}?)\s+e\s+\p{Lu}[^,;.()]{1,40}?)\s${VERSUS}\s`,
	'u',
);

/** The away side at the start of `text`, with the parenthesized groups of its name. */
function awayOf(text: string, knows: KnowsTeam): string {
	const [, first = '', whole = ''] = AND_NEXT.exec(text) ?? [];
	if (whole !== '' && !knows(first) && !/\d[h:]/u.test(first)) return whole;
	let end = 0;
	for (let turn = 0; turn < 4; turn++) {
		const rest = text.slice(end);
		const stop = AFTER_AWAY.exec(rest);
		if (!stop) return cutAnd(text, knows);
		end += stop.index;
		const group = suffixGroup(text.slice(0, end), text.slice(end), knows);
		if (group === null) break;
		end += group.length;
	}
	return cutAnd(text.slice(0, end), knows);
}

/**
 * A parenthesized group that belongs to the preceding name: a code, 'F', 'sub-20', or the team's
 * country.
 */
function suffixGroup(name: string, rest: string, knows: KnowsTeam): string | null {
	const code = SUFFIX_GROUP.exec(rest)?.[0];
	if (code) return STATIONS.test(code) ? null : code;
	const either = EITHER.exec(rest)?.[0];
	if (either && isEither(either, knows)) return either;
	const words = /^\s?\([\p{L} .-]{4,24}\)/u.exec(rest)?.[0];
	return words && knows(`${name}${words}`) ? words : null;
}

/** 'Udinese e Lazio': the second name belongs to the next game, unless the whole is one team. */
function cutAnd(text: string, knows: KnowsTeam): string {
	// The final period of 'Jaguaré E.C.' is part of the name.
	const whole = /\p{Lu}\.\p{Lu}\.$/u.test(text.trim())
		? text.trim()
		: text.trim().replace(/[.,;:!]+$/u, '');
	const name = nameAtStart(whole.includes('(') ? whole : whole.replace(/\)$/u, ''), knows);
	const parts = name.split(/\s+e\s+/u);
	if (parts.length < 2 || knows(name)) return name;
	return knows(parts[0] ?? '') ? (parts[0] ?? name) : name;
}

/** Newspaper names for the national team of Brazil. */
function ofCountry(name: string): string {
	return /^(?:sele[çc][ãa]o brasileira(?: feminina| masculina)?|canarinho)$/iu.test(name)
		? 'Brasil'
		: name;
}

/** Number of characters on each side of a separator searched for a name. */
const NEAR = 240;
const NAMED = /[\p{L}?]/u;

/**
 * 'Inter de Milão Vila Belmiro HBO Max e Nosso Futebol': a known side, followed by the rest of a
 * row without cells.
 */
function startsKnown(text: string, knows: KnowsTeam): boolean {
	const words = text.split(' ', 3);
	return words.some((_, at) => knows(words.slice(0, at + 1).join(' ')));
}

/**
 * 'Deportivo Táchira (Venezuela) x …', 'Santos (líder) x …': a parenthesized group after the home
 * side, treated like one after the away side.
 */
const GROUP_AT_END = /(?<=[\p{L}\p{N}.])\s?\([^()]{2,40}\)\s*$/u;

/**
 * Splits the text before a separator: the part without a trailing group, and that group if it
 * belongs to the name.
 */
function cutGroup(left: string, knows: KnowsTeam): [left: string, group: string] {
	const group = left.trimEnd().endsWith(')')
		? GROUP_AT_END.exec(left.slice(-NEAR))?.[0]
		: undefined;
	if (group === undefined || SUFFIX_GROUP.test(group) || isEither(group, knows)) return [left, ''];
	const name = left.slice(0, left.length - group.length);
	// 'Sábado (21) x …' holds no side name.
	if (!/\p{L}{2}/u.test(group)) return [left, ''];
	return [name, suffixGroup(homeOf(name.slice(-NEAR), knows), group, knows) ?? ''];
}

/** The two sides around a separator; null when one of them cannot be a name. */
export function build(written: string, right: string, knows: KnowsTeam): Matchup | null {
	const [left, group] = cutGroup(written, knows);
	const [behind, ahead] = [left.slice(-NEAR), right.slice(0, NEAR)];
	if (!NAMED.test(behind) || !NAMED.test(ahead)) return null;
	const [home, away] = [homeOf(behind, knows), awayOf(ahead, knows)];
	// In a table that lost its cells, the town and the channels follow the away side.
	if (!isName(home) || !isName(away, /-[A-Z]{2}\s/.test(away) || startsKnown(away, knows) ? 14 : 8))
		return null;
	const before = left.slice(0, left.trimEnd().length - home.length).trim();
	return {
		home: `${ofCountry(home)}${group.trimEnd()}`,
		away: ofCountry(away),
		before,
		after: right.slice(right.indexOf(away) + away.length).trim(),
		weak: false,
	};
}

export function around(text: string, separator: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	const [left, right] = [
		text.slice(0, separator.index),
		text.slice(separator.index + separator[0].length),
	];
	// 'Flamengo 2 x 1 Vasco': the score is not part of a name. 'Schalke 04 x Mainz' has no score.
	const hasScore = /\s\d{1,2}$/u.test(left) && /^\d{1,2}\s+\p{Lu}/u.test(right);
	return hasScore
		? build(left.replace(/\s+\d{1,2}$/u, ''), right.replace(/^\d{1,2}\s+/u, ''), knows)
		: build(left, right, knows);
}

function isName(text: string, most = 8): boolean {
	if (/^\(?\d{1,2}[ºª°]$/u.test(text)) return false;
	const longest = text.includes(' / ') ? 2 * most : most;
	return (
		/\p{L}|^\?+$/u.test(text) && text.length <= longest * 8 && text.split(' ').length <= longest
	);
}
