import type { BulkRowProblem } from '#core/games/contract/desk.ts';
import type { BulkAction } from '#core/games/desk/bulk-action.ts';
import type { DeskSort, QualityView } from '#core/games/desk/desk-filter.ts';
import type { GameStatus, Publication } from '#core/games/game.ts';
import { countGames } from './games.ts';

/**
 * Views for all operators, as desk addresses. Their days are relative words, so they stay correct
 * tomorrow.
 */
export const BUILT_IN_VIEWS: readonly { name: string; query: string }[] = [
	{ name: 'A partir de hoje', query: '' },
	{ name: 'Hoje', query: 'ate=hoje' },
	{ name: 'Amanhã', query: 'de=amanha&ate=amanha' },
	{ name: 'Sem canal', query: 'qualidade=sem-canal' },
	{ name: 'Sem hora', query: 'qualidade=sem-hora' },
	{ name: 'Conflitos', query: 'qualidade=conflito' },
	{ name: 'Mudaram hoje', query: 'de=sempre&qualidade=mudou-hoje&ordem=-mudanca' },
	{ name: 'Sem conferir há 24 h', query: 'ate=hoje%2B2&qualidade=sem-conferir' },
	{ name: 'Rascunhos', query: 'publicacao=draft' },
	{ name: 'Todos', query: 'de=sempre&ordem=-data' },
	{ name: 'Lixeira', query: 'lixeira=1' },
];

export const statusNames: Record<GameStatus, string> = {
	scheduled: 'Marcado',
	postponed: 'Adiado',
	cancelled: 'Cancelado',
	finished: 'Encerrado',
};

export const publicationNames: Record<Publication, string> = {
	published: 'Publicado',
	draft: 'Rascunho',
};

export const qualityNames: Record<QualityView, string> = {
	'sem-canal': 'Sem canal',
	'a-confirmar': 'Nada confirmado',
	'sem-hora': 'Sem hora',
	conflito: 'Com conflito',
	'mudou-hoje': 'Mudou hoje',
	'sem-conferir': 'Sem conferir há…',
};

export const sortNames: Record<DeskSort, string> = {
	data: 'Data e hora',
	campeonato: 'Campeonato',
	mudanca: 'Última mudança',
};

const number = new Intl.NumberFormat('pt-BR');

/** '12.345 jogos', with separators from a thousand on. */
export function manyGames(count: number): string {
	return count < 1_000 ? countGames(count) : `${number.format(count)} jogos`;
}

/** The screen that manages many games. */
export const deskCopy = {
	newGame: 'Cadastrar jogo',
	shortcuts: 'Atalhos',
	table: 'Jogos',
	views: {
		label: 'Visões',
		keep: 'Guardar visão',
		manage: 'Minhas visões',
		own: 'guardada por você',
	},
	filters: {
		label: 'Filtros',
		open: 'Filtros',
		search: 'Procurar',
		searchHint: 'Time, campeonato, canal, apelido ou endereço do jogo',
		period: 'Período',
		from: 'De',
		to: 'Até',
		competition: 'Campeonato',
		channel: 'Canal',
		status: 'Situação',
		publication: 'Publicação',
		quality: 'Qualidade',
		hours: 'Horas sem conferir',
		sort: 'Ordem',
		ascending: 'crescente',
		descending: 'decrescente',
		any: 'Todos',
		anyFeminine: 'Todas',
		clear: 'Limpar filtros',
		team: (id: string) => `Time: ${id}`,
	},
	columns: {
		select: 'Selecionar todos os jogos carregados',
		hour: 'Hora',
		game: 'Jogo',
		channels: 'Canais',
		status: 'Situação',
		quality: 'Qualidade',
		actions: 'Abrir',
	},
	shown: (shown: number, total: number | null) =>
		total === null || shown === total
			? manyGames(shown)
			: `${number.format(shown)} de ${manyGames(total)}`,
	scanned: (found: number, isMore: boolean) =>
		isMore
			? `${manyGames(found)} em conflito até aqui`
			: found === 0
				? 'nenhum conflito'
				: `${manyGames(found)} em conflito`,
	loading: 'Carregando jogos…',
	loadingMore: 'Carregando mais…',
	scanning: 'Procurando conflitos…',
	select: (title: string) => `Selecionar ${title}`,
	openPublic: (title: string) => `Ver a página de ${title}`,
	hourUndefined: 'a definir',
	noChannel: 'sem canal',
	addChannel: 'incluir canal',
	noBroadcast: 'sem transmissão',
	noHour: 'sem hora',
	unseen: 'rascunho',
	deletedAt: (moment: string) => `na lixeira desde ${moment}`,
	warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
	inline: {
		hour: (title: string) => `Hora de ${title}`,
		hourHint: '21h30, 2130 ou vazio para “a definir”. Enter salva, Esc desiste.',
		badHour: 'Escreva uma hora como 21h30, ou deixe vazio.',
		changeHour: (title: string) => `Mudar a hora de ${title}:`,
		changeChannels: (title: string) => `Mudar os canais de ${title}:`,
		status: (title: string) => `Situação de ${title}`,
		channels: (title: string) => `Canais de ${title}`,
		add: 'Incluir canal',
		addHint: 'Nome e, se for o caso, praça: Globo (menos RS).',
		remove: (channel: string) => `Retirar ${channel}`,
		confirm: (channel: string) => `Confirmar ${channel}`,
		save: 'Salvar',
		cancel: 'Desistir',
		failed: (title: string, problem: string) => `${title}: a mudança não foi salva. ${problem}`,
		saved: (title: string) => `${title}: salvo.`,
		merged: (title: string, saved: string) =>
			`${title}: salvo. ${saved} antes, e a mudança ficou junto.`,
		retry: 'Tentar de novo',
	},
	bulk: {
		label: 'Ações para os jogos selecionados',
		selected: (count: number) =>
			count === 1 ? '1 jogo selecionado' : `${number.format(count)} jogos selecionados`,
		all: (total: number) => `Selecionar os ${number.format(total)} do filtro`,
		tooMany: (most: number) =>
			`Até ${number.format(most)} jogos de cada vez: estreite o filtro para selecionar todos.`,
		clear: 'Limpar seleção',
		publish: 'Publicar',
		unpublish: 'Tirar do ar',
		status: 'Mudar situação',
		move: 'Mover',
		addChannel: 'Incluir canal',
		removeChannel: 'Retirar canal',
		verify: 'Conferido agora',
		trash: 'Para a lixeira',
		restore: 'Restaurar',
		purge: 'Apagar de vez',
		busy: 'Mudando…',
	},
	move: {
		title: 'Mover jogos',
		text: (count: number) =>
			`${manyGames(count)}: dias contam no calendário do local do jogo, horas no relógio.`,
		days: 'Dias',
		hours: 'Horas',
		minutes: 'Minutos',
		quick: [
			{ label: '1 dia antes', days: -1, minutes: 0 },
			{ label: '1 dia depois', days: 1, minutes: 0 },
			{ label: '7 dias depois', days: 7, minutes: 0 },
			{ label: '30 min antes', days: 0, minutes: -30 },
			{ label: '30 min depois', days: 0, minutes: 30 },
			{ label: '1 h depois', days: 0, minutes: 60 },
		],
		hint: 'Números negativos movem para antes.',
		apply: 'Mover',
		nothing: 'Diga quantos dias, horas ou minutos.',
	},
	channel: {
		addTitle: 'Incluir canal',
		removeTitle: 'Retirar canal',
		addText: (count: number) =>
			`O canal entra em ${manyGames(count)}. Onde já está, passa a valer o que for dito aqui.`,
		removeText: (count: number) => `O canal sai de ${manyGames(count)}.`,
		state: 'Certeza',
		states: { confirmed: 'Confirmado', usual: 'Habitual, a confirmar', unconfirmed: 'A confirmar' },
		missing: 'Escolha o canal na lista.',
		add: 'Incluir',
		remove: 'Retirar',
	},
	purge: {
		title: 'Apagar de vez?',
		text: (count: number) =>
			`${manyGames(count)} e todo o histórico somem do guia. Só uma cópia de segurança traz de volta. Os endereços continuam respondendo que o jogo foi retirado.`,
		confirm: 'Apagar de vez',
		onlyAdministrator:
			'Só um administrador apaga de vez. Depois de 30 dias na lixeira, o jogo é apagado sozinho.',
		done: (count: number) =>
			count === 1 ? '1 jogo apagado de vez.' : `${number.format(count)} jogos apagados de vez.`,
	},
	undo: {
		action: 'Desfazer',
		hint: 'Ctrl+Z',
		done: (count: number) =>
			count === 1
				? 'Desfeito: 1 jogo voltou ao que era.'
				: `Desfeito: ${manyGames(count)} voltaram ao que eram.`,
		close: 'Fechar aviso',
		label: 'Última mudança',
	},
	left: (count: number) =>
		count === 1 ? '1 jogo ficou como estava' : `${number.format(count)} jogos ficaram como estavam`,
	nothingChanged: 'Nenhum jogo mudou.',
	totalChanged: (total: number) =>
		`O filtro agora encontra ${manyGames(total)}. Confira a lista e selecione de novo.`,
	empty: {
		title: 'Nenhum jogo aqui',
		filtered:
			'Nenhum jogo combina com estes filtros. Estreite menos, ou procure em todo o arquivo.',
		none: 'O guia ainda não tem jogos a partir de hoje. Cadastre o primeiro ou importe uma tabela.',
		trash: 'A lixeira está vazia. Jogos retirados ficam aqui por 30 dias.',
		conflicts: 'Nenhum conflito encontrado neste período.',
		everything: 'Procurar em todo o arquivo',
	},
	problem: {
		title: 'A lista não pôde ser lida',
		again: 'Tentar de novo',
		kept: 'O que aparece abaixo é o que foi lido antes.',
	},
	offline:
		'Sem conexão. A lista é a que foi lida antes; mudanças só valem quando a conexão voltar.',
	keepView: {
		title: 'Guardar esta visão',
		name: 'Nome',
		save: 'Guardar',
		hint: 'Filtros e ordem ficam no endereço: quem receber o link vê o mesmo.',
	},
	manageViews: {
		title: 'Minhas visões',
		empty: 'Você ainda não guardou nenhuma visão.',
		remove: (name: string) => `Apagar a visão ${name}`,
		close: 'Fechar',
	},
	help: {
		title: 'Atalhos de teclado',
		text: 'Valem enquanto o foco está na lista de jogos.',
		keys: [
			['↓ ou J', 'próximo jogo'],
			['↑ ou K', 'jogo anterior'],
			['Home, End', 'primeiro e último jogo carregado'],
			['X ou espaço', 'selecionar o jogo'],
			['Shift + ↓ ou ↑', 'estender a seleção'],
			['Shift + clique', 'selecionar até aqui'],
			['Ctrl + A', 'selecionar todos os carregados'],
			['E', 'mudar a hora'],
			['C', 'mudar os canais'],
			['S', 'mudar a situação'],
			['Enter', 'abrir o jogo inteiro'],
			['B', 'ir para as ações da seleção'],
			['/', 'ir para a busca'],
			['Esc', 'limpar a seleção, ou desistir da mudança'],
			['Ctrl + Z', 'desfazer a última mudança, por 10 segundos'],
			['?', 'esta ajuda'],
		],
	},
} as const;

/** The result of an action, in one sentence. */
export function bulkDone(action: BulkAction, count: number): string {
	const games = count === 1 ? '1 jogo' : manyGames(count);
	const one = count === 1;
	switch (action.kind) {
		case 'publication':
			return action.publication === 'published'
				? `${games} no ar.`
				: `${games} ${one ? 'saiu' : 'saíram'} do ar.`;
		case 'status':
			return `${games}: ${statusNames[action.status].toLowerCase()}${one ? '' : 's'}.`;
		case 'move':
			return `${games} ${one ? 'movido' : 'movidos'}.`;
		case 'add-channel':
			return `Canal incluído em ${games}.`;
		case 'remove-channel':
			return `Canal retirado de ${games}.`;
		case 'verify':
			return `Canais de ${games} conferidos agora.`;
		case 'trash':
			return `${games} na lixeira.`;
		case 'restore':
			return `${games} de volta.`;
	}
}

/** Why a game was left unchanged. */
export const bulkProblems: Record<BulkRowProblem, string> = {
	same: 'já estava assim',
	'in-trash': 'está na lixeira',
	'not-in-trash': 'não está na lixeira',
	'no-hour': 'a hora ainda não está definida',
	'out-of-range': 'sairia do calendário do guia',
	stale: 'alguém mudou este jogo enquanto isso',
	missing: 'não existe mais',
	'not-undone': 'alguém mudou este jogo depois',
	damaged: 'o registro de como ele era antes se danificou',
};

/** Preset periods, by their parameters: '{from}|{to}'. */
export const periodNames: Readonly<Record<string, string>> = {
	'hoje|': 'A partir de hoje',
	'hoje|hoje': 'Hoje',
	'amanha|amanha': 'Amanhã',
	'hoje|hoje+7': 'Próximos 7 dias',
	'hoje-7|ontem': 'Últimos 7 dias',
	'sempre|': 'Todo o arquivo',
};
