/** S2.04, literal. */
function unreadWords(count: number): string {
	return count === 1 ? 'Você tem 1 notícia nova' : `Você tem ${count} notícias novas`;
}

/**
 * Texts of the frame around every public page. Strings marked S… are literal in the specification.
 */
export const frameCopy = {
	skip: 'Pular para o conteúdo',
	home: (name: string) => `${name}, página inicial`,
	/** S2.02: shown while no logo is set. */
	ball: '⚽',
	search: {
		region: 'Buscar jogos',
		label: 'Buscar por time ou competição',
		/** S2.03, from 768 px. */
		wide: 'Buscar por time ou competição...',
		/** S2.03, below 768 px. */
		narrow: 'Buscar por time...',
		submit: 'Buscar',
	},
	navigation: {
		label: 'Navegação principal',
		today: 'Hoje',
		tomorrow: 'Amanhã',
		news: 'Notícias',
		unread: unreadWords,
	},
	/** S2.05. */
	menu: { open: 'MENU', title: 'Navegação', close: 'Fechar navegação' },
	/** The bottom bar of narrow screens, beside MENU. */
	dock: {
		label: 'Atalhos',
		now: 'Agora',
		more: { open: 'Mais', title: 'Mais do guia', close: 'Fechar mais do guia' },
	},
	theme: {
		toggle: 'Alternar tema',
		toLight: 'Mudar para o tema claro',
		toDark: 'Mudar para o tema escuro',
	},
	/** S2.11. */
	loading: 'A carregar...',
	demo: {
		label: 'Aviso',
		text: 'Guia de demonstração: clubes reais, jogos inventados.',
	},
	footer: {
		links: {
			label: 'Sobre o site',
			about: 'Sobre',
			terms: 'Termos de Uso',
			privacy: 'Política de Privacidade',
		},
		views: {
			label: 'Jogos',
			live: 'Ao vivo',
			free: 'De graça',
			week: 'Semana',
			grid: 'Grade de TV',
			map: 'Mapa da TV',
			yesterday: 'Ontem',
		},
		guide: { label: 'De A a Z', teams: 'Times', competitions: 'Campeonatos', channels: 'Canais' },
		social: {
			label: 'Redes sociais',
			instagram: 'Nosso perfil no Instagram',
			x: 'Nosso perfil no X',
		},
		app: {
			title: 'Baixe o App',
			apple: 'Em breve na App Store',
			google: 'Em breve no Google Play',
		},
		/** S2.06: the heart between the two halves of the sentence. */
		made: ['Feito com', '♥', 'para os amantes do futebol'] as const,
		/** S1.02. */
		disclaimer:
			'Somos um agregador de informações de transmissão. Horários e canais são de responsabilidade das emissoras e podem mudar sem aviso prévio.',
		copyright: (year: number, name: string) => `© ${year} ${name}`,
	},
} as const;
