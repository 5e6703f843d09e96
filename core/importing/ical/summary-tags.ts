import type { GameStatus } from '#core/games/game.ts';
import { statusOf } from '#core/importing/football-txt/sides.ts';
import { isChannelLike, isCompetitionLike, isNumberedMatch, isStage } from './stage-words.ts';

/** The facts in the brackets, prefixes and suffixes around a title's two sides. */
export type TitleFacts = {
	status: GameStatus | null;
	round: string | null;
	competition: string | null;
	channels: string[];
	/** 'Home' or 'Away': the side of the calendar's own team. */
	ownSide: 'home' | 'away' | null;
};

const FINISHED =
	/^(?:已完[赛賽]|已[结結]束|完[场場]|ft|full[- ]?time|finished|final score|result|encerrad[oa]|fim|a?et|pens?)$/iu;
const POSTPONED = /^(?:延期|推迟|推遲|ppd|tbd\/?ppd)/iu;
const CANCELLED = /^(?:取消|cancel)/iu;
const HOME = /^(?:home|h|casa|em casa|mandante|local|heim)$/iu;
const AWAY = /^(?:away|a|fora|visitante|ausw[äa]rts|gast)$/iu;
const SCORE = /^\d{1,2}\s*[-–:]\s*\d{1,2}\b/u;
const RANK = /^\d{1,2}(?:st|nd|rd|th|º|ª)$/iu;
const LEADING = /^\s*(?:\[([^[\]]{1,60})\]|【([^【】]{1,60})】|\(([^()]{1,60})\))\s*/u;
const TRAILING = /\s*(?:\[([^[\]]{1,60})\]|【([^【】]{1,60})】|\(([^()]{1,60})\))\s*$/u;
const STATUS_PREFIX =
	/^(postponed|ppd|cancelled|canceled|abandoned|adiado|cancelado|suspenso|aplazado|延期|取消)\s*(?:[:\-–—]|\s)\s*/iu;
const TITLED = /^([^:：]{2,60})[:：]\s+(?=\S)/u;

/** An empty set of facts. */
export function noFacts(): TitleFacts {
	return { status: null, round: null, competition: null, channels: [], ownSide: null };
}

function statusTag(tag: string): GameStatus | null {
	if (FINISHED.test(tag) || SCORE.test(tag)) return 'finished';
	if (POSTPONED.test(tag)) return 'postponed';
	return CANCELLED.test(tag) ? 'cancelled' : statusOf(tag);
}

/**
 * Adds the meaning of one tag to the facts. Returns false when the tag may be part of a name
 * ('Clanfield (85)', 'Guarani (PAR)').
 */
function absorb(facts: TitleFacts, tag: string, square: boolean): boolean {
	const status = statusTag(tag);
	if (status) facts.status ??= status;
	else if (HOME.test(tag)) facts.ownSide = 'home';
	else if (AWAY.test(tag)) facts.ownSide = 'away';
	else if (isNumberedMatch(tag) || RANK.test(tag)) return true;
	else if (isStage(tag)) facts.round ??= tag;
	else if (isChannelLike(tag) && square) facts.channels.push(tag);
	else if (isCompetitionLike(tag)) facts.competition ??= tag;
	else return square;
	return true;
}

/**
 * Removes tags from both ends of a title: '[Group A] Mexico vs South Africa [FOX]'. Returns the
 * rest.
 */
export function takeTags(title: string, facts: TitleFacts): string {
	let text = title;
	for (let step = 0; step < 6; step += 1) {
		const leading = LEADING.exec(text);
		// A parenthesis before a name is never part of it: '(League) A vs B'.
		if (leading) {
			const tag = (leading[1] ?? leading[2] ?? leading[3] ?? '').trim();
			if (!absorb(facts, tag, leading[3] === undefined) && /\p{L}{2}/u.test(tag))
				facts.competition ??= tag;
			text = text.slice(leading[0].length);
			continue;
		}
		const trailing = TRAILING.exec(text);
		if (
			!trailing ||
			!absorb(
				facts,
				(trailing[1] ?? trailing[2] ?? trailing[3] ?? '').trim(),
				trailing[3] === undefined,
			)
		)
			return text;
		text = text.slice(0, trailing.index);
	}
	return text;
}

/** Removes 'POSTPONED: ', 'Match 12: ' or 'MLS: ' from the start of a title. */
export function takePrefix(title: string, facts: TitleFacts): string {
	const status = STATUS_PREFIX.exec(title);
	const text = status ? title.slice(status[0].length) : title;
	if (status) facts.status ??= statusTag(status[1] ?? '');
	const titled = TITLED.exec(text);
	if (!titled || /\s(?:vs?\.?|x|at|@|-|–)\s/iu.test(titled[1] ?? '')) return text;
	noteWords(facts, (titled[1] ?? '').trim());
	return text.slice(titled[0].length);
}

/**
 * Adds the words next to the two sides to the facts: a phase, a status, a number, a channel, or
 * else a competition.
 */
export function noteWords(facts: TitleFacts, words: string): void {
	if (words === '' || isNumberedMatch(words)) return;
	const status = statusTag(words);
	if (status) facts.status ??= status;
	else if (isStage(words)) facts.round ??= words;
	else if (isChannelLike(words) && !isCompetitionLike(words)) facts.channels.push(words);
	else facts.competition ??= words;
}
