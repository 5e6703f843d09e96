/** Words of the news page. */
export const newsCopy = {
	title: 'Notícias',
	lead: 'Mudanças de horário, direitos de transmissão e o que passa onde.',
	emptyTitle: 'Ainda não há notícias',
	emptyText: 'A redação está aquecendo. Quando houver uma notícia publicada, ela aparece aqui.',
	meanwhile: 'Enquanto isso, o guia já está em campo:',
} as const;
