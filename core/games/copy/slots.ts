/** "Globo passa X em SP; em PE, Y". */
export const slotCopy = {
	title: (isPast: boolean) => (isPast ? 'Dependia do estado' : 'Depende do seu estado'),
	when: (day: string, hour: string) => `${day}, ${hour}`,
	/** Label of the fold with the other hours. */
	more: (count: number) => (count === 1 ? '+ 1 horário' : `+ ${count} horários`),
	differs: (channel: string, isPast: boolean) =>
		`: ${channel} ${isPast ? 'mostrou' : 'mostra'} jogos diferentes.`,
	map: 'Ver no mapa',
	/** Marks the game shown in the reader's state. */
	here: { here: '✓ no seu estado, {UF}', notHere: '' },
} as const;
