import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { lastSentence, sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import { listed } from './listing-sides.ts';
import { dashPair, loosePair, meetingPair } from './pairs.ts';
import { around } from './side-names.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

const VERSUS =
	/(?<=[\p{L}\p{N}).'’!\]])\s+(?:x|X|×|✕|v|vs\.?|VS\.?|Vs\.?|versus)\s+(?=[\p{L}\d"“(?])/u;
const VERBS =
	/(?:,\s+que|\sque)?\s+(?:a )?(?:recebe(?:r|r[áa]|ndo)?(?: em (?:seu|sua|casa)(?: (?:est[áa]dio|campo|arena|casa|reduto))?)?|visita(?:r|r[áa]|ndo)?|enfrenta(?:r|r[áa]|ndo)?|(?:desloca-se|viaja|vai) (?:ao|at[ée] ao) (?:terreno|est[áa]dio|reduto|campo) d[oa]|(?:desloca-se|vai) [àa] casa d[oa]|joga (?:n[oa] terreno|em casa) d[oa]|vai (?:ao?s?|at[ée]) [^,.;]{3,40}? (?:para )?(?:enfrentar|encarar|pegar|visitar|jogar com)|encara(?:r|r[áa]|ndo)?|defronta(?:r|r[áa])?|pega|(?:vai|ir[áa]|deve|volta a) (?:encarar|enfrentar|receber|visitar|pegar|desafiar)|duela(?:r[áa])? com|mede for[çc]as (?:com|contra|ante|perante)|te[mr][áa]? pela frente|(?:vai )?joga(?:r|r[áa]|ndo)?(?: em casa| fora(?: de casa)?)? (?:contra|com|diante d[oa]|ante|frente a)|contra|diante d[oa](?= \p{Lu})|desafia)\s+(?:[oa]\s\p{Ll}+(?:\s\p{Ll}+){0,3},\s+)?(?:(?:o|a|os|as)\s+(?:(?:sele[çc][ãa]o|equipe|time) d[aoe]s?\s+|(?:(?!vencedor|ganhador|perdedor)\p{Ll}{4,}\s+){1,2})?)?(?=\p{Lu}|(?:vencedor|ganhador|perdedor)a?\s(?:d[aeo]s?|entre)\s)/u;
const ALL_VERBS = new RegExp(VERBS, 'gu');
/**
 * 'Uma vitória do Juventude contra o Bahia livra o time', 'gol do Bahia contra o Avaí': an outcome,
 * not a game.
 */
const RESULT =
	/(?<!\p{L})(?:vit[óo]ria|triunfo|derrota|empate|goleada|resultado|gol(?:a[çc]o)?|gole|p[êe]nalti)s?\s+(?:d[oaes]+\s+)?[\p{L} -]{0,40}$|(?<!\p{L})teve (?:[oa] )?(?:su?a|seu)? ?(?:partida|jogo|estreia|duelo|confronto)$/iu;
const VISITS = /visita|desloca|viaja|no terreno|em casa d[oa]|vai (?:ao?s?|até|ate) /;

const PLAYS =
	/(?:,\s+que(?:\s+(?:s[óo]|ainda|tamb[ée]m|j[áa]))?)?\s+(?:joga(?:r[áa])?|atua(?:r[áa])?|entra(?:r[áa])? em campo|volta(?:r[áa])? a campo|fa(?:z|r[áa]) (?:(?:a )?sua |a )?estreia|vai a campo|vai jogar|estr[eé]ia|encerra|fecha|abre)(?=[\s,])(.{0,120}?)[,\s]\s*(?:contra|diante d[oae]s?|frente a[os]*|com|(?:quando|onde|e) (?:encara|enfrenta|pega|recebe|defronta)|para (?:encarar|enfrentar|pegar|receber)|encarando|enfrentando|pegando|recebendo)\s+(?:(?:o|a|os|as)\s+)?(?=\p{Lu})/u;

/**
 * 'O Corinthians joga neste sábado (21), às 21h, contra o Ceará': the text between the sides holds
 * facts of their game.
 */
function interposed(text: string, knows: KnowsTeam): Matchup | null {
	const verb = PLAYS.exec(text);
	const clause = verb ? CLAUSE.exec(text.slice(0, verb.index)) : null;
	// 'o Sergipe, vice-campeão do estadual, estreia contra o Barra'
	if (verb && clause)
		return interposed(text.slice(0, clause.index) + text.slice(verb.index), knows);
	const found = verb ? around(text, verb, knows) : null;
	if (!verb || !found || !((knows(found.home) && knows(found.away)) || isTimed(found))) return null;
	// '… às 10h, pode passar o Remo, que só joga na terça': the hour belongs to another game.
	const before = verb[0].startsWith(', que') && AT_HOUR.test(found.before) ? '' : found.before;
	const matchup = {
		...found,
		before,
		after: `${verb[1]?.trim() ?? ''} ${found.after}`.trim(),
		weak: true,
	};
	return /fora de casa|como visitante/iu.test(matchup.after)
		? { ...matchup, home: found.away, away: found.home }
		: matchup;
}

/**
 * 'o Egito, que não disputa a Copa desde 1990, enfrenta o Uruguai': a clause about the side before
 * it.
 */
const CLAUSE =
	/,\s(?:que|de|d[oa]|sele[çc][ãa]o|time|equipe|clube|atual|l[íi]der|vice(?:-campe[ãa]o?)?|com|j[áa]|na (?:ponta|lideran[çc]a|lanterna|zona)|(?:\d+|duas|tr[êe]s|quatro|cinco|seis|sete) vezes|(?:bi|tri|tetra|penta|hexa|octa)?campe[ãa]o?)\s[^,.;()]{2,80},?$/u;

const LONGEST_STAR = 120;

/**
 * 'a Polônia de Robert Lewandowski', 'o PSG de Messi e Mbappé': the offset where the words about
 * players begin.
 */
function starOf(left: string, knows: KnowsTeam): { index: number } | null {
	const [whole = '', name = '', players = ''] =
		/((?:\p{Lu}[\p{L}.-]*\s){1,3})(d[eo]s?\s\p{Lu}[\p{L}.-]+(?:\s(?:e\s)?\p{Lu}[\p{L}.-]+){0,4})$/u.exec(
			left.slice(-LONGEST_STAR),
		) ?? [];
	return whole !== '' && knows(name.trim()) ? { index: left.length - players.length - 1 } : null;
}

/** A capitalized name of up to four words. */
const NAME = /^\p{Lu}[\p{L}.-]*(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.-]*){0,3}$/u;
const FACES = /enfrenta|encara|pega|defronta/u;

/**
 * 'Às 8h, o Favela encara o Nova Paulista': a game because of its hour, even if both sides are
 * unknown.
 */
const HOUR_AHEAD =
	/(?:^|\s)(?:[àa]s|a partir d[ae]s)\s\d{1,2}(?:h\d{0,2}|:\d{2}),?\s*(?:se enfrentam\s*)?(?:[oa]s?\s*)?$/iu;

function isTimed({ home, away, before }: Matchup): boolean {
	return NAME.test(home) && NAME.test(away) && HOUR_AHEAD.test(before);
}

/** One known side is enough when the other looks like a team name. */
function isFaced({ home, away }: Matchup, knows: KnowsTeam): boolean {
	return knows(home) ? knows(away) || NAME.test(away) : knows(away) && NAME.test(home);
}

/**
 * 'O Porto recebe o Lourosa no sábado, às 18h00': a game because of its hour, even if one side is
 * unknown.
 */
function isHosted(verb: string, { before, after }: Matchup): boolean {
	return HOSTS.test(verb) && AT_HOUR.test(`${lastSentence(before)} ${sentencesOf(after)[0] ?? ''}`);
}

const HOSTS = /receb|visita/u;
const AT_HOUR = /(?<!\p{L})(?:[àa]s|a partir d[ae]s) \d{1,2}(?:h|:\d)/iu;

/** 'o Chile enfrenta o vencedor de Gana e Senegal': a game only if its sentence gives an hour. */
function isAwaited({ home, away, before, after }: Matchup, knows: KnowsTeam): boolean {
	return (
		knows(home) &&
		isUndefinedSide(away) &&
		AT_HOUR.test(`${lastSentence(before)} ${sentencesOf(after)[0] ?? ''}`)
	);
}

function areSidesOf(verb: string, matchup: Matchup, knows: KnowsTeam): boolean {
	if (/^\p{Ll}/u.test(matchup.away)) return isAwaited(matchup, knows);
	if (FACES.test(verb) || isHosted(verb, matchup)) return isFaced(matchup, knows);
	return knows(matchup.home) && knows(matchup.away);
}

/** 'A recebe B', 'A visita B': both sides known; 'visita' puts the away side first. */
function matchupBy(text: string, verb: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	const matchup = around(text, verb, knows) ?? null;
	const left = text.slice(0, verb.index);
	const apart = matchup && knows(matchup.home) ? null : (starOf(left, knows) ?? CLAUSE.exec(left));
	if (apart) {
		const shorter = text.slice(0, apart.index) + text.slice(verb.index);
		const again = VERBS.exec(shorter.slice(apart.index));
		if (again?.index === 0)
			return matchupBy(shorter, Object.assign(again, { index: apart.index }), knows);
	}
	// 'na turnê pelos Estados Unidos contra o Charlotte': a place, not a side.
	if (
		matchup &&
		/contra/u.test(verb[0]) &&
		/(?<!\p{L})(?:pel[ao]s?|n[ao]s?|em)$/iu.test(matchup.before)
	)
		return null;
	if (!matchup) return null;
	const areSides = areSidesOf(verb[0], matchup, knows);
	if (!areSides && !isTimed(matchup)) return null;
	const swapped = VISITS.test(verb[0])
		? { ...matchup, home: matchup.away, away: matchup.home }
		: matchup;
	return { ...swapped, weak: true };
}

/** The first two sides around a strong separator or a verb. */
function clearSides(text: string, knows: KnowsTeam): Matchup | null {
	const versus = VERSUS.exec(text);
	const found = versus ? around(text, versus, knows) : null;
	// 'O Remo recebe o Avaí às 18h, antes de Santos x Bahia, às 20h'
	const ahead = found && AT_HOUR.test(found.before) ? verbSides(found.before, knows) : null;
	if (found && ahead)
		return { ...ahead, after: `${ahead.after}${text.slice(found.before.length)}` };
	return found ?? verbSides(text, knows);
}

/** The first two sides around a verb. */
function verbSides(text: string, knows: KnowsTeam): Matchup | null {
	const apart = interposed(text, knows);
	for (const verb of text.matchAll(ALL_VERBS)) {
		if (apart && apart.before.length < verb.index - apart.home.length - apart.away.length)
			return apart;
		const matchup = RESULT.test(text.slice(0, verb.index)) ? null : matchupBy(text, verb, knows);
		if (matchup) return matchup;
	}
	return apart;
}

/**
 * How lenient the search is. `loose` also accepts dashes and ' e ' between known teams.
 * `continued`: a pair of the same list came before.
 */
type Search = { loose: boolean; continued?: boolean };

/**
 * Finds the two sides of a game. The strongest separator wins: ' x ' and ' vs ', then verbs
 * ('recebe', 'visita'), then a dash or ' e ' between two known teams. 'visita' puts the away side
 * first. In prose, an unambiguous ' e ' pair may precede a stronger separator.
 */
export function findMatchup(
	text: string,
	knows: KnowsTeam,
	{ loose, continued = false }: Search,
): Matchup | null {
	const clear = clearSides(text, knows);
	const ahead = clear ? meetingPair(clear.before, knows, continued) : null;
	if (clear && ahead)
		return { ...ahead, after: `${ahead.after}${text.slice(clear.before.length)}` };
	if (clear) return clear;
	const dashed = loose ? (dashPair(text, knows) ?? listed(text, knows)) : null;
	return dashed ?? meetingPair(text, knows, continued) ?? (loose ? loosePair(text, knows) : null);
}
