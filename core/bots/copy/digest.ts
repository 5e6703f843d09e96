import type { Lack } from '#core/bots/watch.ts';
import { countGames } from '#core/games/copy/games.ts';
import { formatDayAndMonth, formatShortDay } from '#core/site/dates.ts';

/** Texts of messages posted to a channel or group. Plain text: the writer adds the markup. */
export const digestCopy = {
	title: (day: string) => `Jogos de ${formatDayAndMonth(day)}`,
	lead: (total: number) => `${countGames(total)} · horários de Brasília`,
	empty: 'Nenhum jogo no guia neste dia por enquanto.',
	off: 'Adiados e cancelados',
	demo: 'Jogos inventados: guia de demonstração.',
	link: 'Ver no guia',
	notice: {
		title: (day: string) => `Mudou na agenda de ${formatShortDay(day)}`,
		kinds: {
			kickoff: 'horário',
			broadcasts: 'onde assistir',
			status: 'situação',
			venue: 'estádio',
		},
		nothing: 'nada',
		removed: 'retirado do guia',
	},
} as const;

/** Texts of the e-mail about games that readers cannot rely on yet. */
export const watchMailCopy = {
	subject: (games: number) =>
		games === 1 ? '1 jogo precisa de atenção' : `${games} jogos precisam de atenção`,
	lead: (hours: number) =>
		`Nas próximas ${hours} horas há jogos que ainda não têm tudo o que o torcedor procura:`,
	more: (games: number) => (games === 1 ? 'e mais 1 jogo.' : `e mais ${games} jogos.`),
	action: 'Abrir os bots',
} as const;

/** Texts of a warning about games that begin within 24 hours. */
export const warningCopy = {
	subject: (games: number) =>
		games === 1
			? '1 jogo das próximas 24 horas está incompleto'
			: `${games} jogos das próximas 24 horas estão incompletos`,
	lead: 'Estes jogos começam em breve e o torcedor ainda não acha a hora ou o canal:',
	line: (game: { title: string; competition: string; when: string; lacks: string }) =>
		`${game.title} (${game.competition}), ${game.when}: ${game.lacks}`,
	action: 'Abrir o painel',
} as const;

/** What a game lacks. */
export const lackWords: Record<Lack, string> = {
	hour: 'sem hora',
	channel: 'sem canal',
	verification: 'canal não confirmado',
};
