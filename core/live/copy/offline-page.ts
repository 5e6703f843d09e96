import { dayOf, formatHour, formatNumericDay } from '#core/site/dates.ts';

/** Texts of the offline page. */
export const offlinePageCopy = {
	title: 'Sem conexão',
	description: 'O que o guia mostra quando o aparelho está sem conexão.',
	text: 'Esta página não está guardada neste aparelho. Quando a conexão voltar, ela abre; se não abrir, toque em “Tentar de novo”.',
	listTitle: 'O que está guardado aqui',
	empty:
		'Ainda nada. O guia guarda os jogos de hoje e de amanhã, os times que você segue e os jogos que você abre.',
	retry: 'Tentar de novo',
	/**
	 * `title` = the page's own title as sent; the product name at its end is dropped, as the page
	 * around it already shows it.
	 */
	page: (title: string, address: string) => title.replace(/ - (?:(?! - ).)*$/, '') || address,
	/** Both instants in UTC milliseconds. */
	readAt: (keptAt: number, now: number) =>
		dayOf(keptAt) === dayOf(now)
			? `dados das ${formatHour(keptAt)}`
			: `dados de ${formatNumericDay(dayOf(keptAt))}, ${formatHour(keptAt)}`,
} as const;
