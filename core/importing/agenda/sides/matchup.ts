import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { lastSentence, sentencesOf } from '#core/importing/agenda/text/parts.ts';
import { listed } from './listing-sides.ts';
import { dashPair, loosePair, meetingPair } from './pairs.ts';
import { around, LOWER } from './side-names.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

const VERSUS =
	/(?<=[\p{L}\p{N}).'’!\]])\s+(?:x|X|×|✕|v|vs\.?|VS\.?|Vs\.?|versus)\s+(?=[\p{L}\d"“(?])/u;
const VERBS =
	/(?:,\s+que|\sque)?\s+(?:a )?(?:recebe(?:r|r[áa]|ndo)?(?: em (?:seu|sua|casa)(?: (?:est[áa]dio|campo|arena|casa|reduto))?)?|visita(?:r|r[áa]|ndo)?|enfrenta(?:r|r[áa]|ndo)?|(?:desloca-se|viaja|vai) (?:ao|at[ée] ao) (?:terreno|est[áa]dio|reduto|campo) d[oa]|(?:desloca-se|vai) [àa] casa d[oa]|joga (?:n[oa] terreno|em casa) d[oa]|encara(?:r|r[áa]|ndo)?|defronta(?:r|r[áa])?|pega|(?:vai|ir[áa]|deve|volta a) (?:encarar|enfrentar|receber|visitar|pegar|desafiar)|duela(?:r[áa])? com|mede for[çc]as (?:com|contra|ante|perante)|te[mr][áa]? pela frente|(?:vai )?joga(?:r|r[áa]|ndo)?(?: em casa| fora(?: de casa)?)? (?:contra|com|diante d[oa]|ante|frente a)|contra|diante d[oa](?= \p{Lu})|desafia)\s+(?:[oa]\s\p{Ll}+(?:\s\p{Ll}+){0,3},\s+)?(?:(?:o|a|os|as)\s+(?:(?:sele[çc][ãa]o|equipe|time) d[aoe]s?\s+|(?:(?!vencedor|ganhador|perdedor)\p{Ll}{4,}\s+){1,2})?)?(?=\p{Lu}|(?:vencedor|ganhador|perdedor)a?\s(?:d[aeo]s?|entre)\s)/gu;
/** 'vitória do Remo contra': an outcome. */
const RESULT =
	/(?<!\p{L})(?:vit[óo]ria|triunfo|derrota|empate|goleada|resultado|gol(?:a[çc]o)?|gole|p[êe]nalti)s?\s+(?:d[oaes]+\s+)?[\p{L} -]{0,40}$|(?<!\p{L})teve (?:[oa] )?(?:su?a|seu)? ?(?:partida|jogo|estreia|duelo|confronto)$/iu;
const VISITS = /visita|desloca|viaja|no terreno|em casa d[oa]|vai (?:ao?s?|até|ate) /;

const PLAYS =
	/(?:,\s+que(?:\s+(?:s[óo]|ainda|tamb[ée]m|j[áa]))?)?\s+(?:joga(?:r[áa])?|atua(?:r[áa])?|entra(?:r[áa])? em campo|volta(?:r[áa])? a campo|fa(?:z|r[áa]) (?:(?:a )?sua |a )?estreia|vai a campo|vai jogar|estr[eé]ia|encerra|fecha|abre)(?=[\s,])(.{0,120}?)[,\s]\s*(?:contra|diante d[oae]s?|frente a[os]*|com|(?:quando|onde|e) (?:encara|enfrenta|pega|recebe|defronta)|para (?:encarar|enfrentar|pegar|receber)|encarando|enfrentando|pegando|recebendo)\s+(?:(?:o|a|os|as)\s+)?(?=\p{Lu})/u;

/** 'o Remo joga às 16h contra o Avaí'. */
function interposed(text: string, knows: KnowsTeam): Matchup | null {
	const verb = PLAYS.exec(text);
	const clause = verb ? CLAUSE.exec(text.slice(0, verb.index)) : null;
	if (verb && clause)
		return interposed(text.slice(0, clause.index) + text.slice(verb.index), knows);
	const found = verb ? around(text, verb, knows) : null;
	if (!verb || !found || !knows(found.home) || !knows(found.away)) return null;
	// The hour belongs to another game.
	const before = verb[0].startsWith(', que') && AT_HOUR.test(found.before) ? '' : found.before;
	const after = `${verb[1]?.trim() ?? ''} ${found.after}`.trim();
	return { ...found, before, after, weak: true };
}

/** ', líder do grupo' after a side. */
const CLAUSE =
	/,\s(?:que|de|d[oa]|sele[çc][ãa]o|time|equipe|clube|atual|l[íi]der|vice(?:-campe[ãa]o?)?|com|j[áa]|na (?:ponta|lideran[çc]a|lanterna|zona)|(?:bi|tri|tetra|penta|hexa|octa)?campe[ãa]o?)\s[^,.;()]{2,80},?$/u;

const NAME = /^\p{Lu}[\p{L}.-]*(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.-]*){0,3}$/u;
const AT_HOUR = /(?<!\p{L})(?:[àa]s|a partir d[ae]s) \d{1,2}(?:h|:\d)/iu;
const FACES = /enfrenta|encara|pega|defronta/u;
const HOSTS = /receb|visita/u;

/** Two known sides, or one beside a name. */
function isFaced({ home, away }: Matchup, knows: KnowsTeam): boolean {
	return knows(home) ? NAME.test(away) : knows(away) && NAME.test(home);
}

function hasHour({ before, after }: Matchup): boolean {
	return AT_HOUR.test(`${lastSentence(before)} ${sentencesOf(after)[0] ?? ''}`);
}

/** 'o vencedor de Gana e Senegal' needs an hour. */
function areSidesOf(verb: string, matchup: Matchup, knows: KnowsTeam): boolean {
	const { home, away } = matchup;
	if (LOWER.test(away)) return knows(home) && isUndefinedSide(away) && hasHour(matchup);
	if (knows(home) && knows(away)) return true;
	const isGame = FACES.test(verb) || (HOSTS.test(verb) && hasHour(matchup));
	return isGame && isFaced(matchup, knows);
}

/** 'visita' puts the away side first. */
function matchupBy(text: string, verb: RegExpExecArray, knows: KnowsTeam): Matchup | null {
	const matchup = around(text, verb, knows);
	const left = text.slice(0, verb.index);
	const apart = matchup && knows(matchup.home) ? null : CLAUSE.exec(left);
	if (apart) {
		const shorter = text.slice(0, apart.index) + text.slice(verb.index);
		const [again] = shorter.slice(apart.index).matchAll(VERBS);
		if (again?.index === 0)
			return matchupBy(shorter, Object.assign(again, { index: apart.index }), knows);
	}
	if (!matchup || !areSidesOf(verb[0], matchup, knows)) return null;
	const swapped = VISITS.test(verb[0])
		? { ...matchup, home: matchup.away, away: matchup.home }
		: matchup;
	return { ...swapped, weak: true };
}

function clearSides(text: string, knows: KnowsTeam): Matchup | null {
	const versus = VERSUS.exec(text);
	return (versus && around(text, versus, knows)) ?? verbSides(text, knows);
}

function verbSides(text: string, knows: KnowsTeam): Matchup | null {
	const apart = interposed(text, knows);
	for (const verb of text.matchAll(VERBS)) {
		if (apart && apart.before.length < verb.index - apart.home.length - apart.away.length)
			return apart;
		const matchup = RESULT.test(text.slice(0, verb.index)) ? null : matchupBy(text, verb, knows);
		if (matchup) return matchup;
	}
	return apart;
}

/** `loose`: dashes and ' e ' count; `continued`: a pair of the list came before. */
type Search = { loose: boolean; continued?: boolean };

/** The sides at the strongest of ' x ', verb, dash, ' e '; null for none. */
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
