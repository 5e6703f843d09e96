import { isUf } from '#core/football-pt/uf.ts';
import type { KnowsTeam } from './sides.ts';

const NAME = String.raw`\p{Lu}[\p{L}.]{1,20}(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.]{1,20}){0,2}`;
/** 'Ceará-Sport às 23h': words that only fit a game follow. */
const PAIR = new RegExp(
	String.raw`(?<![\p{L}\d-])(${NAME})\s?[-–—]\s?(${NAME})(?=,? \(?(?:[àa]s? )?\d{1,2}(?:h|:\d)| \((?:a |em |n?o dia )?\d{1,2}(?: de |/)|, (?:no mesmo dia|no dia seguinte|n[oa] \p{Ll}+), [àa]s \d| (?:d[áa]|passa|vai dar|vai passar|ser[áa] transmitido) n[ao] )`,
	'gu',
);

const MEET = /(?<=\p{L}) (?:se enfrentam|se encaram|duelam entre si|medem for[çc]as)(?!\p{L})/gu;
const PAIRS_AHEAD = 240;
const FEWEST = 4;
/** The last pair of a list: 'A x B, C x D e E e F'. */
const LAST_OF_LIST = new RegExp(
	String.raw`(?<= x .{3,80} x [^,;]{2,40},? e )(${NAME}) e (${NAME})\.?$`,
	'u',
);
const INTERJECTED =
	/, (?:afinal|por sua vez|por[ée]m|ent[ãa]o|no entanto|por fim|tamb[ée]m|agora),(?= \p{Ll})/giu;
const OPPONENT = new RegExp(
	String.raw`(?<!\p{L})[Oo] (?:pr[óo]ximo )?advers[áa]rio d[oa] (${NAME}|[Ss]ele[çc][ãa]o brasileira) ser[áa] [oa] (?=${NAME})`,
	'gu',
);
const LONGEST_LAST = 60;
const SHORTEST = 60;

/** Joined by commas and ' e '; `start` is an offset. */
function clubsAtEnd(text: string, knows: KnowsTeam): { names: string[]; start: number } {
	const parts = text.split(/(, | e )/u);
	const names: string[] = [];
	let start = text.length;
	for (let at = parts.length - 1; at >= 0; at -= 2) {
		const part = parts[at] ?? '';
		const name = /(?:^|\s)(\p{Lu}.*)$/u.exec(part)?.[1] ?? '';
		if (!knows(name)) break;
		start = text.length - parts.slice(at).join('').length + part.length - name.length;
		names.unshift(name);
		if (name.length + 2 < part.length) break;
	}
	return { names, start };
}

function writeMeetings(row: string, knows: KnowsTeam): string {
	let [written, from] = ['', 0];
	for (const { index } of row.matchAll(MEET)) {
		const ahead = row.slice(Math.max(from, index - PAIRS_AHEAD), index);
		const { names, start } = clubsAtEnd(ahead, knows);
		if (names.length < FEWEST || names.length % 2 > 0) continue;
		const pairs = names.flatMap((home, at) => (at % 2 === 0 ? [`${home} x ${names[at + 1]}`] : []));
		const list = `${pairs.slice(0, -1).join(', ')} e ${pairs.at(-1)}`;
		written += row.slice(from, index - ahead.length + start) + list;
		from = index;
	}
	return written + row.slice(from);
}

function writeLast(row: string, knows: KnowsTeam): string {
	const last = row.lastIndexOf(' e ');
	if (last < 0 || row.length - last > LONGEST_LAST || row.indexOf(' x ') === row.lastIndexOf(' x '))
		return row;
	return row.replace(LAST_OF_LIST, (whole, home: string, away: string) =>
		knows(home) && knows(away) ? `${home} x ${away}` : whole,
	);
}

/** Not 'Grêmio Barueri - São Paulo'. */
function arePair(whole: string, home: string, away: string, knows: KnowsTeam): boolean {
	return !isUf(away) && knows(home) && knows(away) && !knows(whole);
}

/** Writes pairs in prose as lists do: 'Ceará-Sport às 23h' → 'Ceará x Sport às 23h'. */
export function writePairs(written: string, knows: KnowsTeam): string {
	if (written.length < SHORTEST) return written;
	const plain = written.replace(INTERJECTED, '').replace(OPPONENT, 'o $1 enfrenta o ');
	const row = writeMeetings(writeLast(plain, knows), knows);
	return row.replace(PAIR, (whole, home: string, away: string) =>
		arePair(whole, home, away, knows) ? `${home} x ${away}` : whole,
	);
}
