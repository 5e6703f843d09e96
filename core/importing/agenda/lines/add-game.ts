import { takeDay } from '#core/football-pt/day-words.ts';
import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import { OTHER_SPORT } from '#core/football-pt/words.ts';
import { channelsBehind, hourBehind } from '#core/importing/agenda/facts/channels-of-prose.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import { addChannels } from '#core/importing/agenda/facts/known-facts.ts';
import { readFacts, takeHour } from '#core/importing/agenda/facts/read-facts.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { lastSentence, sentencesOf } from '#core/importing/agenda/text/parts.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import { type AgendaState, lastGame } from './agenda-state.ts';
import { cutFlattened } from './flattened-row.ts';

/** 'A partida …' is still about the same game. */
const GOES_ON =
	/^(?:(?:[ao]|es[ts][ea]) (?:partida|jogo|duelo|confronto|embate|encontro|bola|cl[áa]ssico|transmiss[ãa]o)|com transmiss|(?:jogo|partida|duelo) marcad[oa]|(?:os (?:dois )?(?:clubes|times|rivais|pa[íi]ses)|as (?:duas )?(?:sele[çc][õo]es|equipes)) (?:duelam|jogam|se enfrentam|entram em campo|medem for[çc]as)|ser[áa]|haver[áa]|ingressos)(?!\p{L})/iu;

/** Another day or hour is of something else. */
function aboutIt(after: string): string {
	const [own = '', ...more] = sentencesOf(after);
	return [
		own,
		...more.filter(
			(sentence) =>
				GOES_ON.test(sentence) || (takeDay(sentence) === null && findClocks(sentence).length === 0),
		),
	].join('. ');
}

function isTimed(after: string): boolean {
	return findClocks(sentencesOf(after)[0] ?? '').length > 0;
}

/** Those with an hour are not for a game with its own. */
function takePending({ before, after }: Matchup, state: AgendaState): Facts {
	const pending = state.pending;
	state.lone = null;
	state.pending = noFacts();
	return pending.time !== null && findClocks(`${before} ${after}`).length > 0 ? noFacts() : pending;
}

/** Day and hour of the second game: 'A x B e, às 18h, C x D'. */
export const HOUR_OF_NEXT = new RegExp(
	String.raw`,? e (?:j[áa] )?n[ao] (?:${WEEKDAYS})(?:-feira)?(?: \(\d{1,2}(?:/\d{1,2})?\))?,? (?:[oa] )?$|(?:^|(?<=[\p{L})+\d]),? )e,? (?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2}),?\s*(?:(?:se enfrentam|jogam|duelam|(?:[ée]|ser[áa]) a vez d[oae]s?)\s)?(?:[oa]s?\s)?$`,
	'iu',
);

function takeOfNext(before: string, facts: Facts): void {
	takeHour(before, facts);
	if (HOUR_OF_NEXT.test(`${before} `)) facts.day ??= takeDay(before);
}

/** Stores a game with the facts around its sides; `inProse`: one of several in a sentence. */
export function addGame(
	line: AgendaLine,
	matchup: Matchup,
	state: AgendaState,
	inProse: boolean,
): void {
	const facts = takePending(matchup, state);
	const { home, before, after, weak } = matchup;
	const { known } = state;
	const isProse = weak && /\p{Ll}/u.test(before);
	if (inProse) takeOfNext(before, facts);
	else if (isProse) readFacts(lastSentence(before), 'aside', facts, known);
	else readFacts(before, 'before', facts, known);
	const { away, tail } = cutFlattened(matchup, known);
	const own = isProse || isTimed(after) ? aboutIt(after) : after;
	readFacts(`${tail} ${own}`.trim(), 'after', facts, known);
	if (isProse) {
		facts.day ??= takeDay(before);
		facts.time ??= hourOfAll(before) ?? hourBehind(after);
	}
	if (isProse || (facts.channels.length === 0 && isTimed(after)))
		addChannels(facts, channelsBehind(after, known.channel));
	sameHour(`${before} ${after}`, facts, state);
	const { number, raw: text } = line;
	if ((isProse && namesSport(matchup)) || isOtherSport(facts, state)) {
		const reason = importReasons.otherSport;
		state.ignored.push({ line: number, text, reason, harmless: true });
		return;
	}
	const under = { ...state.headings };
	const { block } = state;
	state.games.push({ line: number, text, block, home, away, facts, ahead: before, weak, under });
}

const INTRODUCES =
	/(?<!\p{L})(?:jogos?|partidas?|duelos?|confrontos?|bola rola|(?:é|ser[áa]) a vez d\p{L}+)(?!\p{L})/iu;

/** The only hour of the sentence before. */
function hourOfAll(before: string): string | null {
	const intro = sentencesOf(before).at(-2) ?? '';
	const [clock, second] = findClocks(intro);
	return clock && !second && INTRODUCES.test(intro) ? clock.time : null;
}

function namesSport({ before, after }: Matchup): boolean {
	return OTHER_SPORT.test(`${lastSentence(before)} ${sentencesOf(after)[0] ?? ''}`);
}

const SAME_HOUR =
	/(?:n[oa]|à) mesm[oa] (?:dia e )?(?:hor[áa]rio|hora)|simultaneamente|também às? \d/iu;

/** 'no mesmo horário' as the previous game. */
function sameHour(text: string, facts: Facts, state: AgendaState): void {
	const before = lastGame(state);
	if (!before || facts.time !== null || !SAME_HOUR.test(text)) return;
	facts.time = before.facts.time ?? before.under.time;
	facts.day ??= before.facts.day;
}

function isOtherSport({ otherSport, competition }: Facts, state: AgendaState): boolean {
	const isFootball = competition !== null && state.known.competition(competition);
	return otherSport || (state.otherSport && !isFootball);
}
