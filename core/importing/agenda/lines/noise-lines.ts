/** '(Nome/AFP)' ends a caption. */
const CAPTION =
	/\((?:[^()]{0,60}\/\s?)?(?:lusa|afp|epa|reuters|getty(?: images)?|ap photo|divulga[çc][ãa]o[^()]{0,40}|reprodu[çc][ãa]o[^()]{0,40}|estad[ãa]o conte[úu]do|ag[êe]ncia [^()]{2,30})\)$/iu;
const PICTURE =
	/(?<!\p{L})(?:comemora[mr]?|celebra[mr]?|festeja[mr]?|lamenta[mr]?|em a[çc][ãa]o|durante|em lance|posa[mr]?)(?!\p{L}).{0,120}[-–—|(]\s?(?:(?:foto|imagem|cr[ée]dito)s?:\s?)?\p{Lu}[\p{L} .]{2,40}\/\s?\p{Lu}[\p{L} ./]{1,60}\)?$/u;
/** 'Ida: Remo 1 x 0 Avaí'. */
const PLAYED =
	/^(?:(?:no )?(?:jogo|partida|duelo) de ida|ida|(?:no )?(?:primeiro|1º) (?:jogo|turno)|[úu]ltim[oa] (?:jogo|partida|confronto|duelo|resultado)|na \d{1,2}ª rodada|resultado)\s?:.*(?<!\d)\d{1,2} ?x ?\d{1,2}(?!\d)/iu;
/** Games to come never have '2x0'. */
const SCORED = /\p{L}[.)]?\s?\d{1,2}[xX×]\d{1,2}\s?\p{Lu}/u;
const LONGEST_SCORE = 120;

/** Whether a row with two sides is no game to come. */
export function isNoise(row: string): boolean {
	return (
		CAPTION.test(row) ||
		PLAYED.test(row) ||
		(SCORED.test(row) && row.length < LONGEST_SCORE) ||
		(PICTURE.test(row) && !/\d\s?h(?!\p{L})|\d:\d\d/iu.test(row))
	);
}
