import { isUf } from '#core/football-pt/uf.ts';
import { build } from './side-names.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

/** Signs that two sides joined by ' e ' play each other: an hour, or words for a match. */
const MEET =
	/\d{1,2}(?:h|:\d{2})|se enfrenta|duel|medem|cl[áa]ssico|disputam|decidem|jogam|fazem|confronto|partida entre|jogo entre/iu;
const ENDS_WITH_HOUR = /\d(?:h\d{0,2}|:\d\d)\s*[-–—|:]?\s*$/u;

/** 'Fla-Flu', 'Gre-Nal', 'Ba-Vi': derby names. */
const DERBY = /^\p{Lu}\p{Ll}{1,3}$/u;

function isDerby(separator: string, { home, away }: Matchup): boolean {
	return separator === '-' && DERBY.test(home) && DERBY.test(away);
}

/** 'França, Inglaterra e Portugal entram em campo' */
function isOneOfMany(before: string, knows: KnowsTeam): boolean {
	const [, listed = ''] = /((?:[\p{Lu}][\p{L}.-]*(?: |(?=,)))+), ?$/u.exec(before.slice(-60)) ?? [];
	return (
		listed !== '' &&
		knows(listed.trim()) &&
		!/(?:^|\s)(?:n[oa]s?|em|d[aeo]s?|pel[ao]s?)\s+$/iu.test(
			before.slice(0, before.lastIndexOf(listed)),
		)
	);
}

/** 'Sporting-Braga (Sport TV1)' after an hour: a list line, although a club has that name too. */
function isListed({ before, after }: Matchup): boolean {
	if (before === '' && /^\(\d{1,2}(?:h|[.:]\d)/u.test(after)) return true;
	return ENDS_WITH_HOUR.test(before.slice(-12)) && /^(?:$|[(|,–—-])/u.test(after);
}

/** 'MG e …', not 'FC Porto' or 'SC Braga'. */
function startsWithState(text: string, knows: KnowsTeam): boolean {
	const [, code = '', next = ''] = /^([A-Z]{2})(?!\p{L})(\s\p{Lu}\p{L}+)?/u.exec(text) ?? [];
	return isUf(code) && !(next !== '' && knows(`${code}${next}`));
}

/** 'O Remo venceu Paysandu e Tuna Luso', 'depois de perder para …': two past games of one side. */
const BEATEN =
	/(?<!\p{L})(?:venceu|bateu|derrotou|superou|goleou|eliminou|despachou|desbancou|enfrentou|encarou|(?:perde[ur]|empat(?:ou|ar)) (?:para|com|de|contra)|vencer|bater|derrotar|superar|golear|eliminar|vit[óo]rias? (?:sobre|contra|diante d[eo])|derrotas? (?:para|contra|diante d[eo])|empates? com)(?: [oa]s?)?$/iu;

/** 'começa para Remo e Avaí, que entram em campo às 20h': each has another opponent. */
const EACH = /(?<!\p{L})(?:para|com|de|como)(?: [oa]s?)?$/iu;

/**
 * 'transmite a partida na TV aberta para São Paulo e Bahia': states, although clubs share their
 * names.
 */
const SHOWN_IN =
	/(?<!\p{L})(?:transmit|exib|mostra|passa|tv aberta|sinal)\p{L}*(?: [^.;:\d]{0,60})? (?:para|em)(?: [oa]s?)?$/iu;

/**
 * 'o empate entre Corinthians e Fortaleza em 0 a 0', 'Santos e Palmeiras ficaram no 2 a 2': games
 * already played.
 */
function isOver({ before, after }: Matchup): boolean {
	if (
		/(?:empate|vit[óo]ria|derrota|goleada|final)\s+(?:entre|d[aeo]s?)\s*(?:[oa]s?)?$/iu.test(before)
	)
		return /^(?:em|por) \d/u.test(after);
	if (
		SHOWN_IN.test(before) ||
		BEATEN.test(before) ||
		(EACH.test(before) &&
			/^, que (?:entram|estreiam|jogam|voltam|estar[ãa]o)(?! entre si)/iu.test(after))
	)
		return true;
	// 'duas derrotas seguidas (para CSA e Goiás)'
	if (/\((?:para|contra|sobre|diante d[eoa]s?)(?:\s+[oa])?\s*$/iu.test(before)) return true;
	return /^(?:ficaram|fizeram|empataram|venceram|perderam|empatou|j[áa] (?:jogaram|se enfrentaram))(?!\p{L})/iu.test(
		after,
	);
}

/** The sides around one separator, if both are known and the context does not contradict. */
function knownSides(text: string, match: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	// 'América-MG e Atlético-MG': a state follows the dash.
	if (match[0].length === 1 && startsWithState(text.slice(match.index + 1), knows)) return null;
	const found = build(text.slice(0, match.index), text.slice(match.index + match[0].length), knows);
	if (!found || !knows(found.home) || !knows(found.away) || isDerby(match[0], found)) return null;
	const isJoined = match[0].trim() === 'e';
	return isJoined && (isOneOfMany(found.before, knows) || isOver(found)) ? null : found;
}

/**
 * Two known teams around a dash or ' e ': 'Gil Vicente - Arouca', 'Torino-Empoli'. Never splits the
 * name of a single team.
 */
function between(text: string, separators: RegExp, knows: KnowsTeam): Matchup | null {
	for (const match of text.matchAll(separators)) {
		const found = knownSides(text, match, knows);
		if (!found) continue;
		const whole = /^\s+e\s+$/u.test(match[0]) ? ' e ' : match[0].trim();
		// Two clubs that are each known are not a third one.
		if (whole === ' e ' || isListed(found) || !knows(`${found.home}${whole}${found.away}`))
			return { ...found, weak: true };
	}
	return null;
}

const GAME =
	'(?:jogos?|partidas?|duelos?|confrontos?|embates?|encontros?|cl[áa]ssicos?|decis[ãa]o|decisiv[oa]s?|disputa|d[ée]rbi|(?:semi)?fina(?:l|is)|t[íi]tulo|vaga|rodada|luta|pontap[ée]|programa[çc][ãa]o|eliminat[óo]ria|superta[çc]a|ta[çc]a|liga)';
/** After two names: words that only fit the two sides of one game. */
const MEETS = new RegExp(
	String.raw`^(?:,\s+)?(?:que\s+)?(?:tamb[ée]m\s+)?(?:se (?:enfrentam|encaram|medem|enfrentar[ãa]o|encarar[ãa]o)|(?:enfrentam|encaram|defrontam|medem)-se|(?:ir[ãa]o|v[ãa]o) (?:se (?:enfrentar|encarar)|duelar)|duelam|duelar[ãa]o|medem for[çc]as|medir[ãa]o for[çc]as|ser[áa] (?:n[ao]|em|[àa]s|dia|disputad[oa])(?!\p{L})|jogam (?:em|n[oa]|[àa]s|pel[ao]|entre si)(?!\p{L})(?! casa)|(?:(?:ir[ãa]o|v[ãa]o) (?:jogar|decidir|disputar|fazer|iniciar|come[çc]ar|abrir|fechar|protagonizar)|jogam|decidem|disputam|fazem|far[ãa]o|disputar[ãa]o|decidir[ãa]o|abrir[ãa]o|protagonizar[ãa]o|iniciam|come[çc]am|abrem|encerram|fecham|completam|d[ãa]o|protagonizam|reeditam|discutem)\s[^.,]{0,30}?(?<!\p{L})${GAME}(?!\p{L}))`,
	'iu',
);
/** Before two names: words that announce a game. */
const ANNOUNCED = new RegExp(
	String.raw`(?:(?<!\p{L})${GAME}[^.:;]{0,40}?\s(?:entre|envolvendo|com)|(?<!\p{L})(?:jogo|partida|duelo|confronto)\s[^.:;]{40,90}?\sentre|envolvendo equipes como|(?<!\p{L})(?:jogam|t[êe]m|ter[ãa]o|teremos)\s?:|(?<!\p{L})jogam|(?<!\p{L})[oa] (?:primeir[oa]|segund[oa]|terceir[oa]|[úu]ltim[oa]|outr[oa]),[^.:;]{0,120}?\sentre|(?:encerra|fecha|abre|come[çc]a|termina|inicia)(?:m|r[áa]|-se)?(?:\s[^.:;]{0,40}?)?\scom|\d{1,2}(?:h\d{0,2}|:\d{2}| horas)(?: t[êe]m)?\s?:?)\s+(?:[oa]s?\s+)?$`,
	'iu',
);
/** Text allowed between two pairs of one list. */
const NEXT =
	/^[,;.\s]*(?:(?:e|mais|tamb[ée]m|al[ée]m d[eoa]|assim como|bem como|enquanto|com|entre)\s+)*(?:[oa]s?\s+)?$/iu;
/** 'e Athletic e Bahia de Feira, às 17h30' after another pair. */
const AT_HOUR = /^,?\s*(?:[àáa]s|a partir d[ae]s?)\s\d/iu;
/** 'o alagoano CSA' */
const EPITHET = /^[oa]s?\s+(?:\p{Ll}{4,}\s+)?(?=\p{Lu})/u;

/**
 * 'Náutico e Sport dão o pontapé inicial', 'a partida entre o Inter e o alagoano CSA'. One known
 * side is enough if the context says that the two meet. It is also enough if the pair continues a
 * list of pairs (`continued`).
 */
export function meetingPair(text: string, knows: KnowsTeam, continued: boolean): Matchup | null {
	for (const match of text.matchAll(AND)) {
		const right = text.slice(match.index + match[0].length).replace(EPITHET, '');
		const found = build(text.slice(0, match.index), right, knows);
		if (found && isPair(found, knows, continued)) return { ...found, weak: true, joined: true };
	}
	return null;
}

/** 'Às 15 horas, Inglaterra e Bélgica entram em campo' */
const TIMED = /(?<!\p{L})[àa]s \d{1,2}(?:h\d{0,2}|:\d{2}| horas),\s+(?:[oa]s?\s+)?$/iu;
const TAKE_THE_FIELD = /^(?:entram em campo|jogam|atuam)(?!\p{L})(?! contra)/iu;

/** 'a partida, com Fulano e Beltrano nos comentários' */
const IN_THE_STUDIO = /^,? ?(?:nos? coment|n[ao]s? (?:narra|reporta|est[úu]dio))/iu;

function isPair(found: Matchup, knows: KnowsTeam, continued: boolean): boolean {
	const { home, away, before, after } = found;
	const count = [home, away].filter(knows).length;
	if (
		count === 0 ||
		/^\p{Ll}/u.test(home) ||
		/^\p{Ll}/u.test(away) ||
		isOver(found) ||
		isOneOfMany(before, knows)
	)
		return false;
	if (IN_THE_STUDIO.test(after) || (home.startsWith('(') && after.startsWith(')'))) return false;
	const meet = MEETS.test(after);
	// 'Bósnia e Herzegovina fazem …' is a single side.
	if (count < 2 && knows(`${home} e ${away}`)) return false;
	if (count === 2 && TIMED.test(`${before} `) && TAKE_THE_FIELD.test(after)) return true;
	return (
		meet ||
		(continued && (NEXT.test(`${before} `) || AT_HOUR.test(after))) ||
		ANNOUNCED.test(`${before} `)
	);
}

/** Two known sides joined by ' e ' in a text with an hour or words for a match. */
export function loosePair(text: string, knows: KnowsTeam): Matchup | null {
	const found = MEET.test(text) ? between(text, AND, knows) : null;
	return found && { ...found, joined: true };
}

/** Two known sides around a dash. */
export function dashPair(text: string, knows: KnowsTeam): Matchup | null {
	return between(text, DASHES, knows);
}

const DASHES = /\s[-–—]\s|[-–—]/gu;
const AND = /\s+e\s+/gu;
