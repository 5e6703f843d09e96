import type { Lack } from '#core/admin/overview.ts';
import type { ChangeKind } from '#core/games/game.ts';
import type { Role } from '#core/identity/operator.ts';

/**
 * Texts of the panel's frame and of all its screens. Strings marked S… are literal in the
 * specification.
 */
export const panelCopy = {
	/** S8.03, byte by byte. */
	signOutFailed: 'Falha ao fazer logout.',
	name: 'Painel',
	/** Name of the account in an authenticator app. */
	issuer: 'Guia de Jogos',
	skip: 'Pular para o conteúdo',
	/** S2.11. */
	loading: 'A carregar...',
	needsScript: 'O painel precisa de JavaScript: ative-o neste navegador e recarregue a página.',
	site: 'Ver o site',
	demo: 'Demonstração',
	/** S2.09, byte by byte. */
	menu: {
		label: 'Menu do painel',
		open: 'Menu',
		close: 'Fechar',
		short: 'Atalhos do painel',
		dashboard: 'Dashboard',
		games: 'Gerenciar Jogos',
		newGame: 'Cadastrar Jogo',
		importGames: 'Importar Jogos',
		bots: 'Controlo de Bots',
		feeds: 'Gerenciar RSS',
		curation: 'Curadoria de Notícias',
		articles: 'Gerenciar Notícias',
		settings: 'Configurações',
		signOut: 'Sair',
	},
	/** Screens without a menu entry of their own. */
	screens: {
		editGame: 'Editar Jogo',
		newArticle: 'Escrever Notícia',
		editArticle: 'Editar Notícia',
		brand: 'Marca',
		account: 'Minha conta',
		operators: 'Operadores',
		access: 'Acesso',
		auditLog: 'Registro',
		sources: 'Fontes',
	},
	/** S2.08, byte by byte. */
	welcome:
		'Bem-vindo ao Painel Administrativo - Selecione uma opção na barra lateral para começar.',
	roles: { administrator: 'Administrador', editor: 'Editor' } as const satisfies Record<
		Role,
		string
	>,
	problem: {
		title: 'Não foi possível abrir esta tela',
		again: 'Tentar de novo',
		request: (id: string) => `Código do pedido: ${id}`,
	},
	noAccess: {
		notInvited: {
			title: 'Esta conta não faz parte da equipe',
			text: 'Você entrou, mas ninguém convidou esta conta para operar o guia. Peça um convite a um administrador, ou saia e entre com outra conta.',
		},
		secondFactor: {
			title: 'Falta o segundo fator',
			text: 'Esta conta tem um aplicativo autenticador ou uma chave de acesso, e esta sessão começou sem ele. Saia e entre de novo com o código ou com a chave.',
		},
		signOut: 'Sair e entrar com outra conta',
	},
	mustEnroll: {
		title: 'Falta proteger esta conta',
		text: 'Este guia exige dos administradores um segundo fator ou uma chave de acesso. Ative um deles abaixo; o painel abre em seguida.',
		signOut: 'Sair',
	},
	missing: {
		title: 'O painel não tem esta tela',
		text: 'O endereço pode ter sido cortado ao ser copiado. Escolha uma opção do menu.',
		back: 'Ir para o Dashboard',
	},
} as const;

/** The start screen of the panel. */
export const dashboardCopy = {
	days: { today: 'Hoje', tomorrow: 'Amanhã' },
	total: (games: number) =>
		games === 0 ? 'nenhum jogo' : games === 1 ? '1 jogo' : `${games} jogos`,
	withoutChannel: (games: number) => (games === 1 ? '1 sem canal' : `${games} sem canal`),
	withoutHour: (games: number) => (games === 1 ? '1 sem hora' : `${games} sem hora`),
	complete: 'Todos com hora e canal.',
	empty: 'Nenhum jogo neste dia.',
	more: (games: number) => (games === 1 ? 'Mostrar mais 1 jogo' : `Mostrar mais ${games} jogos`),
	lacks: { channel: 'sem canal', hour: 'sem hora' } as const satisfies Record<Lack, string>,
	hourUndefined: 'a definir',
	table: { hour: 'Hora', game: 'Jogo', lacks: 'Falta' },
	changes: 'Últimas mudanças',
	noChanges: 'Nada mudou nos últimos 14 dias.',
	changed: {
		created: 'Jogo cadastrado',
		kickoff: 'Horário',
		broadcasts: 'Canais',
		status: 'Situação',
		result: 'Placar',
		teams: 'Times',
		venue: 'Estádio',
		round: 'Fase',
		publication: 'Publicação',
		removed: 'Jogo retirado',
		restored: 'Jogo de volta',
	} as const satisfies Record<ChangeKind, string>,
	nothing: 'nada',
	source: (name: string) => `fonte: ${name}`,
} as const;
