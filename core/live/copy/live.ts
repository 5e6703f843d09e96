/** What an open page says of changes that reach it. */
export const liveCopy = {
	/** Several changes are one sentence. */
	changed: (count: number) => `${count} jogos mudaram.`,
	/**
	 * The day turned while there is no connection. `day` = 'ontem', 'hoje', 'sexta-feira, 20 de
	 * novembro'.
	 */
	dayTurned: (day: string) => `O dia virou e não há conexão: esta lista é de ${day}.`,
	/** The way to the list of today that this browser holds. */
	keptToday: 'Ver os jogos de hoje guardados',
} as const;
