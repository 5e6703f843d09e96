import { formatDayAndMonth } from '#core/site/dates.ts';
import { dayName } from './games.ts';

/** 'hoje', 'amanhã', 'ontem' or the full date. */
function dayInTitle(day: string, today: string): string {
	const name = dayName(day, today);
	return name === 'hoje' || name === 'amanhã' || name === 'ontem' ? name : formatDayAndMonth(day);
}

/** Texts of the share tools. */
export const shareToolsCopy = {
	title: 'Compartilhar',
	share: 'Compartilhar',
	whatsapp: 'Enviar por WhatsApp',
	copyText: 'Copiar texto',
	copyLink: 'Copiar link',
	showText: 'Ver o texto',
	text: 'Texto para compartilhar',
	link: 'Link',
	said: {
		text: 'Texto copiado.',
		link: 'Link copiado.',
		refused: 'O navegador não deixou copiar. O texto está selecionado logo abaixo: copie por ali.',
		notShared: 'Não deu para compartilhar por aqui. Copie o texto logo abaixo.',
	},
	day: {
		title: (day: string, today: string) => `Compartilhar os jogos de ${dayInTitle(day, today)}`,
		description: (day: string) =>
			`Os jogos de ${formatDayAndMonth(day)} como texto, para enviar por mensagem, imprimir ou pôr no calendário.`,
		back: (day: string, today: string) => `Jogos de ${dayInTitle(day, today)}`,
		keep: 'Guardar',
		calendar: 'Pôr o dia no calendário',
		calendarNote: 'arquivo .ics',
		print: 'Imprimir a lista',
		printHow: 'A lista do dia sai pronta para papel A4 pelo comando Imprimir do navegador.',
	},
} as const;
