import { isUf } from '#core/football-pt/uf.ts';
import type { KnowsTeam } from './sides.ts';
import { writeSpoken } from './spoken-pairs.ts';

const NAME = String.raw`\p{Lu}[\p{L}.]{1,20}(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.]{1,20}){0,2}`;
/**
 * 'com Ceará-Sport às 23h00', 'o torneio (Itália-México, 13h00)', 'Itália-México dá na RTP': two
 * names around a dash, with words that only fit a game.
 */
const PAIR = new RegExp(
	String.raw`(?<![\p{L}\d-])(${NAME})\s?[-–—]\s?(${NAME})(?=,? \(?(?:[àa]s? )?\d{1,2}(?:h|:\d)| \((?:a |em |n?o dia )?\d{1,2}(?: de |/)| (?:arranca|come[çc]a|(?:joga|disputa|realiza)-se|encerra|fecha|abre|decorre|tem in[íi]cio) [^.;]{0,20}?[àa]s \d|, (?:no mesmo dia|no dia seguinte|n[oa] \p{Ll}+), [àa]s \d| (?:d[áa]|passa|vai dar|vai passar|ser[áa] transmitido) n[ao] )`,
	'gu',
);
/** '(Itália x México, 13h00 e Chile x Peru, 15h)': games mentioned in passing. */
const GROUP = /\s?\(([^()]{5,160}\sx\s[^()]{5,120}\d{1,2}(?:h\d{0,2}|:\d{2}))\)[,;]?/gu;
const NEXT = /(?<=\d{1,2}(?:h\d{0,2}|:\d{2})),? e (?=[^;]{3,60} x )/gu;
const SIDE = `(?:[oa] )?${NAME}`;
/** 'o Peru encara o Chile e o México, a Itália': the second verb is omitted. */
const GAPPED = new RegExp(
	String.raw`(?<!\p{L})(recebe|encara|enfrenta|pega|visita|desafia) (${SIDE}),? e (${SIDE}), (${SIDE})(?=[.;]|$|, | (?:n[ao]|às|em) )`,
	'gu',
);

function writeVerbs(row: string, knows: KnowsTeam): string {
	return row.replace(GAPPED, (whole, verb: string, ...names: string[]) => {
		const [guest, home, away] = names;
		const areKnown = names.slice(0, 3).every((name) => knows(name.replace(/^[oa] /u, '')));
		return areKnown ? `${verb} ${guest}, e ${home} ${verb} ${away}` : whole;
	});
}

const SHORTEST = 60;

/**
 * Whether both names are known clubs, but not their combination: 'Grêmio Barueri - São Paulo' may
 * be a single club.
 */
function arePair(whole: string, home: string, away: string, knows: KnowsTeam): boolean {
	return !isUf(away) && knows(home) && knows(away) && !knows(whole);
}

/**
 * Rewrites pairs around a dash in the form of lists: 'com Ceará-Sport às 23h00' → 'com Ceará x
 * Sport às 23h00'. Pairs in parentheses become separate statements.
 */
export function writePairs(written: string, knows: KnowsTeam): string {
	const row = written.length < SHORTEST ? written : writeVerbs(writeSpoken(written, knows), knows);
	if (row.length < SHORTEST || !/\p{L}\s?[-–—]\s?\p{Lu}/u.test(row)) return row;
	const paired = row.replace(PAIR, (whole, home: string, away: string) =>
		arePair(whole, home, away, knows) ? `${home} x ${away}` : whole,
	);
	if (paired === row) return row;
	return paired.replace(GROUP, (_, games: string) => `; ${games.replace(NEXT, '; ')};`);
}
