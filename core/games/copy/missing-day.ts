import { formatLongDay } from '#core/site/dates.ts';
import { dayInWords } from './games.ts';

/**
 * Texts for an address of a day without a page. Separate from `games.ts`, so that the pages of a
 * day do not load them.
 */
export const missingDayCopy = {
	/** Not a calendar day. */
	bad: {
		title: 'Este dia não existe no calendário',
		text: (given: string) =>
			`“${given}” não é uma data que o guia consiga abrir. Escreva o endereço como /jogos/2026-11-20 ou escolha o dia aqui.`,
	},
	/** Far from today, and without games. */
	far: {
		title: 'O guia não tem jogos deste dia',
		text: (day: string) =>
			`Não há jogo guardado nem marcado em ${formatLongDay(day)}. Escolha outro dia no calendário.`,
		next: (day: string, today: string) => `Ver os jogos de ${dayInWords(day, today)}`,
	},
} as const;
