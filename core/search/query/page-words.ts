/** Pages that a query may name, and the usual phrases for them. */
export const PAGE_PHRASES = {
	news: 'notícias|notícia|novidades|news',
	teams: 'times|todos os times|lista de times|clubes',
	competitions: 'campeonatos|todos os campeonatos|lista de campeonatos|competições|torneios',
	channels: 'canais|todos os canais|lista de canais|emissoras',
	preferences: 'preferências|minhas preferências|meus times|meus canais|configurações',
	about: 'sobre|sobre nós|quem somos|contato',
	terms: 'termos de uso|termos',
	privacy: 'privacidade|política de privacidade|lgpd',
} as const;

export type PageId = keyof typeof PAGE_PHRASES;
