import { takeDay } from '#core/football-pt/day-words.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { sentencesOf, splitFields } from '#core/importing/agenda/text/parts.ts';
import { addGame } from './add-game.ts';
import { type AgendaState, lastGame } from './agenda-state.ts';
import { hasGame } from './game-lines.ts';

const LIST_OF =
	/(?<!\p{L})(?:jogos|partidas|compromissos|desafios|duelos|confrontos|advers[áa]rios|agenda|calend[áa]rio|sequ[êe]ncia)(?: [\p{L}-]+){0,4}? d[oa] (?=\p{Lu})/iu;
const NAME = String.raw`\p{Lu}[\p{L}.’'-]{1,24}(?: (?:d[aeo]s? )?\p{Lu}[\p{L}.’'-]{0,24}){0,3}`;
const NAME_AHEAD = new RegExp(`^${NAME}`, 'u');
const EVERY_NAME = new RegExp(NAME, 'gu');
const LONGEST_TITLE = 120;
const LINES_OF_TITLE = 12;
const SHORTEST_PROSE = 60;

const OPPONENT = new RegExp(
	String.raw`^([^\p{Lu}]{0,40}?)(?:[Vv][Ss]\.?|[xX]|[Cc]ontra(?: [oa])?)\s+(${NAME})(?:\s\((?:[FCN]|[Ff]ora[^()]{0,12})\))?(?=$|[\s,;:(–—|-])`,
	'u',
);
const NAMES_PLACE = /\((?:[FCN]|fora|casa|mandante|visitante|em casa)(?:\)| de)/iu;
const ONE_SIDE_MARK = /\((?:F|fora(?: de casa)?|visitante)\)|(?<!\p{L})fora de casa(?!\p{L})/iu;

/** 'o time enfrentará o Vasco'. */
const MEETS = new RegExp(
	String.raw`(?<!\p{L})(contra|(?:enfrenta|encara|recebe|visita)(?:r[áa]?)?|pega|diante d[oa]|mede for[çc]as com) (?:[oa]s? )?(${NAME})`,
	'u',
);
/** 'dia 5, contra o Vasco', without a verb. */
const NEXT = new RegExp(
	String.raw`^(?:e )?((?:n[oa] )?(?:[Dd]ia \d{1,2}|\d{1,2}/\d{1,2}|[\p{Ll}-]{5,13})(?: \([^()]{1,12}\))?),? (?:contra |diante d)?[oa] (${NAME})`,
	'u',
);

/** A heading names the club, or only the title does. */
function noteOwner(row: string, state: AgendaState): void {
	if (row.length > LONGEST_TITLE) return;
	const list = LIST_OF.exec(row);
	const name = list ? (NAME_AHEAD.exec(row.slice(list.index + list[0].length))?.[0] ?? '') : '';
	const { known, owner, lineNumber, games } = state;
	if (known.team(name) && !known.competition(name) && !known.channel(name))
		state.owner = { name, listed: true };
	else if (
		owner === null &&
		lineNumber <= LINES_OF_TITLE &&
		games.length === 0 &&
		findClocks(row).length === 0
	) {
		const [only, second] = new Set(teamsOf(row, state));
		state.owner = only === undefined || second !== undefined ? null : { name: only, listed: false };
	}
}

function teamsOf(text: string, { known }: AgendaState): string[] {
	return [...text.matchAll(EVERY_NAME)].map(([name]) => name).filter(known.team);
}

/** Reads games that name only the opponent of the page's club; true if any. */
export function readOwnGames(line: AgendaLine, row: string, state: AgendaState): boolean {
	noteOwner(row, state);
	const { owner } = state;
	if (owner === null) return false;
	const [whole = '', before = '', opponent = ''] = OPPONENT.exec(row) ?? [];
	if (owner.listed && isOpponent(opponent, state)) {
		const rest = `${before} ${row.slice(whole.length)}`;
		add(line, { opponent, isAway: ONE_SIDE_MARK.test(line.raw), rest }, state, false);
		return true;
	}
	const fields = splitFields(row);
	const at = owner.listed
		? fields.findIndex((one) => isOpponent(one.replace(MARK, ''), state))
		: -1;
	if (at >= 0 && isMoment(row)) {
		const rest = fields.filter((_, place) => place !== at).join(' – ');
		const named = (fields[at] ?? '').replace(MARK, '');
		add(line, { opponent: named, isAway: ONE_SIDE_MARK.test(row), rest }, state, false);
		return true;
	}
	return (
		row.length > SHORTEST_PROSE &&
		sentencesOf(row).filter((sentence) => readSentence(line, sentence, state)).length > 0
	);
}

/** 'São Paulo (F)': away. */
const MARK = /\s\((?:[FC]|fora(?: de casa)?)\)$/iu;

type OwnGame = { opponent: string; isAway: boolean; rest: string };

function add(
	line: AgendaLine,
	{ opponent, isAway, rest }: OwnGame,
	state: AgendaState,
	weak: boolean,
): void {
	const owner = state.owner?.name ?? '';
	const [home, away] = isAway ? [opponent, owner] : [owner, opponent];
	addGame(line, { home, away, before: '', after: rest.trim(), weak }, state, false);
	const game = lastGame(state);
	if (game) game.facts.guessed ||= weak || !NAMES_PLACE.test(line.raw);
}

function isMoment(text: string): boolean {
	return takeDay(text) !== null && findClocks(text).length > 0;
}

function isOpponent(name: string, { known, owner }: AgendaState): boolean {
	return name !== '' && name !== owner?.name && known.team(name);
}

/** Opponent, day and hour in one sentence without another club. */
function readSentence(line: AgendaLine, sentence: string, state: AgendaState): boolean {
	if (hasGame(sentence, state)) return false;
	const [first = '', ...more] = sentence.split(/;\s+/u);
	const meeting = MEETS.exec(first);
	const [words = '', verb = '', written = ''] = meeting ?? [];
	const opponent = written.replace(/(?<=\p{L}{4})\.$/u, '');
	if (meeting === null || !isOpponent(opponent, state) || !isMoment(first)) return false;
	const ahead = first.slice(0, meeting.index);
	if (teamsOf(ahead, state).some((name) => name !== state.owner?.name)) return false;
	const rest = `${ahead} ${first.slice(meeting.index + words.length)}`;
	const isAway = verb.startsWith('visita') || ONE_SIDE_MARK.test(first);
	add(line, { opponent, isAway, rest }, state, true);
	for (const clause of more) {
		const [found = '', day = '', next = ''] = NEXT.exec(clause) ?? [];
		if (!isOpponent(next, state) || !isMoment(clause)) break;
		const own = { opponent: next, rest: `${day}, ${clause.slice(found.length)}` };
		add(line, { ...own, isAway: ONE_SIDE_MARK.test(clause) }, state, true);
	}
	return true;
}
