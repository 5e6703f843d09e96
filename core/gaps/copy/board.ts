import { countGames } from '#core/games/copy/games.ts';
import type { Unknown } from '#core/gaps/expected-games.ts';
import type { GameLack } from '#core/gaps/find-gaps.ts';
import type { SourceState } from '#core/gaps/source-health.ts';
import { remembered } from '#core/kit/remembered.ts';
import { formatNumericDay, formatShortDay, weekdayShort } from '#core/site/dates.ts';

/** 'sáb 28/11'. */
export const dayWords = remembered((day) => `${weekdayShort(day)} ${formatShortDay(day)}`);

const place = (competition: string, day: string) => `${competition}, ${dayWords(day)}`;

const lackOfGame: Readonly<Record<GameLack, string>> = {
	hour: 'sem hora',
	channel: 'sem canal',
	confirmation: 'canal a confirmar',
};

/** Sentences about what the guide lacks: the board, its tasks and `guia coverage`. */
export const boardCopy = {
	tasks: {
		games: (count: number, lack: GameLack, competition: string, day: string) =>
			`${countGames(count)} ${lackOfGame[lack]}: ${place(competition, day)}`,
		game: (title: string, lack: GameLack, competition: string, day: string) =>
			`${title} ${lackOfGame[lack]}: ${place(competition, day)}`,
		missing: (count: number, competition: string, day: string) =>
			`${count === 1 ? 'Falta 1 jogo esperado' : `Faltam ${count} jogos esperados`}: ${place(competition, day)}`,
		drafts: (count: number, competition: string, day: string) =>
			`${count === 1 ? '1 rascunho para publicar' : `${count} rascunhos para publicar`}: ${place(competition, day)}`,
		source: (name: string, words: string) => `${name}: ${words}`,
		reports: (count: number) =>
			count === 1 ? '1 aviso de vários leitores' : `${count} avisos de vários leitores`,
		imports: (count: number) =>
			count === 1 ? '1 importação espera conferência' : `${count} importações esperam conferência`,
		curation: (count: number) =>
			count === 1 ? '1 assunto espera na curadoria' : `${count} assuntos esperam na curadoria`,
		noGames: 'O guia ainda não tem jogos: traga uma lista, um arquivo ou um endereço',
		noneNear: (lastDay: string) =>
			`Nenhum jogo perto de hoje: o último que o guia conhece é de ${formatNumericDay(lastDay)}`,
		noSources: {
			jogos: 'Nenhuma fonte de jogos: siga um endereço que os publica',
			noticias: 'Nenhuma fonte de notícias: escolha de onde elas vêm',
		},
	},
	sources: {
		fine: null,
		off: null,
		failing: 'não responde',
		silent: 'sem leitura certa há tempo demais',
		shrinking: 'traz bem menos do que costuma',
	} as const satisfies Record<SourceState, string | null>,
	unknown: {
		friendly: 'Amistosos não seguem rodadas: não dá para esperar.',
		none: 'Nenhum jogo no guia: não dá para esperar.',
		few: 'Poucas semanas no guia: não dá para esperar.',
	} as const satisfies Record<Unknown, string>,
} as const;
