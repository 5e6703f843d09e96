import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import { VENUE } from '#core/football-pt/words.ts';
import {
	type AgendaState,
	isFree,
	lastGame,
	type OpenGame,
} from '#core/importing/agenda/agenda-state.ts';
import { isOfCompetition } from '#core/importing/agenda/channels/channel-lines.ts';
import { channelsOfSentence } from '#core/importing/agenda/channels/channel-sentence.ts';
import { sharedChannels } from '#core/importing/agenda/channels/shown-all.ts';
import { readFacts } from '#core/importing/agenda/facts/read-facts.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { sentencesOf } from '#core/importing/agenda/text/sentences.ts';
import { normalize } from '#core/search/normalize.ts';
import { gameOf } from './game-of-sentence.ts';

/** 'Os jogos serão exibidos pelo …': all games of the previous sentence. */
function gamesMeant(text: string, last: OpenGame, state: AgendaState): OpenGame[] {
	if (!/^(?:os (?:dois |tr[êe]s )?jogos|as (?:duas )?partidas|amb[oa]s)(?!\p{L})/iu.test(text))
		return [last];
	return state.games.filter((game) => game.line === last.line && isFree(game, 'channels'));
}

/**
 * 'OBS. Os jogos da Premier League no Brasil serão transmitidos pelos canais …': not about a
 * particular game.
 */
const REMARK = /^(?:obs|nota)\s?[.:]/iu;

/** 'Os jogos estavam sendo exibidos por volta das 17h40' */
const IN_THE_PAST = /(?<!\p{L})(?:eram?|estava[mn]?|foi|foram|vinham?)(?!\p{L})/iu;

function isPast(text: string): boolean {
	return sentencesOf(text).some(
		(sentence) => findClocks(sentence).length > 0 && IN_THE_PAST.test(sentence),
	);
}

/** 'O Rio Branco recebe o União Barbarense às 15h' below 'RIO BRANCO X UNIÃO BARBARENSE' */
function namesBoth(text: string, game: OpenGame | null): boolean {
	const written = normalize(text);
	return game !== null && [game.home, game.away].every((name) => written.includes(normalize(name)));
}

/** Gives the game above the day of such a sentence; returns whether it did. */
export function dayOfTitle(text: string, day: DayWords, state: AgendaState): boolean {
	const game = lastGame(state);
	const isOpen =
		game !== null && game.facts.day === null && game.facts.time === null && game.under.day === null;
	if (!game || !isOpen || findClocks(text).length !== 1) return false;
	if (namesBoth(text, game) || ABOUT.test(text)) game.facts.day = day;
	else game.facts.day = dayAtHour(text);
	return game.facts.day !== null;
}

/**
 * 'Não joga desde domingo. O estádio recebe as equipes nesta quarta (28), às 21h30': the day of the
 * sentence with the hour.
 */
function dayAtHour(text: string): DayWords | null {
	const sentences = sentencesOf(text);
	const day =
		sentences.length < 2
			? null
			: takeDay(sentences.find((sentence) => findClocks(sentence).length === 1) ?? '');
	return day?.day === undefined ? null : day;
}

/** 'O jogo começa às …', 'A TV Azul exibe o confronto às …' */
const ABOUT =
	/^(?:o (?:jogo|duelo|confronto)|a (?:partida|bola))\s|^[^.]{2,40}\s(?:exib|transmit|mostr)\p{L}+ (?:o (?:jogo|duelo|confronto|cl[áa]ssico)|a partida)(?!\p{L})/iu;

/**
 * Maximum distance in lines between a sentence and its game on pages where blank lines separate
 * nothing.
 */
const NEAR = 4;

function isBeside({ block, line }: OpenGame, state: AgendaState): boolean {
	return block === state.block && (!state.spaced || state.lineNumber - line <= NEAR);
}

/** A sentence about the game above: its channels, its venue, or its postponement. */
export function readAside(text: string, state: AgendaState): boolean {
	if (REMARK.test(text) || isOfCompetition(text)) return false;
	// 'Todas as 32 partidas estarão no SporTV' is not specific to the game above.
	if (sharedChannels(text, state.known)?.count === null) return true;
	const game = gameOf(text, state);
	const channels = channelsOfSentence(text, state.known.channel);
	if (channels && game && isFree(game, 'channels')) {
		for (const one of gamesMeant(text, game, state))
			one.facts.channels.push(...channels.map((channel) => ({ ...channel })));
		game.facts.time ??=
			findClocks(text).find(({ start }) => /(?:^|\s)[àa]s\s*$/iu.test(text.slice(0, start)))
				?.time ?? null;
		return true;
	}
	const isTimed = findClocks(text).length > 0;
	if (
		game &&
		game.block === state.block &&
		!isTimed &&
		VENUE.test(text) &&
		text.split(' ').length <= 10
	) {
		game.facts.venue ??= text.replace(/^(?:n[oa]s?|em)\s+/iu, '').replace(/\.$/, '');
		return true;
	}
	const isAbout = ABOUT.test(text) || namesBoth(text, game);
	const isMissing = isAbout && game?.under.time === null;
	if (
		game &&
		(isMissing || isBeside(game, state)) &&
		!isPast(text) &&
		findClocks(text).length === 1 &&
		game.facts.time === null
	) {
		readFacts(text, 'after', game.facts, state.known);
		return true;
	}
	return false;
}
