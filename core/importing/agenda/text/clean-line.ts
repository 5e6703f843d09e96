import { VERSUS, WEEKDAYS } from '#core/football-pt/patterns.ts';
import { writeHours } from '#core/importing/agenda/hours/clock.ts';
import { writeCapitalLabels } from './capital-labels.ts';
import { writeHourForms } from './hour-forms.ts';
import { withoutPregame } from './pregame.ts';
import { fromSpanish } from './spanish.ts';
import { partCells } from './table-cells.ts';

/** What a leading emoji of a chat message says about its line. */
type Mark = 'channels' | 'time' | 'venue' | 'competition' | 'date';

/** One line of an agenda without markup or bullets, and with single spaces. */
export type AgendaLine = { number: number; raw: string; text: string; mark: Mark | null };

const MARKS: readonly (readonly [RegExp, Mark])[] = [
	[/^(?:📺|🖥|📡|🎥|📹)/u, 'channels'],
	[/^(?:[🕐-🕧]|⏰|⏱|⌚|🕰)/u, 'time'],
	[/^(?:📍|🏟)/u, 'venue'],
	[/^(?:🏆|🏅)/u, 'competition'],
	[/^(?:📅|📆|🗓)/u, 'date'],
];
const VERSUS_SIGNS = /(?<=\S)\s*(?:⚔|🆚)\s*(?=\S)/gu;
const SIGNS = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]/gu;
const INVISIBLE = /\p{Cf}|\uFE0E|\uFE0F/gu;
const BULLET =
	/^(?:\.(?=\p{Lu}\p{Ll})|[-–—•·▪◦●►▶»›✓>|]+\s+|[-–—•·▪◦●►▶»›>|](?=[\p{L}\d])|#+\s+|\(?\d{1,2}[.)]\s+(?=[\p{L}"“])|\d{1,2}-\s(?=\p{Lu}.{3,80}\d[h:]))/u;
/** Emojis between two statements of one line: '16:00 Flamengo x Vasco 📺 Globo'. */
const SIGNS_BETWEEN = /(?<=\S)\s*(?:📺|🖥|📡|🎥|📹|📍|🏟|🏆|⏰|➡|👉|▶)\s*(?=\S)/gu;
/** Cell separators of a table copied as text. */
const TABS = /[^\S\n]*\t\s*/gu;
/** '22/11  16h  Santos - Bahia  Globo': columns separated by two spaces. */
const NARROW_COLUMNS = /^\s*\d[\d/:h.]{1,9} {2,}\S.* {2,}\S.*$/u;
/** 'Santos | x | Bahia': the versus sign has its own cell. */
const SIGN_CELL = /(?<=\p{L}[^|]{0,40}) ?\| ?(x|X|×|vs\.?|VS\.?) ?\| ?(?=\p{L})/gu;
/** 'Santos - Bahia -> Premiere' */
const ARROW = /(?<=\S)\s*(?:[-=]>|→|⇒|»|›)\s*(?=\S)/gu;
/** 'Santos (casa) x Bahia' */
const HOST = / \((?:em casa|casa|mandante|visitante)\)/giu;
/** '16h00Vitória': a list that lost its markup also lost a space. */
const GLUED_HOUR = /(?<=(?:^|\s)\d{1,2}h\d{2})(?=\p{Lu})/gu;
/** '15.01.201217h00NAZARENÃO', '10:00Estadual': cells that lost their separator. */
const GLUED_DATE = /(?<=(?:^|\s)\d{1,2}[./]\d{1,2}[./]20\d{2})(?=\d{1,2}[h:]\d{2})/gu;
const GLUED_COLON_HOUR = /(?<=^\d{1,2}:\d{2})(?=\p{Lu}\p{Ll})/gu;
/** 'Disney + e ESPN' */
const SPACED_PLUS =
	/(?<=(?:^|[^\p{L}])(?:Disney|Star|Paramount|Apple TV|Globoplay|SportyNet)) \+(?=[\s,;.)]|$)|(?<=(?:^|[^\p{L}])ESPN) \+(?=[,;.)\]]|$)/gu;
/** 'Juventude x Cruzeiro Sem transmissão confirmada' */
const UNTELEVISED_CELL = /(?<=[\p{L})]) (?=Sem transmiss[ãa]o)/gu;
/** 'CRB-AL x Jacuipense-BA16hRei Pelé': an hour between two cells. */
const HOUR_CELL = /(?<=-[A-Z]{2})(\d{1,2}h(?:[0-5]\d)?)(?=\p{Lu}\p{Ll})/gu;
/** 'Serra F.C. X. Desportiva' */
const DOTTED_SIGN = /(?<=\s[xX])\.(?= \p{Lu})/gu;
/** 'Beira-Mar (CdP) - Vila Real (L3)', 'Farense (II) - Sporting (I)': the division of a side. */
const DIVISION = /(?<=\p{L}) \((?:I{1,3}|L[2-4]|CdP|CNS|CP)\)(?=\s[-–—]|,|$)/gu;
/** 'Louveira15h - Santos x Bahia' */
const HOUR_BEHIND_WORD = /(?<=\p{Ll}{3})(?=(?:[01]?\d|2[0-3])h(?:[0-5]\d)?\s?[-–—]\s)/gu;
/** '15 h 30 Santos x Bahia', '18 h – Santos x Bahia' */
const SPACED_HOUR = /^(\d{1,2}) h(?: ([0-5]\d)(?!\d))?(?=[\s,–-])/iu;
/** 'Remo-PA X Avaí-SC (Baenão) *enfrenta o Goiás-GO': the winner's next opponent. */
const WINNER_MEETS = /\s\*\s?(?:(?:o )?vencedor )?(?:enfrenta|pega|encara) .*$/iu;
/** '15h30 horas' */
const HOURS_TWICE = /(?<=\d{1,2}h[0-5]\d) ?(?:horas?|hrs?|hs)(?!\p{L})/giu;
/** '20h I Sampaio Corrêa': a letter typed instead of a bar. */
const BAR_LETTER = /(?<=^\s*\d{1,2}(?:h\d{0,2}|:\d{2})h?)\s+[Il]\s+(?=\p{Lu})/gu;
/** '1️⃣' is a list number. */
const KEYCAPS = /[\d#*]\uFE0F?\u20E3/gu;
const TAGS = /<\/?[a-z][^<>]{0,300}>/giu;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
	[/&nbsp;|&#160;/giu, ' '],
	[/&amp;/giu, '&'],
	[/&[nm]dash;/giu, '–'],
];
/** '#FLAxPAL' */
const HASHTAG = /#([A-Z]{3})(?:x|X|vs?)([A-Z]{3})(?![\p{L}\d])/gu;
/** '1600 Flamengo x Palmeiras': an hour without its colon. */
const BARE_HOUR = new RegExp(
	String.raw`^([01]\d|2[0-3])([0-5][05])(?:\s*[-–—|]?\s+)(?=\p{Lu}.*\s${VERSUS}\s)`,
	'u',
);
/** Column gaps in fixed-width text, except around the versus sign. */
const COLUMNS = /(?<=\S)(?<!(?:^|\s)[xX×]) {3,}(?![xX×]\s)(?=\S)/gu;
/** '13hTransmissão: ESPN', '21h30Onde assistir: Globo': cells that lost their separator. */
const GLUED_LABEL =
	/(?<=[\p{Ll}\d)])(?=(?:Transmiss[ãa]o|Transmiss[õo]es|Onde assistir|Local|Hor[áa]rio|Data|Cana(?:l|is))\s?:)/gu;
/** 'A x B / Estádio: C / Canais: D' */
const SLASHED_LABEL =
	/(?<=[\p{L}\d)]) \/ (?=(?:Transmiss[ãa]o|Onde assistir|Local|Est[áa]dio|Hor[áa]rio|Data|TV|Cana(?:l|is))\s?:)/gu;
/** '17.30 horas', '(20.15h)', '(17.30 - BTV)': Portuguese newspapers write hours with a period. */
const POINTED_HOUR =
	/(?<![\d.,/:])([01]?\d|2[0-3])\.([0-5]\d)(?= ?h(?:oras?|s)?(?!\p{L})|(?<=\(\d{1,2}\.\d\d) ?[-–—,)])/gu;
/** 'Arouca - Vitória, 16.00.', 'Sporting - Braga, 20.15 (Sport TV)' */
const POINTED_END = /(?<=\p{L}\)?, )([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?=\s?(?:\(|[.,;]?$))/gu;
/** '19.15 | Santos x Bahia': not a date, because no month has this number. */
const POINTED_START = /^([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?=\s*(?:[|–—:-]\s*)?\p{Lu})/u;
/** '15-30 - Santos x Bahia' */
const DASHED_START = /^(1\d|2[0-3])-(00|15|30|45)(?= ?[–—-] ?\p{L})/u;
/** '19h local | 21h BRT', '21h (Brasília) / 19h (hora local)': keeps the Brasília hour. */
const CLOCK = String.raw`\d{1,2}(?:h\d{0,2}|:\d{2})`;
const LOCAL = String.raw`\s?\(?(?:n[oa] )?(?:hor[áa](?:rio)?s? )?loca(?:l|is)\)?`;
const CAPITAL = String.raw`\s?\(?(?:(?:n[oa] |pel[oa] )?hor[áa]rio )?(?:BRT|(?:de |em )?bras[íi]lia)\)?`;
const LOCAL_AHEAD = new RegExp(
	String.raw`${CLOCK}${LOCAL}\s?(?:[|/,(–-]|e) ?(?=${CLOCK}${CAPITAL})`,
	'giu',
);
const LOCAL_BEHIND = new RegExp(
	String.raw`(?<=${CLOCK}${CAPITAL})\s?(?:[|/,(–-]|e) ?${CLOCK}${LOCAL}`,
	'giu',
);
const BRASILIA_CODE = /(?<=\dh?\d{0,2} ?)\(?BRT\)?(?!\p{L})/gu;
/** 'Hernando Siles / Ida: 2 x 0 FLA': the score of the first leg. */
const FIRST_LEG = /\s*[/|(–—-]\s*(?:ida|agregado)\s?:\s?\d{1,2} ?x ?\d{1,2}(?: [A-Z]{3})?\)?$/iu;
/** '14: Santos x Bahia (SporTV)': the hour of a line without any other. */
const BARE_CLOCK = /^(1\d|2[0-3]): (?=\p{Lu}[^:\d]*$|\p{Lu}[^:]*\([^:)]*\)$)/u;
/**
 * 'Santos x Bahia - 21 - Vila Belmiro (Premiere)': an hour without its 'h', in a line without any
 * other hour.
 */
const HOUR_BETWEEN_DASHES = new RegExp(
	String.raw`^([^\d]{3,60}\s${VERSUS}\s[^\d]{3,40}?\s[-–—|]\s(?:1\d|2[0-3]))(?=\s[-–—|]\s(?!.*\d[h:]))`,
	'u',
);
/**
 * 'Santos x Bahia / Vila Belmiro - Santos (SP) / 21 de novembro (sábado, 16h)': fields separated by
 * slashes, one of them the day.
 */
const SLASHED_ROW = new RegExp(
	String.raw`^[^/|–—]{2,60}\s${VERSUS}\s[^/|–—]{2,40} / [^/|]{2,80} / \d{1,2}(?: de |/).*$`,
	'u',
);
/** 'CAM Atlético-MG x São Paulo SAO': codes of both sides around their names. */
const CODED = new RegExp(
	String.raw`(?<=^|\s)[A-Z]{3} (\p{Lu}\p{Ll}[^|–—:()\d]{1,38}? ${VERSUS} \p{Lu}[^|–—:()]{2,40}?\p{Ll}) [A-Z]{3}(?=\s|$|[|(,])`,
	'u',
);
/** 'ESPANHOLGranada x Valencia': a heading that lost its line break. */
const GLUED_HEADING = /^([\p{Lu}\dªº ]{2,30}\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
/**
 * 'Corinthians (1ºA) x Boca Juniors (2ºB)', 'Fluminense (8º/35pts) recebe': positions in groups and
 * league tables.
 */
const PLACING = new RegExp(
	String.raw`(?<=\p{L})(?<!(?:${WEEKDAYS}|feira)) \((?:[1-4][ºª°] ?[A-L]|\d{1,2}[ºª°] ?/ ?\d{1,3}|\d{1,2}[ºª°](?:\s?[/,–-]\s?\d{1,3} ?(?:pts?|pontos)\.?)?|\d{1,3} ?(?:pts|pontos))\)`,
	'giu',
);
/** 'Avaí x Brasil de Pelotas Primeira fase' */
const GLUED_ROUND =
	/(?<=\s[xX]\s[^|–—,:(]{2,40}[\p{L})])(?<!\s(?:d[aeo]s?|n[ao]s?|pel[ao]s?|em))\s+(?=(?:(?:primeira|segunda|terceira|quarta|\d{1,2}ª) (?:fase|rodada)|rodada \d{1,2}|(?:oitavas|quartas)(?: de final)?|semifina(?:l|is)|fase de grupos)(?:\s*[-–—|(].*)?$)/iu;
/**
 * 'em TV aberta, do SBT, e na rede fechada pela ESPN': the means of reception precedes the channel.
 */
const RECEIVED_AHEAD =
	/(?<=\s)(?:em|na|pela) (?:tv|televis[ãa]o|canal|sinal|rede) (?:abert[ao]|fechad[ao]|pag[ao]|por assinatura)(?:, (?=d[ao]s? )|,? (?=(?:n[ao]s?|pel[ao]s?|para)\s))/giu;
/** 'Trasmissão', 'transmisão', 'trasmitido' */
const MISSPELT =
	/(?<!\p{L})([Tt])ra(?:nsmis|smiss?|nmiss?|msmiss?|nsmisss)(?=[ãa]o(?!\p{L})|[õo]es(?!\p{L}))/gu;
/** '18h3o' */
const LETTER_FOR_NOUGHT = /(?<=(?:^|\s)\d{1,2}[h:][0-5])[oO](?![\p{L}\d])/gu;
/** 'Ajax, Hol - Marselha, Fra, 20:00': Portuguese pages put the country after the name. */
const COUNTRY =
	/(?<=\p{L}\p{L}), (?:\p{Lu}\p{Ll}{2,3}|P-B)(?=\s?[-–—]\s?\p{Lu}|\s?, ?\d{1,2}[:h])(?!.{0,60}\sx\s)/gu;
/** 'Benfica - Arouca, 18:00 (BTV): Nuno Dantas': the referee after the channel. */
const REFEREE =
	/(?<=\d[h:][^()]{0,12}\([^()]{2,40}\)): \p{Lu}\p{Ll}+(?: (?:d[aoe]s? )?\p{Lu}\p{Ll}+){1,4}\.?$/u;
/** 'Santos -- Bahia': a dash typed as hyphens. */
const TYPED_DASH = /(?<=[\p{L}\d).]) ?-{2,3} ?(?=[\p{L}\d])/gu;
/**
 * 'A TV Azul, afiliada da Globo no Acre, transmite', 'TV Azul (afiliada da Globo)': the network of
 * the station.
 */
const AFFILIATE =
	/ ?\(afiliada [^()]{2,60}\)|, afiliada (?:d[aeo]s? |[àa] )?\p{Lu}[\p{L}\d+!.]*(?: (?:(?:n[ao]s?|d[aeo]s?|em) )?\p{Lu}[\p{L}\d+!.]*){0,5},?/gu;
/** 'Santos (atual vice-campeão) e Bahia (campeão da Segundona)': a remark about a side. */
const EPITHET_BEHIND =
	/ \((?<=\p{L} \()(?:(?:atual|o|a|ex) )?(?:(?:vice|bi|tri|tetra|penta|hexa)-?)?(?:campe[ãa]o?|l[íi]der|lanterna|rebaixad[oa]|promovid[oa]|estreante)(?!\p{L})[^()\d]{0,60}\d{0,4}\)/giu;
/**
 * '(Atualizado em 20/11/2026 às 15h40)', '20/11/2026 - 16h37': without 'atualizado', only minutes
 * at which no game starts.
 */
const BYLINE =
	/\(?(?:(?:atualizad|publicad|postad|criad|modificad)[oa]s? (?:em|[àa]s)?:? ?\d{1,2}\/\d{1,2}\/\d{4}[ ,–-]*(?:(?:[àa]s )?\d{1,2}[h:]\d{2})?|\d{1,2}\/\d{1,2}\/\d{4}[ ,–-]*(?:[àa]s )?\d{1,2}[h:]\d[1-46-9])(?![\d/:]) ?\)?/giu;
/** '2ª feira', '3ª-feira' */
const NUMBERED_DAY = /(?<![\p{L}\d])([2-6])ª[- ]?feira(?!\p{L})/giu;
const NUMBERED_DAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'];
const DECORATION = /^[\s=_~*–—-]+$/u;

/**
 * Normalizes a line. Removes decoration, bullets and list numbers ('3. Série B'), but keeps
 * ordinals ('3ª rodada').
 */
export function cleanLine(number: number, raw: string): AgendaLine {
	const spaced = partCells(withoutAsides(withoutMarkup(raw.trim())))
		.replace(KEYCAPS, ' ')
		.replace(TABS, ' | ')
		.replace(COLUMNS, ' | ')
		.replace(NARROW_COLUMNS, (row) => row.replace(/ {2,}/gu, ' | '))
		.replace(INVISIBLE, '')
		.replace(/\s+/gu, ' ')
		.trim();
	const visible = writeCapitalLabels(spaced)
		.replace(SIGN_CELL, ' $1 ')
		.replace(ARROW, ' | ')
		.replace(HOST, '')
		.replace(GLUED_HEADING, '$1 | ')
		.replace(GLUED_DATE, ' ')
		.replace(GLUED_COLON_HOUR, ' ')
		.replace(HOUR_CELL, ' | $1 | ')
		.replace(DOTTED_SIGN, '')
		.replace(SPACED_PLUS, '+')
		.replace(UNTELEVISED_CELL, ' | ')
		.replace(SPACED_HOUR, '$1h$2')
		.replace(HOURS_TWICE, '')
		.replace(WINNER_MEETS, '')
		.replace(DIVISION, '')
		.replace(GLUED_LABEL, ' | ')
		.replace(SLASHED_LABEL, ' | ')
		.replace(POINTED_HOUR, '$1:$2')
		.replace(POINTED_END, '$1:$2')
		.replace(COUNTRY, '')
		.replace(GLUED_ROUND, ' | ')
		.replace(RECEIVED_AHEAD, '')
		.replace(PLACING, '')
		.replace(REFEREE, '')
		.replace(MISSPELT, '$1ransmiss')
		.replace(LETTER_FOR_NOUGHT, '0');
	const bare = visible.replace(/[*`~]/g, '').replace(/(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '');
	const start = bare.trim();
	const mark = MARKS.find(([sign]) => sign.test(start))?.[1] ?? null;
	const parted = start
		.replace(VERSUS_SIGNS, ' x ')
		.replace(SIGNS_BETWEEN, ' | ')
		.replace(GLUED_HOUR, ' ')
		.replace(HOUR_BEHIND_WORD, ' ')
		.replace(BAR_LETTER, ' | ');
	const plain = parted
		.replace(SIGNS, ' ')
		.replace(HASHTAG, '$1 x $2')
		.replace(/\s+/gu, ' ')
		.trim()
		.replace(BARE_HOUR, '$1:$2 ');
	if (DECORATION.test(plain)) return { number, raw, text: '', mark: null };
	return {
		number,
		raw,
		text: withoutPregame(writeHours(inOneForm(writeHourForms(withoutBullet(plain))))),
		mark,
	};
}

/** Rare patterns run only after a cheap check for a part of them. */
function withoutAsides(text: string): string {
	const dashed = text.includes('--') ? text.replace(TYPED_DASH, ' – ') : text;
	const capital = /loca(?:l|is)|BRT/iu.test(dashed)
		? dashed
				.replace(LOCAL_AHEAD, '')
				.replace(LOCAL_BEHIND, '')
				.replace(BRASILIA_CODE, '(de Brasília)')
		: dashed;
	const alone = capital.includes('afiliada') ? capital.replace(AFFILIATE, '') : capital;
	const undated =
		/\/\d{4}[ ,)–-]/u.test(alone) && !/ x /iu.test(alone)
			? alone.replace(BYLINE, ' ').trim()
			: alone;
	const now = undated.includes(':') ? undated.replace(FIRST_LEG, '') : undated;
	return now.includes(' (') ? now.replace(EPITHET_BEHIND, '') : now;
}

/** Rewrites hours and side codes in the most common form. */
function inOneForm(text: string): string {
	const fields = text.includes(' / ')
		? text.replace(SLASHED_ROW, (row) => row.replaceAll(' / ', ' | '))
		: text;
	const named = fields.includes('ª')
		? fields.replace(NUMBERED_DAY, (_, at) => `${NUMBERED_DAYS[Number(at) - 2]}-feira`)
		: fields;
	const plain = named
		.replace(POINTED_START, '$1:$2')
		.replace(DASHED_START, '$1:$2')
		.replace(BARE_CLOCK, '$1h: ')
		.replace(HOUR_BETWEEN_DASHES, '$1h')
		.replace(CODED, '$1');
	return fromSpanish(plain);
}

/** Removes HTML from a page whose source was pasted as text. */
function withoutMarkup(text: string): string {
	if (!text.includes('<') && !text.includes('&')) return text;
	return ENTITIES.reduce(
		(plain, [entity, sign]) => plain.replace(entity, sign),
		text.replace(TAGS, ' '),
	);
}

function withoutBullet(text: string): string {
	const once = text.replace(BULLET, '');
	return once
		.replace(BULLET, '')
		.replace(/^[,;:]\s*/u, '')
		.replace(/\s*[;,]$/u, '');
}
