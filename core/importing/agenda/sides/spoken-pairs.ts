import type { KnowsTeam } from './sides.ts';

const NAME = String.raw`\p{Lu}[\p{L}.-]{1,20}(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.-]{1,20}){0,2}`;
const VERBS: Readonly<Record<string, string>> = {
	recebem: 'recebe',
	enfrentam: 'enfrenta',
	encaram: 'encara',
	visitam: 'visita',
	pegam: 'pega',
	'jogam contra': 'joga contra',
};

/** 'Remo e Avaí recebem, respectivamente, o Goiás e o Bahia' */
const RESPECTIVELY = new RegExp(
	String.raw`(?<!\p{L})(${NAME}) e (?:[oa] )?(${NAME}) (${Object.keys(VERBS).join('|')})(?:, respectivamente,)? (?:[oa] )?(${NAME}) e (?:[oa] )?(${NAME})(?:, respectivamente)?(?!\p{L})`,
	'gu',
);
/** After a list of clubs: they play each other, in pairs. */
const MEET = /(?<=\p{L}) (?:se enfrentam|se encaram|duelam entre si|medem for[çc]as)(?!\p{L})/gu;
const PAIRS_AHEAD = 240;
const FEWEST = 4;
/** 'o adversário do Brasil será o Uruguai' */
const OPPONENT = new RegExp(
	String.raw`(?<!\p{L})[Oo] (?:pr[óo]ximo )?advers[áa]rio d[oa] (${NAME}|[Ss]ele[çc][ãa]o brasileira) ser[áa] [oa] (?=${NAME})`,
	'gu',
);
/** 'O Remo, afinal, joga …' */
const INTERJECTED =
	/, (?:afinal|por sua vez|por[ée]m|ent[ãa]o|no entanto|por fim|tamb[ée]m|agora),(?= \p{Ll})/giu;

function writeRespective(row: string, knows: KnowsTeam): string {
	if (!row.includes('respectivamente')) return row;
	return row.replace(RESPECTIVELY, (whole, ...names: string[]) => {
		const [first = '', second = '', verb = '', third = '', fourth = ''] = names;
		const areKnown =
			[first, second, third, fourth].filter(knows).length >= 3 && whole.includes('respectivamente');
		return areKnown
			? `${first} ${VERBS[verb]} o ${third}, e ${second} ${VERBS[verb]} o ${fourth}`
			: whole;
	});
}

/**
 * The clubs at the end of a text, joined by commas and ' e ', and the start offset of the first.
 */
function clubsAtEnd(text: string, knows: KnowsTeam): { names: string[]; start: number } {
	const parts = text.split(/(, | e )/u);
	const names: string[] = [];
	let start = text.length;
	for (let at = parts.length - 1; at >= 0; at -= 2) {
		const part = parts[at] ?? '';
		const name = /(?:^|\s)([oa] )?(\p{Lu}.*)$/u.exec(part)?.[2] ?? '';
		if (!knows(name)) break;
		start = text.length - parts.slice(at).join('').length + part.length - name.length;
		names.unshift(name);
		if (name.length + 2 < part.length) break;
	}
	return { names, start };
}

/** 'Remo e Avaí, Goiás e Bahia e Santos e Vasco se enfrentam': pairs before one verb. */
function writeMeetings(row: string, knows: KnowsTeam): string {
	let [written, from] = ['', 0];
	for (const { 0: verb, index } of row.matchAll(MEET)) {
		const ahead = row.slice(Math.max(from, index - PAIRS_AHEAD), index);
		const { names, start } = clubsAtEnd(ahead, knows);
		if (names.length < FEWEST || names.length % 2 > 0) continue;
		const pairs = names.flatMap((home, at) => (at % 2 === 0 ? [`${home} x ${names[at + 1]}`] : []));
		written += `${row.slice(from, index - ahead.length + start)}${pairs.slice(0, -1).join(', ')} e ${pairs.at(-1)}`;
		// What follows applies to all of them.
		from = row.startsWith(`${verb} com transmiss`, index) ? index + verb.length : index;
		written += from === index ? '' : ', todos';
	}
	return written + row.slice(from);
}

/**
 * 'O Remo busca a vaga. O time enfrenta o Avaí': the subject of the previous sentence, if that
 * holds no game.
 */
const SUBJECT = new RegExp(
	String.raw`((?<!\p{L})(?:J[áa] )?[OoAa] (${NAME}) (?=\p{Ll})((?:(?!enfrent|encar|receb|visit|contra|pega | x )[^.;!?]){3,160})\. )(?:O time|A equipe|O clube) (?=(?:vai )?(?:enfrent|encar|receb|visit|peg|jog|estr[eé]|entra em campo|volta a campo))`,
	'gu',
);

function writeSubjects(row: string, knows: KnowsTeam): string {
	if (!/\. (?:O time|A equipe|O clube) /u.test(row)) return row;
	return row.replace(SUBJECT, (whole, ahead: string, name: string) =>
		knows(name) ? `${ahead}O ${name} ` : whole,
	);
}

const LONGEST_NAME = 60;
/** 'A x B, C x D e E e F': the last pair of a list has ' e ' instead of ' x '. */
const LAST_OF_LIST = new RegExp(
	String.raw`(?<= x .{3,80} x [^,;]{2,40},? e )(${NAME}) e (${NAME})\.?$`,
	'u',
);

function writeLast(row: string, knows: KnowsTeam): string {
	const last = row.lastIndexOf(' e ');
	if (last < 0 || row.length - last > LONGEST_NAME || row.indexOf(' x ') === row.lastIndexOf(' x '))
		return row;
	return row.replace(LAST_OF_LIST, (whole, home: string, away: string) =>
		knows(home) && knows(away) ? `${home} x ${away}` : whole,
	);
}

/**
 * 'Holanda x Paraguai às 16h e Espanha e França às 20h': the second pair has ' e ' instead of ' x
 * '.
 */
const NEXT_AT_HOUR = new RegExp(
	String.raw`(?<=\d(?:h\d{0,2}|:\d{2}) e )(${NAME}) e (${NAME})(?= [àa]s \d)`,
	'gu',
);

function writeNext(row: string, knows: KnowsTeam): string {
	return row.replace(NEXT_AT_HOUR, (whole, home: string, away: string) =>
		knows(home) && knows(away) ? `${home} x ${away}` : whole,
	);
}

/**
 * Rewrites combined games of prose, or sides with words between them, as one game after another.
 */
export function writeSpoken(row: string, knows: KnowsTeam): string {
	const written = writeSubjects(
		writeNext(writeLast(row.replace(INTERJECTED, ''), knows), knows),
		knows,
	);
	return writeMeetings(writeRespective(written, knows), knows).replace(
		OPPONENT,
		'o $1 enfrenta o ',
	);
}
