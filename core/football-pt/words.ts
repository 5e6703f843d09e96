/** Vocabulary of published agendas: sports, rounds, statuses and labels. */

/** Sports listed beside football; futsal and beach soccer are not in the guide. */
export const OTHER_SPORT =
	/(?<!\p{L})(?:futsal|v[ôo]lei(?:bol)?|basquete(?:bol)?|andebol|handebol|nba|wnba|nbb|lbf|nfl|ncaa|cfb|t[êeé]nis|atp|wta|roland garros|wimbledon|us open|australian open|f[óo]rmula [123e]|f-?1|moto ?gp|motovelocidade|stock car|nascar|indy(?: ?car)?|surfe?|wsl|ciclismo|r[úu]g[bu][yi]|r[âa]guebi|six nations|ufc|mma|boxe|golfe|pga|h[óo]quei|nhl|mlb|beisebol|baseball|nata[çc][ãa]o|atletismo|automobilismo|beach soccer|futebol (?:de (?:areia|praia)|americano)|super bowl|e-?sports|fut ?7|fut society|superliga(?: feminina| masculina)?(?=\W|$)|lnf|turfe|hipismo|skate|judô|gin[áa]stica|esgrima|snooker|sinuca|dardos|p[óo]lo|esqui|rally|kings league)(?!\p{L})/iu;
export const FOOTBALL =
	/(?<!\p{L})(?:futebol(?! americano| de (?:sal[ãa]o|areia|praia))|soccer|football)(?!\p{L})/iu;
/** Words of names of football competitions. */
export const COMPETITION =
	/(?<!\p{L})(?:campeonato|copinha|copa|ta[çc]a|s[ée]rie [a-d]|serie [ab]|[ií] liga|ii liga|liga|league|cup|brasileir[ãa]o|brasileiro|libertadores|sul-americana|sudamericana|eliminat[óo]rias|qualificat[óo]rias|amistosos?|jogos? amistosos?|mundial|torneio|trof[ée]u|estadua(?:l|is)|paulist[ãa]o?|carioca|cario[çc][ãa]o|mineiro|ga[úu]cho|gauch[ãa]o|cearense|baiano|pernambucano|catarinense|paranaense|goiano|paraense|potiguar|paraibano|alagoano|sergipano|capixaba|candango|brasiliense|mato-grossense|sul-mato-grossense|amazonense|supercopa|recopa|champions|premier|la ?liga|bundesliga|ligue|eredivisie|europa|conference|concacaf|conmebol|uefa|eurocopa|euro|na[çc][õo]es|nations|ol[íi]mp\p{L}+|pan-american\p{L}*|divis[ãa]o|championship|primera|segunda divisi[óo]n|mls|superliga argentina|s[úu]per lig|serie b|copas?)(?!\p{L})/iu;

const NUMBERS =
	'\\d{1,2}\\s?\\.?[ªaºo°.]?|(?:primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non|(?:vig[ée]sim[ao]\\s)?d[ée]cim)[ao]|[úu]ltima';
const PHASES =
	'oitavas|quartas|(?:16|32) avos|semi(?:fina(?:l|is)|s)?|(?:grande )?fina(?:l|is)|playoffs?|repescagem|mata-mata|fase (?:de grupos|final|preliminar|de liga|classificat[óo]ria)|pr[ée]-libertadores|disputa d[eo] (?:3|terceiro).{0,12}';
const LEGS = '(?:jogos? )?(?:\\d+\\s?)?(?:de )?(?:ida|volta)|jogo [úu]nico';
export const ROUND = new RegExp(
	`^(?:(?:v[áa]lid[oa] )?pel[ao]s?\\s+)?(?:(?:${NUMBERS})\\s?(?:rodada|jornada|fase|turno|m[ãa]o|jogo)(?:\\s+d\\p{L}+ .{1,30})?|(?:rodada|jornada|fase|grupo|chave|jogo|m[ãa]o)\\s+\\p{L}?\\d{0,2}|(?:${LEGS})(?: d\\p{L}+ .{1,30})?|(?:oitavas|quartas|semi(?:final)?)\\s\\d{1,2}|(?:${PHASES})(?:[- ](?:de[- ])?fina(?:l|is))?(?:\\s*[-–—,]\\s*.{1,30})?)$`,
	'iu',
);

/** 'pela 30ª rodada' becomes '30ª rodada'. */
export function bareRound(text: string): string {
	return text.replace(/^(?:v[áa]lid[oa]s?\s+)?pel[ao]s?\s+|[.:]$/giu, '');
}

/** Splits competition and phase: 'Libertadores – Oitavas de final', '30ª rodada do Brasileirão'. */
export function splitRound(text: string): { competition: string; round: string | null } {
	const [, name, phase] = /^(.+?)(?:\s+[–—-]\s+|\s*[,(]\s*)(.+?)\)?$/u.exec(text) ?? [];
	if (name && phase && ROUND.test(phase)) return { competition: name, round: bareRound(phase) };
	const [, round, of] =
		/^(.+? de (?:final|grupos|ida|volta)|.+?)\s+d[aoe]s?\s+(.+)$/iu.exec(text) ?? [];
	if (round && of && ROUND.test(round)) return { competition: of, round: bareRound(round) };
	return { competition: text, round: null };
}

export const VENUE =
	/^(?:(?:n[oa]s?|em)\s+(?:est[áa]dio|arena|\p{Lu})|est[áa]dio|arena|allianz|neo qu[íi]mica|maracan[ãa]|mineir[ãa]o)/iu;

export const STATUSES: readonly (readonly [RegExp, 'postponed' | 'cancelled'])[] = [
	[/(?<!\p{L})(?:adiad|remarcad|suspens|transferid)[oa]s?(?!\p{L})/iu, 'postponed'],
	[/(?<!\p{L})cancelad[oa]s?(?!\p{L})/iu, 'cancelled'],
];

const LABELS = {
	channels:
		'(?:como|onde|quem) (?:ver|assistir|acompanhar|passa|transmite|exibe)(?: (?:ao|o) (?:vivo|jogo|vivo o jogo))?(?: ao vivo)?|tv (?:e|ou|/) ?(?:streaming|internet|youtube)|transmiss[ãa]o(?: ao vivo)?(?: (?:na|da|de) (?:tv|televis[ãa]o))?|transmiss[õo]es|transmite|cana(?:l|is)(?: de (?:transmiss[ãa]o|tv))?|exibi[çc][ãa]o|(?:na )?tv|tv (?:aberta|fechada)|televis[ãa]o|streaming|assista(?: em)?|ao vivo(?: (?:em|na|no))?|passa (?:em|na|no)',
	time: 'hor[áa]rios?(?: (?:de bras[íi]lia|do jogo))?|hora(?: do jogo)?|in[íi]cio|come[çc]a(?: [àa]s)?|que horas',
	date: 'data(?: e hor(?:a|[áa]rio))?|quando|dia(?: do jogo| e hor[áa]rio)?',
	venue: 'local(?: do jogo)?|est[áa]dio|palco|arena|onde(?: ser[áa])?',
	competition: 'competi[çc][ãa]o|campeonato|torneio|liga',
	round: 'fase|rodada|est[áa]gio',
	game: 'jogo|partida|confronto|duelo|mandante x visitante',
	noise:
		'r[áa]dios?|narra[çc][ãa]o|narrador(?:a)?|coment(?:[áa]rios?|aristas?)|reportage(?:m|ns)|rep[óo]rter(?:es)?|[áa]rbitr[oa](?:gem)?|assistentes?|var|legenda|fotos?|cr[ée]dito|imagem|fonte|(?:leia|veja) (?:mais|tamb[ée]m)|saiba mais|confira tamb[ée]m|prov[áa]ve(?:l|is) (?:escala[çc]\\p{L}+|times?)|escala[çc]\\p{L}+|t[ée]cnicos?|desfalques?|suspensos?|pendurados?|lesionados?|palpites?|odds?|retrospecto|[úu]ltimos jogos|ingressos|publicidade|apresenta[çc][ãa]o',
} as const;
export type LabelKind = keyof typeof LABELS;

const KINDS = Object.entries(LABELS)
	.map(([kind, words]) => `(?<${kind}>${words})`)
	.join('|');
const LABEL = new RegExp(`^(?:${KINDS})(?:\\s*[:?]+|\\s+[–—-]\\s)\\s*(?<value>.*)$`, 'iu');
const BARE_LABEL = new RegExp(`^(?:${KINDS})$`, 'iu');
const LONGEST_BARE = 40;
/** Headings over many games, not labels of one. */
const SECTION =
	/^(?:(?:na )?tv(?: (?:aberta|fechada))?|televis[ãa]o|streaming|hor[áa]rios?\s+de\s.*)$/iu;

/** A game's old and new time: 'De: 17/02, às 19h', then 'Para: 16/02, às 17h'. */
const MOVED = /^(de|para)\s?:\s*(.*\d.*)$/iu;

/**
 * The kind of a label and the value behind it, '' for a label alone on its line; null for text
 * without a label.
 */
export function readLabel(text: string): { kind: LabelKind; value: string } | null {
	const isBare = text.length <= LONGEST_BARE && !SECTION.test(text);
	const match = LABEL.exec(text) ?? (isBare ? BARE_LABEL.exec(text) : null);
	const { value = '', ...kinds } = match?.groups ?? {};
	const kind = (Object.keys(LABELS) as LabelKind[]).find((one) => kinds[one] !== undefined);
	if (kind) return { kind, value: value.trim() };
	const [, moved, moment = ''] = MOVED.exec(text) ?? [];
	if (moved === undefined) return null;
	return { kind: moved.toLowerCase() === 'de' ? 'noise' : 'date', value: moment };
}

/** '16h (gravado) - Milan x Roma' */
export const RECORDED = /^(?:gravado|vt|reprise|videotape|compacto)$/iu;

/** 'Sem data definida - Cruzeiro x Ceará' */
export const UNDATED =
	/^(?:sem data(?: definida| marcada| confirmada)?|datas? (?:e (?:hora|hor[áa]rio|local)s? )?(?:a (?:serem? )?(?:definir|definid[oa]s?|confirmar)|indefinid[oa]s?))$/iu;

/** 'na Neo Química Arena (data ainda não divulgada pela CBF)' */
export const UNANNOUNCED =
	/(?<!\p{L})(?:data (?:ainda )?n[ãa]o (?:divulgada|definida|marcada|confirmada)|n[ãa]o tem (?:ainda )?(?:uma )?data (?:definida|marcada|certa|confirmada))/iu;

/** 'A definir – Remo x Vila Nova': no hour yet, and no competition either. */
export const UNDEFINED = /^(?:hora|hor[áa]rio|data)?\s*a (?:definir|confirmar)$/iu;

/** 'Sub-20: Vasco x Madureira' */
export const CATEGORY =
	/^(?:sub-?\s?\d{2}|feminino|masculino|profissional|base|juniores|aspirantes)$/iu;

/** The start of the next sentence. */
export const CONNECTIVE =
	/^(?:j[áa]|mas|enquanto|depois|antes|mais|logo|por fim|al[ée]m|tamb[ée]m|ainda|nest[ea]s?|ness[ea]s?|na sequ[êe]ncia|fecham?|abrem?|completam?|encerram?|quem|ser[áa])(?!\p{L})/iu;
