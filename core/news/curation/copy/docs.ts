/** The documentation of the JSON of the curation. */
export const curationDocs = {
	area: 'Curadoria',
	summaries: {
		queue:
			'Uma página da fila: grupos de itens repetidos, com todas as fontes e do que parecem tratar',
		decide: 'Aprova (cria rascunhos), rejeita, adia ou reabre grupos',
		undo: 'Desfaz uma decisão inteira',
		rules: 'As regras da curadoria, com quantas vezes cada uma valeu',
		addRule: 'Cria uma regra',
		changeRule: 'Muda uma regra',
		removeRule: 'Apaga uma regra; o que ela decidiu continua decidido',
		tryRule: 'O que uma regra teria encontrado nos últimos 7 dias',
	},
} as const;
