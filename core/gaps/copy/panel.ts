import { countGames } from '#core/games/copy/games.ts';
import type { Preset } from '#core/gaps/presets.ts';

const many = (count: number, one: string, more: string) =>
	count === 1 ? `1 ${one}` : `${count} ${more}`;

/** Texts of the coverage board on the dashboard. */
export const gapsPanelCopy = {
	tasks: 'O que fazer agora',
	noTasks: 'Nada por fazer: o que se espera dos próximos dias está no guia.',
	more: (tasks: number) => `Mostrar mais ${many(tasks, 'tarefa', 'tarefas')}`,
	board: (days: number) => `Cobertura dos próximos ${days} dias`,
	lead: {
		chosen: (competitions: number) =>
			`${many(competitions, 'competição escolhida', 'competições escolhidas')} por vocês.`,
		auto: 'Todas as competições com jogos no guia. Escolha as que vocês acompanham para cobrar também as que faltam.',
	},
	choose: 'Escolher competições',
	empty:
		'Ainda não há jogos para conferir. Comece por escolher as competições que vocês acompanham.',
	table: { competition: 'Competição' },
	/** The link of a cell: what it opens. */
	open: (competition: string, day: string) => `Jogos: ${competition}, ${day}`,
	known: (known: number, expected: number | null) =>
		expected === null || expected === known
			? countGames(known)
			: `${known} de ${countGames(expected)}`,
	lacks: {
		hour: (games: number) => `${games} sem hora`,
		channel: (games: number) => `${games} sem canal`,
		confirmation: (games: number) => `${games} a confirmar`,
		drafts: (games: number) => many(games, 'rascunho', 'rascunhos'),
		missing: (games: number) => many(games, 'falta', 'faltam').replace(/^(\d+) (.+)$/, '$2 $1'),
	},
	complete: 'em dia',
	none: 'nenhum jogo',
	blank: (competitions: number) =>
		`${many(competitions, 'competição', 'competições')} sem jogos e sem o que esperar nestes dias`,
	failed: 'A cobertura não pôde ser lida agora.',
	dialog: {
		title: 'Competições acompanhadas',
		lead: 'O painel cobra os jogos destas competições. Sem nenhuma escolhida, valem as que têm jogos no guia.',
		presets: {
			brazil: 'Brasil inteiro',
			state: 'Meu estado',
			europe: 'Europa na TV brasileira',
		} as const satisfies Record<Preset, string>,
		presetsLabel: 'Acrescentar de uma vez',
		state: 'Estado',
		clear: 'Desmarcar todas',
		countries: 'Competições por país',
		international: 'Internacionais',
		group: (country: string, chosen: number, all: number) => `${country}: ${chosen} de ${all}`,
		save: (competitions: number) =>
			competitions === 0
				? 'Salvar sem escolha'
				: `Salvar ${many(competitions, 'competição', 'competições')}`,
		saving: 'Salvando…',
		damaged: 'A escolha guardada se danificou. Escolha e salve de novo.',
		stale: 'Outra pessoa mudou a escolha enquanto isso. Confira e salve de novo.',
	},
} as const;
