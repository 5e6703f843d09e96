/** "Globo passa X em SP; em PE, Y". */
export const slotCopy = {
	title: 'Depende do seu estado',
	when: (day: string, hour: string) => `${day}, ${hour}`,
	differs: (channel: string) => `: ${channel} mostra jogos diferentes.`,
} as const;
