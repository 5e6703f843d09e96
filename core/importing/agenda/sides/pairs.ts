import { AND, build, LOWER } from './side-names.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

const DASHES = /\s[-–—]\s|[-–—]/gu;
const MEET =
	/\d{1,2}(?:h|:\d{2})|se enfrenta|duel|medem|cl[áa]ssico|disputam|decidem|jogam|fazem|confronto|partida entre|jogo entre/iu;
const ENDS_WITH_HOUR = /\d(?:h\d{0,2}|:\d\d)\s*[-–—|:]?\s*$/u;
const DERBY = /^\p{Lu}\p{Ll}{1,3}$/u;
const GAME =
	'(?:jogos?|partidas?|duelos?|confrontos?|embates?|encontros?|cl[áa]ssicos?|decis[ãa]o|decisiv[oa]s?|disputa|d[ée]rbi|(?:semi)?fina(?:l|is)|t[íi]tulo|vaga|rodada|luta|pontap[ée]|programa[çc][ãa]o|eliminat[óo]ria|superta[çc]a|ta[çc]a|liga)';
/** 'se enfrentam' after two names. */
const MEETS = new RegExp(
	String.raw`^(?:,\s+)?(?:que\s+)?(?:tamb[ée]m\s+)?(?:se (?:enfrentam|encaram|medem|enfrentar[ãa]o|encarar[ãa]o)|(?:enfrentam|encaram|defrontam|medem)-se|(?:ir[ãa]o|v[ãa]o) (?:se (?:enfrentar|encarar)|duelar)|duelam|duelar[ãa]o|medem for[çc]as|medir[ãa]o for[çc]as|ser[áa] (?:n[ao]|em|[àa]s|dia|disputad[oa])(?!\p{L})|jogam (?:em|n[oa]|[àa]s|pel[ao]|entre si)(?!\p{L})(?! casa)|(?:jogam|decidem|disputam|fazem|far[ãa]o|disputar[ãa]o|decidir[ãa]o|abrir[ãa]o|protagonizar[ãa]o|iniciam|come[çc]am|abrem|encerram|fecham|completam|d[ãa]o|protagonizam|reeditam|discutem)\s[^.,]{0,30}?(?<!\p{L})${GAME}(?!\p{L}))`,
	'iu',
);
/** 'jogo entre' before two names. */
const ANNOUNCED = new RegExp(
	String.raw`(?:(?<!\p{L})${GAME}[^.:;]{0,40}?\s(?:entre|envolvendo|com)|(?<!\p{L})(?:jogo|partida|duelo|confronto)\s[^.:;]{40,90}?\sentre|envolvendo equipes como|(?<!\p{L})jogam|\d{1,2}(?:h\d{0,2}|:\d{2}| horas)(?: t[êe]m)?\s?:?)\s+(?:[oa]s?\s+)?$`,
	'iu',
);
const NEXT =
	/^[,;.\s]*(?:(?:e|mais|tamb[ée]m|al[ée]m d[eoa]|assim como|bem como|enquanto|com|entre)\s+)*(?:[oa]s?\s+)?$/iu;
const EPITHET = /^[oa]s?\s+(?:\p{Ll}{4,}\s+)?(?=\p{Lu})/u;
/** 'O Remo venceu A e B', 'para São Paulo e Bahia'. */
const NO_GAME =
	/(?<!\p{L})(?:venceu|bateu|derrotou|superou|goleou|eliminou|despachou|desbancou|enfrentou|encarou|(?:perde[ur]|empat(?:ou|ar)) (?:para|com|de|contra)|vencer|bater|derrotar|superar|golear|eliminar|vit[óo]rias? (?:sobre|contra|diante d[eo])|derrotas? (?:para|contra|diante d[eo])|empates? com|(?:transmit|exib|mostra|passa|tv aberta|sinal)\p{L}*(?: [^.;:\d]{0,60})? (?:para|em))(?: [oa]s?)?$/iu;
const OVER =
	/^(?:em \d|(?:ficaram|fizeram|empataram|venceram|perderam|empatou|j[áa] (?:jogaram|se enfrentaram))(?!\p{L}))/iu;
const IN_THE_STUDIO = /^,? ?(?:nos? coment|n[ao]s? (?:narra|reporta|est[úu]dio))/iu;
/** 'França,' before 'Inglaterra e Portugal'. */
const LISTED =
	/(?:^|\s)((?:n[oa]s?|em|d[aeo]s?|pel[ao]s?)\s+)?((?:\p{Lu}[\p{L}.-]*(?: |(?=,)))+), ?$/u;

function isOneOfMany(before: string, knows: KnowsTeam): boolean {
	const [, ahead, name = ''] = LISTED.exec(before.slice(-60)) ?? [];
	return ahead === undefined && name !== '' && knows(name.trim());
}

function isOver({ before, after }: Matchup): boolean {
	return NO_GAME.test(before) || OVER.test(after);
}

/** Never splits the name of one team. */
function between(text: string, separators: RegExp, knows: KnowsTeam): Matchup | null {
	for (const match of text.matchAll(separators)) {
		const right = text.slice(match.index + match[0].length);
		const found = build(text.slice(0, match.index), right, knows);
		if (found && arePair(match[0], found, knows)) return { ...found, weak: true };
	}
	return null;
}

/** '16h Sporting-Braga', although a club has that name. */
function isListed({ before, after }: Matchup): boolean {
	return ENDS_WITH_HOUR.test(before.slice(-12)) || /^\(\d{1,2}(?:h|[.:]\d)/u.test(after);
}

function arePair(separator: string, found: Matchup, knows: KnowsTeam): boolean {
	const { home, away, before } = found;
	if (!knows(home) || !knows(away)) return false;
	const sign = separator.trim();
	if (sign === 'e') return !isOneOfMany(before, knows) && !isOver(found);
	const isDerby = separator === '-' && DERBY.test(home) && DERBY.test(away);
	return !isDerby && (isListed(found) || !knows(`${home}${sign}${away}`));
}

/** Sides around ' e ' that meet or continue a list; null for none. */
export function meetingPair(text: string, knows: KnowsTeam, continued: boolean): Matchup | null {
	for (const match of text.matchAll(AND)) {
		const right = text.slice(match.index + match[0].length).replace(EPITHET, '');
		const found = build(text.slice(0, match.index), right, knows);
		if (found && doMeet(found, knows, continued)) return { ...found, weak: true, joined: true };
	}
	return null;
}

function doMeet(found: Matchup, knows: KnowsTeam, continued: boolean): boolean {
	const { home, away, before, after } = found;
	const areNames = ![home, away].some((name) => LOWER.test(name));
	if (!areNames || !(knows(home) || knows(away))) return false;
	if (before.endsWith('(') && after.startsWith(')')) return false;
	if (isOver(found) || isOneOfMany(before, knows) || IN_THE_STUDIO.test(after)) return false;
	return (
		MEETS.test(after) || (continued && NEXT.test(`${before} `)) || ANNOUNCED.test(`${before} `)
	);
}

/** Known sides around ' e ' in text about a match; null for none. */
export function loosePair(text: string, knows: KnowsTeam): Matchup | null {
	const found = MEET.test(text) ? between(text, AND, knows) : null;
	return found && { ...found, joined: true };
}

/** Known sides around a dash; null for none. */
export function dashPair(text: string, knows: KnowsTeam): Matchup | null {
	return between(text, DASHES, knows);
}
