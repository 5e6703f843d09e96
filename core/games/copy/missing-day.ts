import { formatLongDay } from '#core/site/dates.ts';
import { dayInWords } from './games.ts';

/**
 * Words of the address of a day that has no page: apart from `games.ts`, so that the pages of a day
 * do not carry them.
 */
export const missingDayCopy = {
	/** No calendar has it. */
	bad: {
		title: 'Este dia não existe no calendário',
		text: (given: string) =>
			`“${given}” não é uma data que o guia consiga abrir. Escreva o endereço como /jogos/2026-11-20 ou escolha o dia aqui.`,
	},
	/** Far from today, and without a game. */
	far: {
		title: 'O guia não tem jogos deste dia',
		text: (day: string) =>
			`Não há jogo guardado nem marcado em ${formatLongDay(day)}. Escolha outro dia no calendário.`,
		next: (day: string, today: string) => `Ver os jogos de ${dayInWords(day, today)}`,
	},
} as const;
