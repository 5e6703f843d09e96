import { writeHours } from './hour-forms.ts';
import {
	CELL_FORMS,
	PLAIN_FORMS,
	rewrite,
	SIGN_FORMS,
	SOURCE_FORMS,
	TABLE_ROWS,
} from './line-forms.ts';

type Mark = 'time' | 'venue' | 'competition' | 'date';

/** A line without markup or bullets, single-spaced. */
export type AgendaLine = { number: number; raw: string; text: string; mark: Mark | null };

const MARKS: readonly (readonly [RegExp, Mark])[] = [
	[/^(?:[🕐-🕧]|⏰|⏱|⌚|🕰)/u, 'time'],
	[/^(?:📍|🏟)/u, 'venue'],
	[/^(?:🏆|🏅)/u, 'competition'],
	[/^(?:📅|📆|🗓)/u, 'date'],
];

function partCells(line: string): string {
	return TABLE_ROWS.reduce(
		(parted, [row, separator]) => (row.test(parted) ? parted.replace(separator, ' | ') : parted),
		line,
	);
}

/** Removes decoration and list numbers ('3. Série B'), but keeps '3ª rodada'. */
export function cleanLine(number: number, raw: string): AgendaLine {
	const source = rewrite(partCells(raw.trim()), SOURCE_FORMS);
	const start = rewrite(source.replace(/\s+/gu, ' ').trim(), CELL_FORMS);
	const mark = MARKS.find(([sign]) => sign.test(start))?.[1] ?? null;
	const plain = rewrite(rewrite(start, SIGN_FORMS), PLAIN_FORMS);
	return { number, raw, text: withoutPregame(writeHours(plain)), mark };
}

const HOUR = String.raw`(?:[àa]s|a partir d[ae]s?) \d{1,2}(?:h\d{0,2}|:\d{2})`;
/** 'pré-jogo começa às 15h'. */
const PREGAME = new RegExp(
	String.raw`(?<!\p{L})(?:[oa] )?(?:pr[ée]-jogo|programa|transmiss[ãa]o|cobertura|jornada(?: esportiva)?)(?: d[aeo]s? [\p{L} ]{2,25}?)? (?:come[çc]a(?:r[áa]|ndo)?|inicia(?:r[áa]|ndo)?|vai ao ar|entra no ar|tem in[íi]cio) ${HOUR}(?=.{0,260}?(?:bola rola|bola rolar|partida|disputa|confronto|duelo|jogo|apito)[^.;\d]{0,30} ${HOUR})|,? ${HOUR} \(pr[ée]-jogo\)`,
	'giu',
);

function withoutPregame(text: string): string {
	return text.replace(PREGAME, ' ').replace(/ {2,}/gu, ' ');
}
