import { isUndefinedSide } from '#core/importing/undefined-side.ts';
import { isUf } from '#core/site/uf.ts';
import { listed } from './listing-sides.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

const VERSUS = /(?<=[\p{L}\p{N}).'’!\]])\s+(?:x|X|×|✕|v|vs\.?|VS\.?|Vs\.?|versus)\s+(?=[\p{L}\d"“(?])/u;
const VERBS =
	/(?:,\s+que)?\s+(?:recebe(?:r|r[áa])?|visita(?:r|r[áa])?|enfrenta(?:r|r[áa])?|encara(?:r|r[áa])?|defronta(?:r|r[áa])?|pega|vai (?:encarar|enfrentar|receber|visitar|pegar|desafiar)|duela(?:r[áa])? com|mede for[çc]as (?:com|ante|perante)|te[mr][áa]? pela frente|(?:vai )?joga(?:r|r[áa])?(?: em casa| fora(?: de casa)?)? (?:contra|com|diante d[oa]|ante|frente a)|contra|desafia)\s+(?:(?:o|a|os|as)\s+)?(?=\p{Lu})/u;
/** 'Uma vitória do Juventude contra o Bahia livra o time': what may come of a game is none. */
const RESULT = /(?<!\p{L})(?:vit[óo]ria|triunfo|derrota|empate|goleada|resultado)s?\s+(?:d[oaes]+\s+)?[\p{L} -]{0,40}$/iu;
const VISITS = /visita/;
/** Words that stand inside a team's name in small letters. */
const INNER =
	/^(?:d[aeo]s?|del?|di|du|la|las|los|el|al|e|ou|y|of|and|the|do|von|van|der|le|les|am|sub-?\d{2}|x1|\d+|feminina|feminino|fem|masculino|[-–/])$/u;
const BREAK = /\s[–—|·•-]\s|\s[-–—](?=\p{Lu})|[|;:]\s|:\s*$|(?<=[\p{L}\d]{4})[.!?]\s+(?=\p{Lu})|,\s|\t|\)\s*(?:[-–—:]\s*)?/gu;
const COUNTRY =
	'ARG|BOL|BRA|CHI|COL|EQU|ECU|PAR|PER|URU|VEN|MEX|MÉX|EUA|USA|CAN|CRC|COS|HON|PAN|JAM|GUA|ESA|HAI|POR|ESP|ITA|FRA|ALE|ING|ENG|ESC|SCO|GAL|WAL|IRL|NIR|HOL|NED|BEL|SUI|SUÍ|AUT|ÁUS|AUS|DIN|DEN|SUE|NOR|FIN|ISL|POL|TCH|CZE|RTC|ESQ|SVK|SLO|ESL|CRO|SER|SRB|BOS|BIH|MON|MNE|ALB|MKD|MAC|GRE|TUR|RUS|UCR|UKR|ROM|ROU|BUL|HUN|GEO|ARM|AZE|AZB|CAZ|KAZ|ISR|CHP|CHY|LUX|MAL|EST|LET|LIT|AND|KOS|EGI|EGY|MAR|TUN|ARL|ALG|AFS|RSA|NGA|NIG|GAN|GHA|SEN|CMR|CAM|CIV|CMF|MLI|ANG|MOC|CPV|CAB|COD|RDC|ARA|KSA|EAU|UAE|CAT|QAT|IRA|IRN|IRQ|JOR|KOR|COR|JAP|JPN|CHN|AUC|NZL|TAI|THA|VIE|IND|UZB|BAH|OMA|KUW|GER|BLR|MDA|GIB|FAR|FRO|SMR|LIE|WLS';
const SUFFIX_GROUP = new RegExp(
	String.raw`^\s?\((?:[A-Z]{2}|${COUNTRY}|[FM]|fem(?:inino|\.)?|masc(?:ulino|\.)?|sub-?\s?\d{2}|[BC])\)`,
	'iu',
);
/** Channels and leagues as short as a code. */
const STATIONS = /\((?:SBT|TNT|HBO|MAX|GE|GZH|TV|BTV|RTP|SIC|TVI|MLS|UCL|UEL|EFL|FA)\)/iu;
/** Two sides joined by ' e ' meet at an hour, or the text says that they meet. */
const MEET = /\d{1,2}(?:h|:\d{2})|se enfrenta|duel|medem|cl[áa]ssico|disputam|decidem|jogam|fazem|confronto|partida entre|jogo entre/iu;
const AFTER_AWAY =
	/\s[–—|·•-]\s|\s?[|;·]|[–—-]\s|\s[-–—]|,\s|:\s|\s\(|\s?\[|\s+(?:às|as|à|a partir)\s+\d|\s+(?:n[ao]s?|em|pel[ao]s?|com|v[áa]lid[oa]|ao vivo|duelam|se enfrentam|jogam|entram|fazem|abrem|medem|est(?:á|ão|avam)|ser[áã]o?|foi|foram|que|ainda|com)\s|\s+\d{1,2}(?:h|:\d{2})|\s+\d{1,2}\/\d{1,2}|(?<!(?:^|[\s-])(?:rep|sp|at|atl|ath|dep|desp|ac|est|un|v|p|s|e|st|sta|sto|vit|bor|int|real))(?<![\s-]\p{Lu})[.!?](?:\s|$)/iu;

/** The last run of words of a text that may be a name: capitals, figures and small words between them. */
function nameAtEnd(text: string): string {
	const words = text.trim().split(' ');
	if (!words.some((word) => /\p{Lu}/u.test(word))) return text.trim();
	let start = words.length;
	while (start > 0 && /^["“(]?[\p{Lu}\d]/u.test(words[start - 1] ?? '')) {
		start--;
		while (start > 1 && INNER.test(words[start - 1] ?? '') && /^["“]?[\p{Lu}\d]/u.test(words[start - 2] ?? '')) start--;
	}
	return words.slice(start).join(' ');
}

/** In prose the name ends where small letters go on: 'Juventude nesta quarta-feira'. */
function nameAtStart(text: string, knows: KnowsTeam): string {
	const words = text.split(' ');
	if (words.length < 2 || /^\p{Ll}/u.test(text) || isUndefinedSide(text) || knows(text)) return text;
	let end = 1;
	while (end < words.length && (/^["“(]?[\p{Lu}\d]/u.test(words[end] ?? '') || isInner(words, end))) end++;
	return words.slice(0, end).join(' ');
}

function isInner(words: readonly string[], place: number): boolean {
	if (/^(?:sub-?\d{2}|feminin[oa]|masculino|fem)$/iu.test(words[place] ?? '')) return true;
	return INNER.test(words[place] ?? '') && /^["“]?[\p{Lu}\d]/u.test(words[place + 1] ?? '');
}

function lastBreak(text: string): number {
	let end = 0;
	for (const match of text.matchAll(BREAK)) if (!opensSuffix(text, match)) end = match.index + match[0].length;
	return end;
}

/** A ')' that closes 'Bolívar (BOL)' belongs to the name. */
function opensSuffix(text: string, match: RegExpExecArray): boolean {
	if (!match[0].startsWith(')')) return false;
	const open = text.lastIndexOf('(', match.index);
	return (
		open >= 0 && SUFFIX_GROUP.test(text.slice(open === 0 ? 0 : open - 1, match.index + 1)) && text.slice(match.index + 1).trim() === ''
	);
}

const LEADING_FACTS =
	/^(?:(?:\d{1,2}\s+)?\d{1,2}(?:[hH]\d{0,2}(?:min)?|:\d{2}[hH]?)\s*[-–—:|]?\s*|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\.?\s*[-–—|]?\s*|(?:o|a|os|as|O|A|Os|As|E|e|Já|Mas|Depois|Enquanto|entre|Entre|jogo|Jogo|partida|Partida|duelo|entre o|entre a)\s+(?=\p{Lu}))+/u;

/** The home side at the end of `text`. */
function homeOf(text: string, knows: KnowsTeam): string {
	const tail = text.slice(lastBreak(text));
	const open = tail.replace(LEADING_FACTS, '').trim();
	if (isUndefinedSide(open)) return open;
	const name = (nameAtEnd(tail) || tail.trim()).replace(LEADING_FACTS, '').replace(/,$/u, '').trim();
	const coded = name.replace(
		/^(?!(?:A[ACDE]|A?FC|CA|CD|CE|CF|CR|CS|EC|FC|GE|RB|S[ACDEV]|UD|US|UE|AS|AFC|SER)\s)[A-Z]{2,4}(?:-[A-Z0-9]{1,2})?\s+(?=\p{Lu}\p{Ll})/u,
		'',
	);
	if (coded !== name && !knows(name) && knows(coded)) return coded;
	const ended = name.split(/\.\s+/u).at(-1) ?? name;
	if (ended !== name && !knows(name) && knows(ended)) return ended;
	const last = name.split(/\s+e\s+/u).at(-1) ?? name;
	return last === name || knows(name) || !knows(last) ? name : last;
}

/** The away side at the beginning of `text`, with the groups that belong to its name. */
function awayOf(text: string, knows: KnowsTeam): string {
	// 'São Joseense e Operário x Andraus': the sign behind tells that another game begins.
	const [, first = '', whole = ''] = /^((\p{Lu}[^,;.()]{1,40}?)\s+e\s+\p{Lu}[^,;.()]{1,40}?)\s(?:x|X|×|vs\.?)\s/u.exec(text) ?? [];
	if (whole !== '' && !knows(first)) return whole;
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

/** A group in parentheses that belongs to the name before it: a code, 'F', 'sub-20', or a country by which the team is known. */
function suffixGroup(name: string, rest: string, knows: KnowsTeam): string | null {
	const code = SUFFIX_GROUP.exec(rest)?.[0];
	if (code) return STATIONS.test(code) ? null : code;
	const words = /^\s?\([\p{L} .-]{4,24}\)/u.exec(rest)?.[0];
	return words && knows(`${name}${words}`) ? words : null;
}

/** 'Udinese e Lazio': the second name belongs to the next game, unless the whole is one team. */
function cutAnd(text: string, knows: KnowsTeam): string {
	const name = nameAtStart(text.trim().replace(/[.,;:!]+$/u, ''), knows);
	const parts = name.split(/\s+e\s+/u);
	if (parts.length < 2 || knows(name)) return name;
	return knows(parts[0] ?? '') ? (parts[0] ?? name) : name;
}

/** The two sides around a separator, null where one of them cannot be a name. */
function build(left: string, right: string, knows: KnowsTeam): Matchup | null {
	const [home, away] = [homeOf(left, knows), awayOf(right, knows)];
	// Behind the away side a table without its cells leaves town and channels.
	if (!isName(home) || !isName(away, /-[A-Z]{2}\s/.test(away) ? 14 : 8)) return null;
	const before = left.slice(0, left.trimEnd().length - home.length).trim();
	return { home, away, before, after: right.slice(right.indexOf(away) + away.length).trim(), weak: false };
}

function around(text: string, separator: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	const [left, right] = [text.slice(0, separator.index), text.slice(separator.index + separator[0].length)];
	// 'Flamengo 2 x 1 Vasco': the score is no part of a name; 'Schalke 04 x Mainz' has none.
	const hasScore = /\s\d{1,2}$/u.test(left) && /^\d{1,2}\s+\p{Lu}/u.test(right);
	return hasScore ? build(left.replace(/\s+\d{1,2}$/u, ''), right.replace(/^\d{1,2}\s+/u, ''), knows) : build(left, right, knows);
}

function isName(text: string, most = 8): boolean {
	if (/^\(?\d{1,2}[ºª°]$/u.test(text)) return false;
	return /\p{L}|^\?+$/u.test(text) && text.length <= most * 8 && text.split(' ').length <= most;
}

const ENDS_WITH_HOUR = /\d(?:h\d{0,2}|:\d\d)\s*[-–—|]?\s*$/u;

/** 'Fla-Flu', 'Gre-Nal', 'Ba-Vi': the name of a derby. */
const DERBY = /^\p{Lu}\p{Ll}{1,3}$/u;

function isDerby(separator: string, { home, away }: Matchup): boolean {
	return separator === '-' && DERBY.test(home) && DERBY.test(away);
}

/** 'França, Inglaterra e Portugal entram em campo' */
function isOneOfMany(before: string, knows: KnowsTeam): boolean {
	const [, listed = ''] = /((?:[\p{Lu}][\p{L}.-]*(?: |(?=,)))+), ?$/u.exec(before.slice(-60)) ?? [];
	return listed !== '' && knows(listed.trim()) && !/(?:^|\s)(?:n[oa]|em|n[oa]s)\s+$/iu.test(before.slice(0, before.lastIndexOf(listed)));
}

/** 'Sporting-Braga (Sport TV1)' behind an hour: a line of a list, although a club is called so as well. */
function isListed({ before, after }: Matchup): boolean {
	return ENDS_WITH_HOUR.test(before.slice(-12)) && /^(?:$|[(|–—-])/u.test(after);
}

/** 'MG e …', not 'FC Porto' or 'SC Braga'. */
function startsWithState(text: string, knows: KnowsTeam): boolean {
	const [, code = '', next = ''] = /^([A-Z]{2})(?!\p{L})(\s\p{Lu}\p{L}+)?/u.exec(text) ?? [];
	return isUf(code) && !(next !== '' && knows(`${code}${next}`));
}

/** 'o empate entre Corinthians e Fortaleza em 0 a 0', 'Santos e Palmeiras ficaram no 2 a 2': played already. */
function isOver({ before, after }: Matchup): boolean {
	if (/(?:empate|vit[óo]ria|derrota|goleada|final)\s+(?:entre|d[aeo]s?)\s*(?:[oa]s?)?$/iu.test(before))
		return /^(?:em|por) \d/u.test(after);
	return /^(?:ficaram|fizeram|empataram|venceram|perderam|empatou|j[áa] (?:jogaram|se enfrentaram))(?!\p{L})/iu.test(after);
}

/** The sides around one separator, where both are known and the words around do not say otherwise. */
function knownSides(text: string, match: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	// 'América-MG e Atlético-MG': what stands behind the dash is a state.
	if (match[0].length === 1 && startsWithState(text.slice(match.index + 1), knows)) return null;
	const found = build(text.slice(0, match.index), text.slice(match.index + match[0].length), knows);
	if (!found || !knows(found.home) || !knows(found.away) || isDerby(match[0], found)) return null;
	const isJoined = match[0].trim() === 'e';
	return isJoined && (isOneOfMany(found.before, knows) || isOver(found)) ? null : found;
}

/** Two known teams around a dash or ' e ': 'Gil Vicente - Arouca', 'Torino-Empoli'. Never splits what is a team as a whole. */
function between(text: string, separators: RegExp, knows: KnowsTeam): Matchup | null {
	for (const match of text.matchAll(separators)) {
		const found = knownSides(text, match, knows);
		if (!found) continue;
		const whole = /^\s+e\s+$/u.test(match[0]) ? ' e ' : match[0].trim();
		if ((whole !== ' e ' && isListed(found)) || !knows(`${found.home}${whole}${found.away}`)) return { ...found, weak: true };
	}
	return null;
}

/** 'ASA e Murici se enfrentam': one known side is enough where the verb says that they meet. */
function meeting(text: string, knows: KnowsTeam): Matchup | null {
	for (const match of text.matchAll(AND)) {
		const found = build(text.slice(0, match.index), text.slice(match.index + match[0].length), knows);
		const isTold = found && /^(?:se enfrentam|duelam|medem for[çc]as|decidem|disputam)(?!\p{L})/iu.test(found.after);
		if (found && isTold && (knows(found.home) || knows(found.away)) && !knows(`${found.home} e ${found.away}`))
			return { ...found, weak: true };
	}
	return null;
}

const PLAYS =
	/\s+(?:joga(?:r[áa])?|atua(?:r[áa])?|entra(?:r[áa])? em campo|volta(?:r[áa])? a campo|vai a campo|vai jogar|estreia)(?=[\s,])(.{0,120}?)[,\s]\s*(?:contra|diante d[oae]s?|frente a[os]*|com)\s+(?:(?:o|a|os|as)\s+)?(?=\p{Lu})/u;

/** 'O Corinthians joga neste sábado (21), às 21h, contra o Ceará': what stands between the sides tells about their game. */
function interposed(text: string, knows: KnowsTeam): Matchup | null {
	const verb = PLAYS.exec(text);
	const found = verb ? around(text, verb, knows) : null;
	if (!verb || !found || !knows(found.home) || !knows(found.away)) return null;
	const told = { ...found, after: `${verb[1]?.trim() ?? ''} ${found.after}`.trim(), weak: true };
	return /fora de casa|como visitante/iu.test(told.after) ? { ...told, home: found.away, away: found.home } : told;
}

/** 'o Egito, que não disputa a Copa desde 1990, enfrenta o Uruguai': what a clause says of the side before it. */
const CLAUSE = /,\s(?:que|de|d[oa]|atual|l[íi]der|vice|com|j[áa])\s[^,.;()]{2,60},?$/u;

/** 'a Polônia de Robert Lewandowski', 'o PSG de Messi e Mbappé': where the words about a side's players begin. */
function starOf(left: string, knows: KnowsTeam): { index: number } | null {
	const [whole = '', name = '', players = ''] =
		/((?:\p{Lu}[\p{L}.-]*\s){1,3})(d[eo]s?\s\p{Lu}[\p{L}.-]+(?:\s(?:e\s)?\p{Lu}[\p{L}.-]+){0,4})$/u.exec(left) ?? [];
	return whole !== '' && knows(name.trim()) ? { index: left.length - players.length - 1 } : null;
}

/** 'A recebe B', 'A visita B': both sides known, the visitor named first by a visit. */
function toldBy(text: string, verb: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	const told = around(text, verb, knows) ?? null;
	const left = text.slice(0, verb.index);
	const apart = told && knows(told.home) ? null : (CLAUSE.exec(left) ?? starOf(left, knows));
	if (apart) {
		const shorter = text.slice(0, apart.index) + text.slice(verb.index);
		const again = VERBS.exec(shorter.slice(apart.index));
		if (again?.index === 0) return toldBy(shorter, Object.assign(again, { index: apart.index }), knows);
	}
	if (!told || !knows(told.home) || !knows(told.away)) return null;
	const swapped = VISITS.test(verb[0]) ? { ...told, home: told.away, away: told.home } : told;
	return { ...swapped, weak: true };
}

const DASHES = /\s[-–—]\s|[-–—]/gu;
const AND = /\s+e\s+/gu;

/**
 * Finds the two sides of a game, by the strongest separator first: ' x ' and ' vs ', then verbs ('recebe', 'visita'), then a dash or ' e '
 * between two known teams. A visit names the away side first.
 */
export function findMatchup(text: string, knows: KnowsTeam, loose: boolean): Matchup | null {
	const versus = VERSUS.exec(text);
	const found = versus ? around(text, versus, knows) : null;
	if (found) return found;
	const verb = VERBS.exec(text);
	if (verb && RESULT.test(text.slice(0, verb.index))) return null;
	const told = verb ? toldBy(text, verb, knows) : null;
	if (told) return told;
	const apart = interposed(text, knows);
	if (apart) return apart;
	return loose
		? (between(text, DASHES, knows) ??
				listed(text, knows) ??
				(MEET.test(text) ? (between(text, AND, knows) ?? meeting(text, knows)) : null))
		: null;
}
