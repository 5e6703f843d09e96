const HOUR = String.raw`(?:[àa]s|a partir d[ae]s?) \d{1,2}(?:h\d{0,2}|:\d{2})`;
/** 'A transmissão começa às 16h45 e a bola rola às 17h': an hour before kick-off. */
const PREGAME = new RegExp(
	String.raw`(?<!\p{L})(?:[oa] )?(?:pr[ée]-jogo|programa|transmiss[ãa]o|cobertura|jornada(?: esportiva)?)(?: d[aeo]s? [\p{L} ]{2,25}?)? (?:come[çc]a(?:r[áa]|ndo)?|inicia(?:r[áa]|ndo)?|vai ao ar|entra no ar|tem in[íi]cio) ${HOUR}(?=.{0,260}?(?:bola rola|bola rolar|partida|disputa|confronto|duelo|jogo|apito)[^.;\d]{0,30} ${HOUR})`,
	'giu',
);
/** 'com pré-jogo a partir das 15h45', 'às 15h45 (pré-jogo)': never the kick-off. */
const NAMED = new RegExp(
	String.raw`,? (?:com |no )?pr[ée]-jogo,? (?:n[ao] [^,.;]{3,30} )?(?:${HOUR}|(?:a partir )?d[ae]s? \d{1,2}(?:h\d{0,2}|:\d{2}))|,? ${HOUR} \(pr[ée]-jogo\)`,
	'giu',
);
const SHORTEST = 60;

/** Removes the hours of pre-game shows, so that only kick-off hours remain. */
export function withoutPregame(text: string): string {
	return text.length < SHORTEST
		? text
		: text.replace(PREGAME, ' ').replace(NAMED, ' ').replace(/ {2,}/gu, ' ');
}
