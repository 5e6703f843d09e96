import { answerCopy, reachWords } from '#core/answer/copy.ts';
import { countGames, dayInWords, dayName, isNamed } from '#core/games/copy/games.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import { formatDayAndMonth, formatShortDay, weekdayShort } from '#core/site/dates.ts';

/** 'hoje, dom 22/11'; 'dom 22/11'. */
function dateWords(day: string, today: string): string {
	const date = `${weekdayShort(day)} ${formatShortDay(day)}`;
	return isNamed(day, today) ? `${dayName(day, today)}, ${date}` : date;
}

/** Texts of the grid of channels and hours. */
export const gridCopy = {
	title: 'Grade de TV',
	date: dateWords,
	otherDays: 'Outros dias',
	facts: 'só canal confirmado',
	caption: (day: string) => `Jogos de ${formatDayAndMonth(day)} por canal e horário de Brasília`,
	channel: 'Canal',
	hour: (hour: number | null) => (hour === null ? 'A definir' : `${hour}h`),
	kinds: { open: 'TV aberta, de graça', free: 'Grátis na internet', paid: 'Canais pagos' },
	/** The reach of a broadcast limited to some states, and the text for the reader's state. */
	where: (reach: Reach) =>
		reach.in === undefined && reach.out === undefined
			? ''
			: reach.in === UNKNOWN_UFS
				? answerCopy.someStates
				: reachWords(reach),
	here: { here: '✓ em {UF}', notHere: 'não em {UF}' },
	without: (games: number) => `${countGames(games)} sem canal confirmado`,
	toDay: (day: string, today: string) =>
		isNamed(day, today)
			? `Ver todos os jogos de ${dayName(day, today)}`
			: 'Ver todos os jogos deste dia',
	empty: {
		title: (day: string, today: string) =>
			day === today
				? 'Nenhum canal confirmado para hoje, por enquanto'
				: 'Nenhum canal confirmado neste dia',
		none: 'O guia não tem jogo marcado neste dia.',
		some: (games: number) =>
			`O guia tem ${countGames(games)} neste dia, e nenhum canal confirmado. Palpite não entra na grade.`,
		next: (day: string, today: string) => `Próxima grade: ${dayInWords(day, today)}`,
	},
	seo: {
		title: (date: string) => `Grade de TV (${date}): jogos por canal e horário`,
		description: (date: string, games: number, channels: readonly string[], more: boolean) =>
			channels.length === 0
				? `Os jogos de ${date} por canal e horário, só com o que está confirmado.`
				: `${countGames(games)} de ${date} com canal confirmado, por horário de Brasília: ${channels.join(', ')}${more ? ' e outros canais' : ''}.`,
	},
} as const;
