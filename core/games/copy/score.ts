import type { ScoreLine } from '#core/games/day/day-view.ts';
import type { GameResult } from '#core/games/result.ts';
import { dayOf, formatShortDay } from '#core/site/dates.ts';
import { formatClock, VERSUS } from './games.ts';
import { PHASE_WORDS } from './results.ts';

/**
 * A score for lists: its goals, and how far it goes in words.
 *
 * A score that is not final always says since when it is known: '62 min, às 21h34'. A page, a cache
 * and a kept copy grow old without a word, and a bare minute would pass for now.
 */
export function scoreLine(result: GameResult): ScoreLine {
	const { home, away, phase, at } = result;
	const since = phase === 'final' ? '' : `às ${formatClock(at)}`;
	return [home, away, [phaseWords(result), since].filter((part) => part !== '').join(', ')];
}

/**
 * How far a score goes: 'fim de jogo (4 x 3 nos pênaltis)', 'intervalo', 'prorrogação, 105 min'; ''
 * where its source only says that the game runs.
 */
export function phaseWords({ phase, minute, penalties }: GameResult): string {
	const shootOut = penalties && `${penalties.home} ${VERSUS} ${penalties.away} nos pênaltis`;
	if (phase === 'penalties') return shootOut ?? PHASE_WORDS.penalties;
	const words = phase === 'final' ? 'fim de jogo' : phase === 'running' ? '' : PHASE_WORDS[phase];
	const minutes = minute === null ? '' : `${minute} min`;
	const isNamed = minutes === '' || phase === 'extra-time';
	const far = [isNamed ? words : '', minutes].filter((part) => part !== '').join(', ');
	if (shootOut === null) return far;
	return far === '' ? shootOut : `${far} (${shootOut})`;
}

/**
 * Who says a score and since when: 'Fonte: football-data.org, às 22h14', with the date where it is
 * not the `day` of the game (YYYY-MM-DD). Operators have no name here.
 */
export function scoreSource({ source, at }: GameResult, day: string): string {
	const date = dayOf(at) === day ? '' : `em ${formatShortDay(dayOf(at))} `;
	const who = source === null ? 'Anotado pelo guia' : `Fonte: ${source},`;
	return `${who} ${date}às ${formatClock(at)}`;
}

/** 'Flamengo 2 x 1 Palmeiras', for texts whose address asks for results. */
export function scoredPair(home: string, away: string, [goals, against]: ScoreLine): string {
	return `${home} ${goals} ${VERSUS} ${against} ${away}`;
}

/** 'Placar: 2 x 1, fim de jogo. Fonte: football-data.org, às 22h14.', for such texts. */
export function scoreSentence(result: GameResult, day: string): string {
	const [goals, against, note] = scoreLine(result);
	return `Placar: ${goals} ${VERSUS} ${against}, ${note}. ${scoreSource(result, day)}.`;
}
