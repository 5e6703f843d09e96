/** Texts about changes that reach an open page. */
export const liveCopy = {
	/** One sentence for several changes. */
	changed: (count: number) => `${count} jogos mudaram.`,
	/** The day changed while offline. `day` = 'ontem', 'hoje', 'sexta-feira, 20 de novembro'. */
	dayTurned: (day: string) => `O dia virou e não há conexão: esta lista é de ${day}.`,
	/** Link to this browser's cached list of today. */
	keptToday: 'Ver os jogos de hoje guardados',
} as const;
