import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import { VENUE } from '#core/football-pt/words.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { readFacts } from '#core/importing/agenda/facts/read-facts.ts';
import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { sentencesOf } from '#core/importing/agenda/text/parts.ts';
import { normalize } from '#core/search/normalize.ts';
import { type AgendaState, isFree, lastGame, type OpenGame } from './agenda-state.ts';
import { gameOf, isOfCompetition } from './channel-lines.ts';
import { sharedChannels } from './shown-all.ts';

const REMARK = /^(?:obs|nota)\s?[.:]/iu;
const ABOUT =
	/^(?:o (?:jogo|duelo|confronto)|a (?:partida|bola))\s|^[^.]{2,40}\s(?:exib|transmit|mostr)\p{L}+ (?:o (?:jogo|duelo|confronto|cl[áa]ssico)|a partida)(?!\p{L})/iu;
/** 'os dois jogos': all games of the row above. */
const OF_ROW = /^(?:os (?:dois |tr[êe]s )?jogos|as (?:duas )?partidas|amb[oa]s)(?!\p{L})/iu;
const MOST_WORDS = 10;
/** Lines to the game, where blank lines separate nothing. */
const NEAR = 4;

/** Gives an open game above its sentence's day; true if it has one. */
export function dayOfTitle(text: string, day: DayWords, state: AgendaState): boolean {
	const game = lastGame(state);
	const isOpen = game?.facts.day === null && game.facts.time === null && game.under.day === null;
	if (!game || !isOpen || findClocks(text).length !== 1) return false;
	game.facts.day = isAbout(text, game) ? day : dayAtHour(text);
	return game.facts.day !== null;
}

/** 'O Remo recebe o Avaí' below 'REMO X AVAÍ'. */
function isAbout(text: string, { home, away }: OpenGame): boolean {
	const written = normalize(text);
	return ABOUT.test(text) || [home, away].every((name) => written.includes(normalize(name)));
}

/** The day of the sentence with the hour. */
function dayAtHour(text: string): DayWords | null {
	const sentences = sentencesOf(text);
	const timed = sentences.find((sentence) => findClocks(sentence).length === 1) ?? '';
	const day = sentences.length < 2 ? null : takeDay(timed);
	return day?.day === undefined ? null : day;
}

/** A sentence about the game above: its channels, its venue, or its hour. */
export function readAside(text: string, state: AgendaState): boolean {
	if (REMARK.test(text) || isOfCompetition(text)) return false;
	// 'Todas as 32 partidas …' is about all games.
	if (sharedChannels(text, state.known) !== null) return true;
	const game = gameOf(text, state);
	if (game === null) return false;
	return (
		readShown(text, game, state) || readVenue(text, game, state) || readTime(text, game, state)
	);
}

function readShown(text: string, game: OpenGame, state: AgendaState): boolean {
	const channels = channelsOfSentence(text, state.known.channel);
	if (!channels || !isFree(game, 'channels')) return false;
	const meant = OF_ROW.test(text)
		? state.games.filter((one) => one.line === game.line && isFree(one, 'channels'))
		: [game];
	for (const { facts } of meant) facts.channels.push(...channels.map((one) => ({ ...one })));
	game.facts.time ??=
		findClocks(text).find(({ start }) => /(?:^|\s)[àa]s\s*$/iu.test(text.slice(0, start)))?.time ??
		null;
	return true;
}

function readVenue(text: string, { block, facts }: OpenGame, state: AgendaState): boolean {
	const isVenue =
		block === state.block &&
		findClocks(text).length === 0 &&
		VENUE.test(text) &&
		text.split(' ').length <= MOST_WORDS;
	if (isVenue) facts.venue ??= text.replace(/^(?:n[oa]s?|em)\s+/iu, '').replace(/\.$/, '');
	return isVenue;
}

function readTime(text: string, game: OpenGame, state: AgendaState): boolean {
	const { block, line, facts, under } = game;
	const isBeside =
		block === state.block && (!state.layout.spaced || state.lineNumber - line <= NEAR);
	const isMissing = isAbout(text, game) && under.time === null;
	if (!(isMissing || isBeside) || findClocks(text).length !== 1 || facts.time !== null)
		return false;
	readFacts(text, 'after', facts, state.known);
	return true;
}
