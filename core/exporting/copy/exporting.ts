import type { GameStatus } from '#core/games/game.ts';

/**
 * Texts of exported tables: the table reader recognises each header
 * (`core/importing/table/column-words.ts`).
 */
export const exportCopy = {
	columns: {
		day: 'Data',
		hour: 'Hora',
		zone: 'Fuso',
		home: 'Mandante',
		away: 'Visitante',
		competition: 'Competição',
		round: 'Rodada',
		venue: 'Estádio',
		status: 'Situação',
		channels: 'Onde assistir',
		unconfirmed: 'A confirmar',
		score: 'Placar',
		progress: 'Andamento',
	},
	status: {
		scheduled: 'agendado',
		postponed: 'adiado',
		cancelled: 'cancelado',
		finished: 'encerrado',
	} satisfies Record<GameStatus, string>,
	except: 'menos',
	sheet: 'Jogos',
	calendar: 'Jogos exportados do guia',
	fileName: (day: string) => `jogos-${day}`,
	tooMany: (most: number) =>
		`São mais de ${most.toLocaleString('pt-BR')} jogos: escolha um período menor.`,
} as const;
