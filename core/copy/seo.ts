/** Titles and descriptions that search engines and shared links show. */
export const seoCopy = {
	/** S1.05, literal but for the product name. */
	defaultTitle: (product: string) => `Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia ${product}`,
	today: (date: string, games: string) =>
		`Jogos de hoje (${date}) na TV e na internet: ${games} com horário de Brasília e onde assistir a cada um.`,
	tomorrowTitle: (date: string) => `Jogos de amanhã (${date}): horários e onde assistir`,
	yesterdayTitle: (date: string) => `Jogos de ontem (${date}): horários e onde passaram`,
	/** First step of the way to a page. */
	start: 'Início',
	dayTitle: (date: string) => `Jogos de ${date}: horários e onde assistir`,
	day: (date: string, games: string) =>
		`Jogos de ${date}: ${games}, com horário de Brasília, canais, streaming e o que passa de graça.`,
	gameTitle: (teams: string, date: string) => `${teams}: onde assistir e horário (${date})`,
	/** What the web manifest says of the site. */
	manifest: 'Jogos de hoje e de amanhã e onde assistir a cada um.',
	/** Where the icon of an installed guide leads to by a long press. */
	shortcuts: {
		today: 'Hoje',
		tomorrow: 'Amanhã',
		live: 'Ao vivo',
		mine: 'Meus times e preferências',
	},
	/** `answer` = a sentence. */
	game: (teams: string, competition: string, when: string, answer: string) =>
		`${teams} (${competition}), ${when}. ${answer}`,
} as const;
