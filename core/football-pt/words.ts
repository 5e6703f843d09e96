/** Vocabulary of published agendas, in one place. */

/** Sports listed beside football; futsal and beach soccer are not in the guide. */
export const OTHER_SPORT =
	/(?<!\p{L})(?:futsal|v[ôo]lei(?:bol)?|basquete(?:bol)?|andebol|r[âa]guebi|nba|wnba|nbb|lbf|nfl|ncaa|cfb|t[êeé]nis|atp|wta|roland garros|wimbledon|us open|australian open|handebol|f[óo]rmula [123e]|f-?1|moto ?gp|motovelocidade|stock car|nascar|indy(?: ?car)?|surfe?|wsl|ciclismo|rugby|r[úu]gbi|six nations|ufc|mma|boxe|golfe|pga|h[óo]quei|nhl|mlb|beisebol|baseball|nata[çc][ãa]o|atletismo|automobilismo|beach soccer|futebol de (?:areia|praia)|futebol americano|super bowl|e-?sports|fut ?7|fut society|superliga(?: feminina| masculina)?(?=\W|$)|lnf|liga nacional de futsal|turfe|hipismo|skate|judô|gin[áa]stica|esgrima|snooker|sinuca|dardos|p[óo]lo|esqui|rally|kings league)(?!\p{L})/iu;
/** Words that occur only in names of football competitions. */
export const FOOTBALL =
	/(?<!\p{L})(?:futebol(?! americano| de (?:sal[ãa]o|areia|praia))|soccer|football)(?!\p{L})/iu;

export const COMPETITION =
	/(?<!\p{L})(?:campeonato|copinha|copa|ta[çc]a|s[ée]rie [a-d]|serie [ab]|[ií] liga|ii liga|liga|league|cup|brasileir[ãa]o|brasileiro|libertadores|sul-americana|sudamericana|eliminat[óo]rias|qualificat[óo]rias|amistosos?|jogos? amistosos?|mundial|torneio|trof[ée]u|estadua(?:l|is)|paulist[ãa]o?|carioca|cario[çc][ãa]o|mineiro|ga[úu]cho|gauch[ãa]o|cearense|baiano|pernambucano|catarinense|paranaense|goiano|paraense|potiguar|paraibano|alagoano|sergipano|capixaba|candango|brasiliense|mato-grossense|sul-mato-grossense|amazonense|supercopa|recopa|champions|premier|la ?liga|bundesliga|ligue|eredivisie|europa|conference|concacaf|conmebol|uefa|eurocopa|euro|na[çc][õo]es|nations|ol[íi]mp\p{L}+|pan-american\p{L}*|divis[ãa]o|championship|primera|segunda divisi[óo]n|mls|superliga argentina|s[úu]per lig|serie b|copas?)(?!\p{L})/iu;

export const ROUND =
	/^(?:(?:pel[ao]s?|v[áa]lid[oa] pel[ao]s?)\s+)?(?:\d{1,2}\s?\.?[ªaºo°.]?\s?(?:rodada|jornada|fase|turno|jogo)(?:\s+d\p{L}+ .{1,30})?|(?:rodada|jornada|fase|grupo|chave|jogo|m[ãa]o)\s+\p{L}?\d{0,2}|(?:primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|quint[ao]|sext[ao]|s[ée]tim[ao]|oitav[ao]|non[ao]|(?:vig[ée]sim[ao]\s)?d[ée]cim[ao](?:\s\p{L}+)?|[úu]ltima)\s+(?:rodada|jornada|fase|m[ãa]o|jogo)|(?:primeira|segunda|terceira) fase(?: .*)?|(?:jogos? )?(?:\d+\s?)?(?:de )?(?:ida|volta)(?: d\p{L}+ .{1,30})?|jogo (?:\d|de ida|de volta|[úu]nico)(?: d\p{L}+ .{1,30})?|(?:oitavas|quartas|semi(?:final)?|jogo)\s\d{1,2}|(?:oitavas|quartas|16 avos|32 avos|semifina(?:l|is)|semis?|(?:grande )?fina(?:l|is)|playoffs?|repescagem|mata-mata|fase (?:de grupos|final|preliminar|de liga|classificat[óo]ria)|pr[ée]-libertadores|disputa d[eo] (?:3|terceiro).{0,12})(?:[- ](?:de[- ])?fina(?:l|is))?(?:\s*[-–—,]\s*.{1,30})?)$/iu;

/**
 * Splits competition and phase: 'Libertadores – Oitavas de final', 'Oitavas de final da Copa do
 * Brasil', '30ª rodada do Brasileirão'.
 */
export function splitRound(text: string): { competition: string; round: string | null } {
	const after = /^(.+?)(?:\s+[–—-]\s+|\s*[,(]\s*)(.+?)\)?$/u.exec(text);
	if (after?.[1] && after[2] && ROUND.test(after[2]))
		return { competition: after[1], round: bareRound(after[2]) };
	const before = /^(.+?)\s+d[aoe]s?\s+(.+)$/u.exec(text);
	const longer = /^(.+? de (?:final|grupos|ida|volta))\s+d[aoe]s?\s+(.+)$/iu.exec(text) ?? before;
	if (longer?.[1] && longer[2] && ROUND.test(longer[1]))
		return { competition: longer[2], round: bareRound(longer[1]) };
	return { competition: text, round: null };
}

/** 'pela 30ª rodada' becomes '30ª rodada'. */
export function bareRound(text: string): string {
	return text.replace(/^(?:v[áa]lid[oa]s?\s+)?pel[ao]s?\s+/iu, '').replace(/[.:]$/, '');
}

export const VENUE =
	/^(?:(?:n[oa]s?|em)\s+(?:est[áa]dio|arena|\p{Lu})|est[áa]dio|arena|allianz|neo qu[íi]mica|maracan[ãa]|mineir[ãa]o)/iu;

export const STATUSES: readonly (readonly [RegExp, 'postponed' | 'cancelled'])[] = [
	[
		/(?<!\p{L})(?:adiad[oa]s?|remarcad[oa]s?|suspens[oa]s?|transferid[oa]s?)(?!\p{L})/iu,
		'postponed',
	],
	[/(?<!\p{L})cancelad[oa]s?(?!\p{L})/iu, 'cancelled'],
];

export type LabelKind =
	| 'channels'
	| 'time'
	| 'venue'
	| 'competition'
	| 'date'
	| 'round'
	| 'game'
	| 'noise';

const LABELS: readonly (readonly [string, LabelKind])[] = [
	[
		String.raw`(?:📺\s*)?(?:(?:como|onde|quem) (?:ver|assistir|acompanhar|passa|transmite|exibe)(?: ao vivo)?|tv (?:e|ou|\/) ?(?:streaming|internet|youtube)|onde (?:assistir|ver|passa)(?: (?:ao|o) (?:vivo|jogo|vivo o jogo))?(?: ao vivo)?|transmiss[ãa]o(?: ao vivo)?(?: (?:na|da|de) (?:tv|televis[ãa]o))?|transmiss[õo]es|transmite|canal(?: de (?:transmiss[ãa]o|tv))?|canais(?: de transmiss[ãa]o)?|exibi[çc][ãa]o|na tv|tv aberta|tv fechada|tv|televis[ãa]o|streaming|assista(?: em)?|ao vivo(?: (?:em|na|no))?|passa (?:em|na|no)|broadcast)`,
		'channels',
	],
	[
		'(?:hor[áa]rio(?:s)?(?: (?:de bras[íi]lia|do jogo))?|hora(?: do jogo)?|in[íi]cio|come[çc]a(?: [àa]s)?|que horas)',
		'time',
	],
	['(?:data e (?:hora|hor[áa]rio)|quando|dia e hor[áa]rio|data|dia(?: do jogo)?)', 'date'],
	['(?:local(?: do jogo)?|est[áa]dio|palco|arena|onde(?: ser[áa])?)', 'venue'],
	['(?:competi[çc][ãa]o|campeonato|torneio|liga)', 'competition'],
	['(?:fase|rodada|est[áa]gio)', 'round'],
	['(?:jogo|partida|confronto|duelo|mandante x visitante)', 'game'],
	[
		String.raw`(?:r[áa]dios?|narra[çc][ãa]o|narrador(?:a)?|coment[áa]rios?|comentaristas?|reportage(?:m|ns)|rep[óo]rter(?:es)?|central do apito|[áa]rbitr[oa](?:gem)?|assistentes?|bandeirinhas|var|legenda|foto(?:s)?|cr[ée]dito|imagem|fonte|leia (?:mais|tamb[ée]m)|veja (?:mais|tamb[ée]m)|saiba mais|confira tamb[ée]m|prov[áa]ve(?:l|is) (?:escala[çc]\p{L}+|times?)|escala[çc]\p{L}+|t[ée]cnicos?|desfalques?|suspensos?|pendurados?|lesionados?|palpites?|odds?|retrospecto|[úu]ltimos jogos|ingressos|publicidade|apresenta[çc][ãa]o|quarto [áa]rbitro|inspetor)`,
		'noise',
	],
];

/** 'De: 17/02, às 19h', then 'Para: 16/02, às 17h': a game's old and new time. */
const MOVED = /^(de|para)\s?:\s*(.*\d.*)$/iu;

/** Headings over many games, not labels of one. */
const SECTIONS = /^(?:tv(?: aberta| fechada)?|na tv|televis[ãa]o|streaming)$/iu;

/** 'Horários de Brasília' applies to the whole list, so it does not label one game. */
const ZONE_NOTE = /^hor[áa]rios?\s+de\s/iu;

const LABEL_PATTERNS = LABELS.map(
	([words, kind]) =>
		[new RegExp(`^(?:${words})\\s*(?:[:?]+|\\s[–—-]\\s)\\s*(.*)$`, 'iu'), kind] as const,
);
const BARE_LABELS = LABELS.map(
	([words, kind]) => [new RegExp(`^(?:${words})$`, 'iu'), kind] as const,
);

/**
 * 'HORÁRIO: 16h' → its kind and the value after it; a label alone on its line has an empty value.
 */
export function readLabel(text: string): { kind: LabelKind; value: string } | null {
	for (const [pattern, kind] of LABEL_PATTERNS) {
		const match = pattern.exec(text);
		if (match) return { kind, value: (match[1] ?? '').trim() };
	}
	const [, moved, moment = ''] = MOVED.exec(text) ?? [];
	if (moved !== undefined)
		return { kind: moved.toLowerCase() === 'de' ? 'noise' : 'date', value: moment };
	const bare =
		text.length <= 40 && !SECTIONS.test(text) && !ZONE_NOTE.test(text)
			? BARE_LABELS.find(([pattern]) => pattern.test(text))
			: undefined;
	return bare ? { kind: bare[1], value: '' } : null;
}
