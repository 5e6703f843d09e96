import { answerCopy } from '#core/answer/copy.ts';
import type { Expected } from '#core/answer/expected.ts';
import { dayOf, formatHour, weekdayShort } from '#core/site/dates.ts';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/**
 * The habit of a slot, labelled by its newest game (UTC ms): 'dom, 16h: Premiere, 9 dos últimos
 * 10'.
 */
export function slotWords(
	lastAt: number,
	{ channels, of }: Pick<Expected, 'channels' | 'of'>,
): string {
	const counted = channels.map(({ name, games, partly }) => {
		const parts = [
			name,
			...(games === undefined || of === undefined ? [] : [answerCopy.ground(games, of)]),
		];
		return [...parts, ...(partly ? [answerCopy.partly([])] : [])].join(', ');
	});
	return `${weekdayShort(dayOf(lastAt))}, ${formatHour(lastAt)}: ${list.format(counted)}`;
}

export const usualCopy = {
	byCompetition: 'Por campeonato, dia e horário',
	bySlot: 'Por dia e horário',
	note: 'Contado nos últimos jogos de cada dia e horário com canal confirmado. É o costume, não uma confirmação.',
} as const;
