/** Titles and descriptions for search engines and shared links. */
export const seoCopy = {
	/** S1.05, literal except for the product name. */
	defaultTitle: (product: string) => `Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia ${product}`,
	today: (date: string, games: string) =>
		`Jogos de hoje (${date}) na TV e na internet: ${games} com horário de Brasília e onde assistir a cada um.`,
	tomorrowTitle: (date: string) => `Jogos de amanhã (${date}): horários e onde assistir`,
	yesterdayTitle: (date: string) => `Jogos de ontem (${date}): horários e onde passaram`,
	/** First breadcrumb. */
	start: 'Início',
	dayTitle: (date: string) => `Jogos de ${date}: horários e onde assistir`,
	day: (date: string, games: string) =>
		`Jogos de ${date}: ${games}, com horário de Brasília, canais, streaming e o que passa de graça.`,
	gameTitle: (teams: string, date: string) => `${teams}: onde assistir e horário (${date})`,
	/** Description of the site in the web manifest. */
	manifest: 'Jogos de hoje e de amanhã e onde assistir a cada um.',
	/** Names of the pages offered on a long press of the installed icon. */
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
