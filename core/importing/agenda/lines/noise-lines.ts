/** 'Benfica-FC Porto (António Cotrim/Lusa)': a photo caption. */
const CAPTION =
	/\((?:[^()]{0,60}\/\s?)?(?:lusa|afp|epa|reuters|getty(?: images)?|ap photo|divulga[çc][ãa]o[^()]{0,40}|reprodu[çc][ãa]o[^()]{0,40}|estad[ãa]o conte[úu]do|ag[êe]ncia [^()]{2,30})\)$/iu;

/** 'Zagueiro festeja no jogo contra o Avaí - Nome/Agência': a photo caption with its credit. */
const PICTURE =
	/(?<!\p{L})(?:comemora[mr]?|celebra[mr]?|festeja[mr]?|lamenta[mr]?|em a[çc][ãa]o|durante|em lance|posa[mr]?)(?!\p{L}).{0,120}[-–—|(]\s?(?:(?:foto|imagem|cr[ée]dito)s?:\s?)?\p{Lu}[\p{L} .]{2,40}\/\s?\p{Lu}[\p{L} ./]{1,60}\)?$/u;
const HOUR = /\d\s?h(?!\p{L})|\d:\d\d/iu;

/**
 * 'Jogo de ida: Sport 1 x 0 Vitória', 'Na 33ª rodada: Remo 0 x 2 Avaí': the result of an earlier
 * game.
 */
const PLAYED =
	/^(?:(?:no )?(?:jogo|partida|duelo) de ida|ida|(?:no )?(?:primeiro|1º) (?:jogo|turno)|[úu]ltim[oa] (?:jogo|partida|confronto|duelo|resultado)|na \d{1,2}ª rodada|resultado)\s?:.*(?<!\d)\d{1,2} ?x ?\d{1,2}(?!\d)/iu;

/** '16h00 - Remo 2x0 Avaí', 'Remo2x0 Avaí': a score, a form never used for upcoming games. */
const SCORED = /\p{L}[.)]?\s?\d{1,2}[xX×]\d{1,2}\s?\p{Lu}/u;

/** '(jogo de volta dia 14 de abril, às 16h)' below the first leg. */
const OTHER_LEG = /^\((?:o )?jogos? de (?:volta|ida)(?!\p{L})[^()]*\)$/iu;

/** Whether a line with two sides is not about an upcoming game. */
export function isNoise(row: string): boolean {
	return (
		CAPTION.test(row) ||
		PLAYED.test(row) ||
		OTHER_LEG.test(row) ||
		(SCORED.test(row) && row.length < 120) ||
		(row.length < 300 && PICTURE.test(row) && !HOUR.test(row))
	);
}
