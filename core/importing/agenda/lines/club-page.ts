import { takeDay } from '#core/football-pt/day-words.ts';
import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { NAME } from '#core/importing/agenda/page-names.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import { addGame } from './add-game.ts';
import { hasGame } from './game-lines.ts';

/** 'Próximos cinco jogos do Vasco na temporada', 'Agenda do Bahia' */
const LIST_OF =
	/(?<!\p{L})(?:jogos|partidas|compromissos|desafios|duelos|confrontos|advers[áa]rios|agenda|calend[áa]rio|sequ[êe]ncia)(?: [\p{L}-]+){0,4}? d[oa] (?=\p{Lu})/iu;
const NAME_AHEAD = new RegExp(`^${NAME}`, 'u');
const LONGEST_TITLE = 120;
/** The title is among the first lines of a page. */
const LINES_OF_TITLE = 12;

/** 'VS Bahia (F), Fonte Nova, às 21h30', '28/01, 19h: x Palmeiras' */
const OPPONENT = new RegExp(
	String.raw`^([^\p{Lu}]{0,40}?)(?:vs\.?|VS\.?|Vs\.?|x|X|[Cc]ontra(?: [oa])?)\s+(${NAME})(?:\s\((?:[FCN]|[Ff]ora[^()]{0,12})\))?(?=$|[\s,;:(–—|-])`,
	'u',
);
const NAMES_PLACE = /\((?:[FCN]|fora|casa|mandante|visitante|em casa)(?:\)| de)/iu;
const OPEN = /(?<!\p{L})a (?:definir|confirmar)(?!\p{L})/iu;
const ONE_SIDE_MARK = /\((?:F|fora(?: de casa)?|visitante)\)|(?<!\p{L})fora de casa(?!\p{L})/iu;

/** 'será contra o Coritiba', 'o time enfrentará o Vasco': the opponent of the page's club. */
const MEETS = new RegExp(
	String.raw`(?<!\p{L})(contra|enfrenta(?:r[áa]?)?|encara(?:r[áa]?)?|recebe(?:r[áa]?)?|visita(?:r[áa]?)?|pega|diante d[oa]|mede for[çc]as com) (?:[oa]s? )?(${NAME})`,
	'u',
);
/** '; e dia 13, o Corinthians, às 19h': the verb is omitted. */
const NEXT = new RegExp(
	String.raw`^(?:e )?((?:n[oa] )?(?:[Dd]ia \d{1,2}|\d{1,2}/\d{1,2}|[\p{Ll}-]{5,13})(?: \([^()]{1,12}\))?),? (?:contra |diante d)?[oa] (${NAME})`,
	'u',
);

/** Remembers the club whose games a page lists. */
function noteOwner(row: string, state: AgendaState): void {
	if (row.length > LONGEST_TITLE) return;
	const list = LIST_OF.exec(row);
	const name = list ? (NAME_AHEAD.exec(row.slice(list.index + list[0].length))?.[0] ?? '') : '';
	const { known } = state;
	if (known.team(name) && !known.competition(name) && !known.channel(name))
		state.owner = { name, listed: true };
	// The only club named in the page title.
	else if (
		state.owner === null &&
		state.lineNumber <= LINES_OF_TITLE &&
		state.games.length === 0 &&
		findClocks(row).length === 0
	)
		state.owner = onlyClub(row, known.team);
}

function onlyClub(row: string, knows: (name: string) => boolean): AgendaState['owner'] {
	const names = new Set(
		[...row.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name).filter(knows),
	);
	const [only, second] = names;
	return only !== undefined && second === undefined ? { name: only, listed: false } : null;
}

/**
 * 'O próximo compromisso do Brasil será …': the team that this and the next sentences are about.
 */
const SUBJECT = new RegExp(
	String.raw`(?<!\p{L})(?:compromisso|jogo|partida|desafio|duelo|confronto|estreia|advers[áa]rio)s?(?: [\p{Ll}-]+){0,2} d[oa] (${NAME})`,
	'u',
);

function noteSubject(row: string, state: AgendaState): void {
	const name =
		row.length > SHORTEST_PROSE && !state.owner?.listed ? (SUBJECT.exec(row)?.[1] ?? '') : '';
	if (state.known.team(name) && !state.known.competition(name))
		state.owner = { name, listed: false };
}

/**
 * Games of the page's club in lines and sentences that name only the opponent. Returns whether the
 * row held one.
 */
export function readOwnGames(line: AgendaLine, row: string, state: AgendaState): boolean {
	noteOwner(row, state);
	noteSubject(row, state);
	const { owner } = state;
	if (owner === null) return false;
	const [whole = '', before = '', opponent = ''] = OPPONENT.exec(row) ?? [];
	if (owner.listed && opponent !== '' && opponent !== owner.name && state.known.team(opponent)) {
		add(
			line,
			{
				opponent,
				isAway: ONE_SIDE_MARK.test(line.raw),
				rest: `${before} ${row.slice(whole.length)}`,
			},
			state,
			false,
		);
		return true;
	}
	if (owner.listed && readDashedOpponent(line, row, state)) return true;
	return (
		row.length > SHORTEST_PROSE &&
		sentencesOf(row).filter((sentence) => readSentence(line, sentence, state)).length > 0
	);
}

/**
 * '21/11 (sábado) – 21h – São Paulo (F) – Premiere': one field holds the opponent and home or away.
 */
function readDashedOpponent(line: AgendaLine, row: string, state: AgendaState): boolean {
	const fields = line.raw.split(/\s[-–—|]\s/u).map((field) => field.trim());
	const at = fields.findIndex((field) => MARKED.test(field));
	const opponent =
		fields[at]?.replace(MARKED, '').replace(/^(?:vs\.?|x|contra [oa]?)\s/iu, '') ?? '';
	if (at < 0 || fields.length < 2 || opponent === state.owner?.name || !state.known.team(opponent))
		return false;
	const rest = fields.filter((_, place) => place !== at).join(' – ');
	if (findClocks(row).length === 0 && takeDay(row) === null) return false;
	add(line, { opponent, isAway: ONE_SIDE_MARK.test(fields[at] ?? ''), rest }, state, false);
	return true;
}

const MARKED = /\s\((?:[FC]|fora(?: de casa)?|(?:em )?casa|mandante|visitante)\)$/iu;

/** Shorter rows are not prose. */
const SHORTEST_PROSE = 60;

type OwnGame = { opponent: string; isAway: boolean; rest: string };

function add(
	line: AgendaLine,
	{ opponent, isAway, rest }: OwnGame,
	state: AgendaState,
	weak = true,
): void {
	const owner = state.owner?.name ?? '';
	const [home, away] = isAway ? [opponent, owner] : [owner, opponent];
	addGame(line, { home, away, before: '', after: rest.trim(), weak }, state, false);
	const game = state.games.at(-1);
	if (!game) return;
	game.facts.guessed ||= weak || !NAMES_PLACE.test(line.raw);
	game.facts.undated ||= takeDay(rest) === null && OPEN.test(rest);
}

function isMoment(text: string): boolean {
	return takeDay(text) !== null && findClocks(text).length > 0;
}

function readSentence(line: AgendaLine, sentence: string, state: AgendaState): boolean {
	if (hasGame(sentence, state)) return false;
	const [first = '', ...more] = sentence.split(/;\s+/u);
	const meeting = MEETS.exec(first);
	const [words = '', verb = '', written = ''] = meeting ?? [];
	const opponent = written.replace(/(?<=\p{L}{4})\.$/u, '');
	if (
		meeting === null ||
		opponent === state.owner?.name ||
		!state.known.team(opponent) ||
		!isMoment(first)
	)
		return false;
	if (namesOther(first.slice(0, meeting.index), state)) return false;
	const rest = `${first.slice(0, meeting.index)} ${first.slice(meeting.index + words.length)}`;
	add(line, { opponent, isAway: /^visita/u.test(verb) || ONE_SIDE_MARK.test(first), rest }, state);
	for (const clause of more) {
		const [found = '', day = '', next = ''] = NEXT.exec(clause) ?? [];
		if (!state.known.team(next) || next === state.owner?.name || !isMoment(clause)) break;
		add(
			line,
			{
				opponent: next,
				isAway: ONE_SIDE_MARK.test(clause),
				rest: `${day}, ${clause.slice(found.length)}`,
			},
			state,
		);
	}
	return true;
}

/** Whether the sentence is about another club. */
function namesOther(text: string, { known, owner }: AgendaState): boolean {
	return [...text.matchAll(new RegExp(NAME, 'gu'))].some(
		([name]) => name !== owner?.name && known.team(name),
	);
}
