/** "Globo passa X em SP; em PE, Y". */
export const slotCopy = {
	title: (isPast: boolean) => (isPast ? 'Dependia do estado' : 'Depende do seu estado'),
	when: (day: string, hour: string) => `${day}, ${hour}`,
	/** Minutes behind a fold. */
	more: (count: number) => (count === 1 ? '+ 1 horário' : `+ ${count} horários`),
	differs: (channel: string, isPast: boolean) =>
		`: ${channel} ${isPast ? 'mostrou' : 'mostra'} jogos diferentes.`,
	map: 'Ver no mapa',
	/** Of the one that the reader's state is shown. */
	here: { here: '✓ no seu estado, {UF}', notHere: '' },
} as const;
