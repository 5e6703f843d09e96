import { takeDay } from '#core/football-pt/day-words.ts';
import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import { OTHER_SPORT } from '#core/football-pt/words.ts';
import { type AgendaState, lastGame, type OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { looksLikeChannels } from '#core/importing/agenda/channels/channel-list.ts';
import { channelsBehind, hourBehind } from '#core/importing/agenda/channels/channels-of-prose.ts';
import { type Facts, noFacts } from '#core/importing/agenda/facts/facts.ts';
import { addChannels } from '#core/importing/agenda/facts/known-facts.ts';
import { readFacts, takeHour } from '#core/importing/agenda/facts/read-facts.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { lastSentence, sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import { cutFlattened, cutGround } from './flattened-row.ts';

/**
 * 'Os dois últimos jogos estão agendados para 21h30. O São Paulo pega …': an introduction gives the
 * hour.
 */
function hourOfAll(before: string): string | null {
	const intro = sentencesOf(before).at(-2) ?? '';
	const [clock, second] = findClocks(intro);
	return clock &&
		!second &&
		/(?<!\p{L})(?:jogos?|partidas?|duelos?|confrontos?|bola rola|(?:é|ser[áa]) a vez d\p{L}+)(?!\p{L})/iu.test(
			intro,
		)
		? clock.time
		: null;
}

/** Later sentences that are still about the same game. */
const GOES_ON =
	/^(?:(?:[ao]|est[ea]|ess[ea]) (?:partida|jogo|duelo|confronto|embate|encontro|bola|cl[áa]ssico|transmiss[ãa]o)|com transmiss|(?:jogo|partida|duelo) marcad[oa]|(?:os (?:dois )?(?:clubes|times|rivais|pa[íi]ses)|as (?:duas )?(?:sele[çc][õo]es|equipes)) (?:duelam|jogam|se enfrentam|entram em campo|medem for[çc]as)|ser[áa]|haver[áa]|ingressos)(?!\p{L})/iu;

/**
 * 'O Santos enfrenta o Guarani. O empate entre A e B, na quarta-feira, abriu a rodada': a day in
 * another sentence is about something else.
 */
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

/**
 * 'Santos x Bahia e Remo x Avaí. A final será em 25 de janeiro': the day of a game whose sides are
 * still unknown.
 */
function withoutLater(after: string): string {
	const sentences = sentencesOf(after);
	return sentences.length < 2
		? after
		: sentences.filter((sentence, at) => at === 0 || !LATER.test(sentence)).join('. ');
}

const LATER =
	/^(?:[ao] (?:grande )?(?:final|decis[ãa]o|t[íi]tulo)|[oa]s (?:jogos de volta|semifinais|finais|quartas)) /iu;

/**
 * Whether the game's own sentence gives its hour: days and hours in later sentences are then about
 * something else.
 */
function isTimed(after: string): boolean {
	return findClocks(sentencesOf(after)[0] ?? '').length > 0;
}

/**
 * Facts from the lines above, which had no sides. If they include an hour but the game has its own,
 * they belong to something earlier.
 */
function takePending({ before, after }: Matchup, state: AgendaState): Facts {
	const pending = state.pending;
	state.lone = null;
	state.pending = noFacts();
	state.labelsLead ||= pending.time !== null || pending.channels.length > 0;
	return pending.time !== null && findClocks(`${before} ${after}`).length > 0 ? noFacts() : pending;
}

/**
 * Facts from neighbouring sentences when the game's own lacks them: day and hour from earlier ones,
 * channels from later ones.
 */
function readAround(
	{ before, after }: Matchup,
	isProse: boolean,
	facts: Facts,
	{ known }: AgendaState,
): void {
	if (isProse) facts.day ??= takeDay(before);
	if (isProse) facts.time ??= hourOfAll(before);
	if (isProse) facts.time ??= hourBehind(after);
	if (isProse || (facts.channels.length === 0 && isTimed(after)))
		addChannels(facts, channelsBehind(after, known.channel));
}

/** 'Remo e Avaí será às 17h, enquanto Santos x Bahia será às 20h' */
const MEANWHILE = /,? (?:enquanto|ao passo que)(?: que)?(?: [oa])?$/iu;

/**
 * 'No sábado, Remo joga em casa, e no domingo o Mangueirão recebe …': of two days, the one nearest
 * to the sides.
 */
const SECOND_DAY = new RegExp(String.raw`,? e (?=n[ao] (?:${WEEKDAYS})(?!\p{L}))`, 'iu');

/**
 * ': domingo, às 19h; Santos x Bahia: domingo, às 21h': text before the semicolon belongs to the
 * previous game if this one has its own day and hour.
 */
function ownBefore({ before, after }: Matchup): string {
	if (MEANWHILE.test(before) && isTimed(after)) return '';
	const [first = '', second] = before.includes(' e n') ? before.split(SECOND_DAY).slice(-2) : [];
	if (second !== undefined && takeDay(first) !== null) return second;
	const close = before.lastIndexOf(';');
	if (close < 0 || findClocks(after).length === 0 || takeDay(after) === null) return before;
	return /\p{L}/u.test(before.slice(close)) ? before : before.slice(close + 1);
}

/** The words between two games that belong to the second one: its day and hour. */
export const HOUR_OF_NEXT = new RegExp(
	String.raw`,? e (?:j[áa] )?n[ao] (?:${WEEKDAYS})(?:-feira)?(?: \(\d{1,2}(?:/\d{1,2})?\))?,? (?:[oa] )?$|,? (?:n[oa] )?mesm[oa] (?:hor[áa]rio|hora) d[oae] [^,.;]{0,40}$|(?:^|(?<=[\p{L})+\d]),? )e,? (?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2}),?\s*(?:(?:se enfrentam|jogam|duelam|(?:[ée]|ser[áa]) a vez d[oae]s?)\s)?(?:[oa]s?\s)?$`,
	'iu',
);

/** Between two games of a sentence, only the hour and a leading day belong to the second. */
function takeOfNext(before: string, facts: Facts): void {
	takeHour(before, facts);
	if (HOUR_OF_NEXT.test(`${before} `)) facts.day ??= takeDay(before);
}

/** Stores a game with the facts around its sides. `inProse`: the sentence contains other games. */
export function addGame(
	line: AgendaLine,
	matchup: Matchup,
	state: AgendaState,
	inProse: boolean,
): void {
	const facts = takePending(matchup, state);
	const { home, before, after, weak } = matchup;
	const isProse = weak && /\p{Ll}/u.test(before);
	if (inProse) takeOfNext(before, facts);
	else if (isProse) readFacts(lastSentence(before), 'aside', facts, state.known);
	else readFacts(ownBefore(matchup), 'before', facts, state.known);
	const { away, tail } = cutGround(matchup, state.known) ?? cutFlattened(matchup.away, state.known);
	readFacts(
		`${tail} ${isProse || isTimed(after) ? aboutIt(after) : withoutLater(after)}`.trim(),
		'after',
		facts,
		state.known,
	);
	readAround(matchup, isProse, facts, state);
	sameHour(`${before} ${after}`, facts, state);
	placeAhead(facts);
	venueOfGuess(facts, state.known);
	if ((isProse && namesSport(matchup)) || isOtherSport(facts, state)) {
		state.ignored.push({
			line: line.number,
			text: line.raw,
			reason: importReasons.otherSport,
			harmless: true,
		});
		return;
	}
	const { number, raw: text } = line;
	const game: OpenGame = {
		line: number,
		text,
		block: state.block,
		home,
		away,
		facts,
		ahead: before,
		weak,
		under: { ...state.headings },
	};
	state.games.push(game);
}

/** Another sport in the game's own sentence, or as the topic of earlier ones. */
function namesSport({ before, after }: Matchup): boolean {
	return (
		OTHER_SPORT.test(`${lastSentence(before)} ${sentencesOf(after)[0] ?? ''}`) ||
		isTopicOther(before)
	);
}

/**
 * 'No futebol de praia, é dia de Mundialito. Às 16h15, a Seleção defronta o Japão': the sport
 * applies to the sentences that follow.
 */
function isTopicOther(before: string): boolean {
	const topic = sentencesOf(before).findLast((sentence) =>
		/^n[oa]s? \p{L}+(?: \p{L}+){0,3},/iu.test(sentence),
	);
	return topic !== undefined && OTHER_SPORT.test(topic.split(',')[0] ?? '');
}

const SAME_HOUR =
	/(?:n[oa]|à) mesm[oa] (?:dia e )?(?:hor[áa]rio|hora)|mesm[oa] hor[áa]rio d[oae] |simultaneamente|também às? \d/iu;

/** 'Para o Rio, Vasco x Botafogo, no mesmo horário': the hour and day of the previous game. */
function sameHour(text: string, facts: Facts, state: AgendaState): void {
	const before = lastGame(state);
	if (!before || facts.time !== null || !SAME_HOUR.test(text)) return;
	facts.time = before.facts.time ?? before.under.time;
	facts.day ??= before.facts.day;
}

/** 'Para Norte e Nordeste, a Band transmitirá A x B': the region precedes its channel. */
function placeAhead({ region, channels }: Facts): void {
	const [only, second] = channels;
	if (region && only && !second && only.include.length + only.exclude.length === 0)
		Object.assign(only, { ...region, note: only.note ?? region.note });
}

/** 'Brinco de Ouro – 18h30 – Record': among known channels, the only unknown name is the venue. */
function venueOfGuess(facts: Facts, known: AgendaState['known']): void {
	if (!facts.guessed || facts.venue !== null) return;
	const list = { channels: facts.channels, known: 0, none: false };
	const strange = facts.channels.filter(
		(channel) =>
			!known.channel(channel.name) && !looksLikeChannels({ ...list, channels: [channel] }),
	);
	const [only] = strange;
	if (!only || strange.length > 1 || strange.length === facts.channels.length) return;
	facts.venue = only.name;
	facts.channels = facts.channels.filter((channel) => channel !== only);
}

function isOtherSport(facts: Facts, state: AgendaState): boolean {
	if (facts.otherSport) return true;
	return (
		state.otherSport && !(facts.competition !== null && state.known.competition(facts.competition))
	);
}
