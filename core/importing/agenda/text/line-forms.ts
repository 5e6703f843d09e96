import { VERSUS, WEEKDAYS } from '#core/football-pt/patterns.ts';

export type Form = readonly [RegExp, string];

/** Replaces the forms in order. */
export function rewrite(text: string, forms: readonly Form[]): string {
	return forms.reduce((written, [form, replacement]) => written.replace(form, replacement), text);
}

const CLOCK = String.raw`\d{1,2}(?:h\d{0,2}|:\d{2})`;
const LABEL =
	'(?:Transmiss(?:[ãa]o|[õo]es)|Onde assistir|Local|Est[áa]dio|Hor[áa]rio|Data|Cana(?:l|is))';

export const TABLE_ROWS: readonly (readonly [row: RegExp, separator: RegExp])[] = [
	[/^[\d/:.h-]{2,10} ?;[^;]{0,60};.{0,400}$/iu, /\s*;[\s;]*/gu],
	[/^\s*\d[\d/:h.]{1,9} {2,}\S.* {2,}\S.*$/u, / {2,}/gu],
	[/^[^/]{3,40} [xX×] [^/]{2,40}(?: \/ [^/]+(?:\/[^/ ]+)*){2,}$/u, / \/ /gu],
];

/** Markup and asides, before spaces become single. */
export const SOURCE_FORMS: readonly Form[] = [
	[/<\/?[a-z][^<>]{0,300}>/giu, ' '],
	[/&nbsp;|&#160;/giu, ' '],
	[/&amp;/giu, '&'],
	[/&[nm]dash;/giu, '–'],
	[/(?<=[\p{L}\d).]) ?-{2,3} ?(?=[\p{L}\d])/gu, ' – '],
	// Keeps the hour of Brasília.
	[
		new RegExp(
			String.raw`${CLOCK}\s?\(?(?:n[oa] )?(?:hor[áa](?:rio)?s? )?loca(?:l|is)\)?\s?(?:[|/,(–-]|e) ?(?=${CLOCK}\s?\(?(?:(?:n[oa] |pel[oa] )?hor[áa]rio )?(?:BRT|(?:de |em )?bras[íi]lia))`,
			'giu',
		),
		'',
	],
	[/(?<=\dh?\d{0,2} ?)\(?BRT\)?(?!\p{L})/gu, '(de Brasília)'],
	[/ ?\(afiliada [^()]{2,60}\)/gu, ''],
	// No game starts at this minute: publication.
	[
		/\(?\d{1,2}\/\d{1,2}\/\d{4}(?<! x .{0,90})[ ,–-]*(?:[àa]s )?\d{1,2}[h:]\d[1-46-9](?![\d/:]) ?\)?(?!.{0,80} x )/giu,
		' ',
	],
	// The first leg's score.
	[/\s*[/|(–—-]\s*(?:ida|agregado)\s?:\s?\d{1,2} ?x ?\d{1,2}(?: [A-Z]{3})?\)?$/iu, ''],
	// A keycap number.
	[/[\d#*]\uFE0F?\u20E3/gu, ' '],
	[/[^\S\n]*\t\s*/gu, ' | '],
	// Column gaps, but not around 'x'.
	[/(?<=\S)(?<!(?:^|\s)[xX×]) {3,}(?![xX×]\s)(?=\S)/gu, ' | '],
	[/\p{Cf}|\uFE0E|\uFE0F/gu, ''],
];

export const CELL_FORMS: readonly Form[] = [
	[/(?<=\p{L}[^|]{0,40}) ?\| ?(x|X|×|vs\.?|VS\.?) ?\| ?(?=\p{L})/gu, ' $1 '],
	[/(?<=\S)\s*(?:[-=]>|→|⇒|»|›)\s*(?=\S)/gu, ' | '],
	[/ \((?:em casa|casa|mandante|visitante)\)/giu, ''],
	// A heading without its line break.
	[/^([\p{Lu}\dªº ]{2,30}\p{Lu})(?=\p{Lu}\p{Ll}{2})/u, '$1 | '],
	[
		/(?<=(?:^|[^\p{L}])(?:Disney|Star|Paramount|Apple TV|Globoplay|SportyNet)) \+(?=[\s,;.)]|$)|(?<=(?:^|[^\p{L}])ESPN) \+(?=[,;.)\]]|$)/gu,
		'+',
	],
	[/(?<=[\p{L})]) (?=Sem transmiss[ãa]o)/gu, ' | '],
	[/^(\d{1,2}) h(?: ([0-5]\d)(?!\d))?(?=[\s,–-])/iu, '$1h$2'],
	[
		new RegExp(
			String.raw`(?<=[\p{Ll}\d)])(?=${LABEL}\s?:)|(?<=[\p{L}\d)]) / (?=(?:TV|${LABEL})\s?:)`,
			'gu',
		),
		' | ',
	],
	[
		/(?<![\d.,/:])([01]?\d|2[0-3])\.([0-5]\d)(?= ?h(?:oras?|s)?(?!\p{L})|(?<=\(\d{1,2}\.\d\d) ?[-–—,)])/gu,
		'$1:$2',
	],
	[/(?<=\p{L}\)?, )([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?=\s?(?:\(|[.,;]?$))/gu, '$1:$2'],
	// 'Benfica, Por'.
	[
		/(?<=\p{L}\p{L}), (?:\p{Lu}\p{Ll}{2,3}|P-B)(?=\s?[-–—]\s?\p{Lu}|\s?, ?\d{1,2}[:h])(?!.{0,60}\sx\s)/gu,
		'',
	],
	[
		/(?<=\s[xX]\s[^|–—,:(]{2,40}[\p{L})])(?<!\s(?:d[aeo]s?|n[ao]s?|pel[ao]s?|em))\s+(?=(?:(?:primeira|segunda|terceira|quarta|\d{1,2}ª) (?:fase|rodada)|rodada \d{1,2}|(?:oitavas|quartas)(?: de final)?|semifina(?:l|is)|fase de grupos)(?:\s*[-–—|(].*)?$)/iu,
		' | ',
	],
	// 'na TV aberta' before the channel.
	[
		/(?<=\s)(?:em|na|pela) (?:tv|televis[ãa]o|canal|sinal|rede) (?:abert[ao]|fechad[ao]|pag[ao]|por assinatura)(?:, (?=d[ao]s? )|,? (?=(?:n[ao]s?|pel[ao]s?|para)\s))/giu,
		'',
	],
	// 'Remo (3º, 20 pts)'.
	[
		new RegExp(
			String.raw`(?<=\p{L})(?<!(?:${WEEKDAYS}|feira)) \((?:[1-4][ºª°] ?[A-L]|\d{1,2}[ºª°] ?/ ?\d{1,3}|\d{1,2}[ºª°](?:\s?[/,–-]\s?\d{1,3} ?(?:pts?|pontos)\.?)?|\d{1,3} ?(?:pts|pontos))\)`,
			'giu',
		),
		'',
	],
	// Emphasis.
	[/[*`~]|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, ''],
	[/^\s+/u, ''],
];

/** Emojis, after the line has its mark. */
export const SIGN_FORMS: readonly Form[] = [
	[/(?<=\S)\s*(?:⚔|🆚)\s*(?=\S)/gu, ' x '],
	[/(?<=\S)\s*(?:📺|🖥|📡|🎥|📹|📍|🏟|🏆|⏰|➡|👉|▶)\s*(?=\S)/gu, ' | '],
	[/(?<=(?:^|\s)\d{1,2}h\d{2})(?=\p{Lu})/gu, ' '],
	[/[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]/gu, ' '],
	[/#([A-Z]{3})(?:x|X|vs?)([A-Z]{3})(?![\p{L}\d])/gu, '$1 x $2'],
	[/\s+/gu, ' '],
	[/^ | $/gu, ''],
];

export const PLAIN_FORMS: readonly Form[] = [
	[
		new RegExp(
			String.raw`^([01]\d|2[0-3])([0-5][05])(?:\s*[-–—|]?\s+)(?=\p{Lu}.*\s${VERSUS}\s)`,
			'u',
		),
		'$1:$2 ',
	],
	[/^[\s=_~*–—-]+$/u, ''],
	// Bullets and list numbers, but not '3ª rodada'.
	[
		/^(?:\.(?=\p{Lu}\p{Ll})|[-–—•·▪◦●►▶»›✓>|]+\s+|[-–—•·▪◦●►▶»›>|](?=[\p{L}\d])|#+\s+|\(?\d{1,2}[.)]\s+(?=[\p{L}"“])|\d{1,2}-\s(?=\p{Lu}.{3,80}\d[h:])){1,2}/u,
		'',
	],
	[/^[,;:]\s*|\s*[;,]$/gu, ''],
	// Spanish.
	[
		/(?:(?<=\d\s?(?:hs?\.?|horas?)?),?\s(?:por|en)|,?\svía)\s(?=\p{Lu}|la TV|el Canal|los canales)(?:(?:la|el|los canales)\s)?((?:(?!\. )[^()]){2,100}?)(?=\.?$|[()])/u,
		' | Transmissão: $1',
	],
	[/(?<!\p{L})a las? (?=\d)/giu, 'às '],
	[/ por (?:la|el) (?=\p{Lu})/gu, ' pela '],
];
