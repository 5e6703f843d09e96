/** Words around the operators' manual; its texts are in docs/pt. */
export const manualCopy = {
	title: 'Manual',
	contents: 'Páginas do manual',
	back: 'Voltar ao painel',
} as const;
